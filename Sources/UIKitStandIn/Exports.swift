// UIKit brings Foundation along.
@_exported import Foundation

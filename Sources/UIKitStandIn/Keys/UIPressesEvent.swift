import Foundation

/// What presses belong to.
@MainActor open class UIPressesEvent: NSObject {}

/// Who looks at the store.
public enum Role: Sendable {
  case manager
  case employee
}

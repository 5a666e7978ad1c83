/// Which store, and which run of revision numbers in it, a snapshot comes from: only within one
/// lineage do equal stamps mean the same version of a record.
@usableFromInline final class StoreLineage: Sendable {
  @usableFromInline init() {}
}

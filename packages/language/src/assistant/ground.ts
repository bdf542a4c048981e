/** A line of argument: what is claimed, why, and why it outweighs the other side. None of it states a fact of the world. */
export interface Line {
  readonly claim: string
  readonly reason: string
  readonly weighing: string
}

/** What can be said for and against a kind of measure. */
export interface Ground {
  readonly kind: string
  readonly pattern: RegExp
  readonly pro: readonly Line[]
  readonly con: readonly Line[]
}

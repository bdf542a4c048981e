/** A line of argument: claim, reason, and why it outweighs the other side. It states no fact of the world. */
export interface Line {
  readonly claim: string
  readonly reason: string
  readonly weighing: string
}

/** Arguments for and against a kind of measure. */
export interface Ground {
  readonly kind: string
  readonly pattern: RegExp
  readonly pro: readonly Line[]
  readonly con: readonly Line[]
}

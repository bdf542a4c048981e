/** One kind of thing that people do in a fault run: remembers what was acknowledged, and compares it at the end. */
export interface Deed {
  /** Does it once. @throws {Unanswered} when no final answer came. */
  act(): Promise<void>
  /** Compares everything acknowledged with what is stored. */
  check(): Promise<void>
}

/** One kind of user action in a fault run: records what was acknowledged, and verifies it at the end. */
export interface Workload {
  /** Performs it once. @throws {Unanswered} when no final response came. */
  act(): Promise<void>
  /** Verifies everything acknowledged against what is stored. */
  check(): Promise<void>
}

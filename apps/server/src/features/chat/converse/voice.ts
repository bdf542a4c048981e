/** Whoever speaks an answer while it is made. */
export interface Voice {
  /** Whether any of it was spoken. */
  readonly hasSpoken: boolean
  /** The answer so far. */
  read(content: string, isWhole: boolean): void
  /** The answer begins anew. */
  forget(): void
  /** Speaks no further. */
  stop(): void
  /** Waits for what is being spoken. @returns whether all of it was. */
  end(): Promise<boolean>
}

/** Hands values from one to another in their order. One reader; what was pushed before the end is still read. */
export class AsyncQueue<Value> implements AsyncIterable<Value> {
  #waiting: Value[] = []
  #end: { readonly error?: unknown } | undefined
  #wake: () => void = () => undefined

  /** Is ignored after the end. */
  push(value: Value): void {
    if (this.#end !== undefined) return
    this.#waiting.push(value)
    this.#wake()
  }

  /** Nothing more comes. */
  end(): void {
    this.#end ??= {}
    this.#wake()
  }

  /** Nothing more comes, and why. */
  fail(error: unknown): void {
    this.#end ??= { error }
    this.#wake()
  }

  get isEnded(): boolean {
    return this.#end !== undefined
  }

  /** Takes all that waits, which may be nothing. */
  takeWaiting(): readonly Value[] {
    const taken = this.#waiting
    this.#waiting = []
    return taken
  }

  /** Resolves when something waits, or nothing more comes. */
  async news(): Promise<void> {
    if (this.#waiting.length > 0 || this.isEnded) return
    await new Promise<void>((resolve) => {
      this.#wake = resolve
    })
  }

  /** @throws the error with which it failed, once all before that was read. */
  async *[Symbol.asyncIterator](): AsyncGenerator<Value> {
    for (;;) {
      const taken = this.#waiting.splice(0, 1)
      yield* taken
      if (taken.length > 0) continue
      if (this.#end === undefined) await this.news()
      else if ('error' in this.#end) throw this.#end.error
      else return
    }
  }
}

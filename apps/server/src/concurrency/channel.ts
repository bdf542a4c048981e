/** Hands values from one to another in their order. One reader; what was pushed before the end is still read. */
export class Channel<Value> implements AsyncIterable<Value> {
  readonly #waiting: Value[] = []
  #end: { readonly error?: unknown } | undefined
  #wake: () => void = () => undefined

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

  /** @throws the error with which it failed, once all before that was read. */
  async *[Symbol.asyncIterator](): AsyncGenerator<Value> {
    for (;;) {
      const value = this.#waiting.shift()
      if (value !== undefined) yield value
      else if (this.#end !== undefined) {
        if ('error' in this.#end) throw this.#end.error
        return
      } else
        await new Promise<void>((resolve) => {
          this.#wake = resolve
        })
    }
  }
}

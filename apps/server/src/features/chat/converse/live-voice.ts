import type { LiveSound, LiveTurn } from '../../../ports/live.ts'
import type { Voice } from './voice.ts'

interface LiveVoiceParts {
  readonly turn: Pick<LiveTurn, 'sounds'>
  /** Whether another model answers, who has no voice of its own. */
  readonly isTakenOver: () => boolean
  /** Speaks what such a model answers. */
  readonly standIn: Voice
  readonly deliver: (sound: LiveSound) => Promise<void>
}

/** The voice of an answer that is made as speech. No sound is handed on before its words are. */
export class LiveVoice implements Voice {
  readonly #parts: LiveVoiceParts
  readonly #delivered: Promise<void>
  #shown = 0
  #isStopped = false
  #hasSpoken = false
  #wake: () => void = () => undefined

  constructor(parts: LiveVoiceParts) {
    this.#parts = parts
    this.#delivered = this.#deliverAll()
  }

  get hasSpoken(): boolean {
    return this.#hasSpoken || this.#parts.standIn.hasSpoken
  }

  read(content: string, isWhole: boolean): void {
    if (this.#parts.isTakenOver()) {
      this.#parts.standIn.read(content, isWhole)
      return
    }
    this.#shown = isWhole ? Number.POSITIVE_INFINITY : content.length
    this.#wake()
  }

  forget(): void {
    this.#parts.standIn.forget()
  }

  stop(): void {
    this.#isStopped = true
    this.#wake()
    this.#parts.standIn.stop()
  }

  async end(): Promise<boolean> {
    if (this.#parts.isTakenOver()) return this.#parts.standIn.end()
    await this.#delivered
    return this.#hasSpoken && !this.#isStopped
  }

  async #deliverAll(): Promise<void> {
    for await (const sound of this.#parts.turn.sounds) {
      while (this.#shown < sound.upTo && !this.#isStopped)
        await new Promise<void>((resolve) => {
          this.#wake = resolve
        })
      if (this.#isStopped) return
      this.#hasSpoken = true
      await this.#parts.deliver(sound)
    }
  }
}

import { type Sound, wavOf } from '@placard/voice'
import type { LiveSound } from '../../ports/live.ts'

/** Seconds of the first piece, which is waited for, and of the others. */
const FIRST_SECONDS = 0.25
const NEXT_SECONDS = 1

/**
 * Makes pieces of sounds and words that come side by side. A piece ends with the words that had come by its end, so that no
 * sound is heard before its words can be read.
 */
export class LivePieces {
  readonly #deliver: (sound: LiveSound) => void
  #text = ''
  #upTo = 0
  #hasBegun = false
  #sounds: Sound[] = []

  constructor(deliver: (sound: LiveSound) => void) {
    this.#deliver = deliver
  }

  /** The text so far. */
  get text(): string {
    return this.#text
  }

  /** @returns what is added to the text: it begins with a word. */
  addText(text: string): string {
    const added = this.#text === '' ? text.trimStart() : text
    this.#text += added
    this.#deliverWhole()
    return added
  }

  addSound(sound: Sound): void {
    // the rate does not change; where it does, each has its own piece
    if (this.#sounds.some(({ rate }) => rate !== sound.rate)) this.end()
    this.#sounds.push(sound)
    this.#deliverWhole()
  }

  /** Delivers what is left. */
  end(): void {
    const [first] = this.#sounds
    if (first === undefined) return
    const samples = new Int16Array(this.#sounds.reduce((length, sound) => length + sound.samples.length, 0))
    let at = 0
    for (const sound of this.#sounds) {
      samples.set(sound.samples, at)
      at += sound.samples.length
    }
    const spoken = this.#text.slice(this.#upTo).trim()
    this.#sounds = []
    this.#upTo = this.#text.length
    this.#hasBegun = true
    this.#deliver({ bytes: wavOf({ samples, rate: first.rate }), mediaType: 'audio/wav', spoken, upTo: this.#upTo })
  }

  #deliverWhole(): void {
    const seconds = this.#sounds.reduce((sum, { samples, rate }) => sum + samples.length / rate, 0)
    const isLong = seconds >= (this.#hasBegun ? NEXT_SECONDS : FIRST_SECONDS)
    if (isLong && this.#text.slice(this.#upTo).trim() !== '') this.end()
  }
}

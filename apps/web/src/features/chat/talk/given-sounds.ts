import type { GivenSound } from '../../../client/voice/utterance.ts'

/** Sounds that come with their words. */
export class GivenSounds implements GivenSound {
  readonly #byPiece = new Map<string, ArrayBuffer[]>()

  add(piece: string, sound: ArrayBuffer): void {
    this.#byPiece.set(piece, [...(this.#byPiece.get(piece) ?? []), sound])
  }

  take(piece: string): ArrayBuffer | undefined {
    return this.#byPiece.get(piece)?.shift()
  }
}

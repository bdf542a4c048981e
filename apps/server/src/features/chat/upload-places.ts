import type { GiveBack, SharedPlaces } from '../../process/shared-places.ts'

/** Files on their way to this server at once: each is held in its memory while it is read. */
const MOST_HERE = 24
/** Files of one account on their way at once, over all servers. */
export const MOST_OF_ONE = 3

/** Who sends files at this moment. */
export class UploadPlaces {
  readonly #ofOne: Pick<SharedPlaces, 'take'>
  #here = 0

  constructor(ofOne: Pick<SharedPlaces, 'take'>) {
    this.#ofOne = ofOne
  }

  /** Takes a place. @returns what gives it back; undefined when there is none. */
  async take(accountId: string): Promise<GiveBack | undefined> {
    if (this.#here >= MOST_HERE) return undefined
    this.#here += 1
    let giveBack: GiveBack | undefined
    try {
      giveBack = await this.#ofOne.take(accountId)
    } finally {
      if (giveBack === undefined) this.#here -= 1
    }
    return giveBack && (() => this.#leave(giveBack))
  }

  #leave(giveBack: GiveBack): void {
    this.#here -= 1
    giveBack()
  }
}

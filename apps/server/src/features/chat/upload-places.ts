import type { GiveBack, SharedPlaces } from '../../process/shared-places.ts'

/** Limit of concurrent uploads to this server: each is in memory while it is read. */
const MOST_HERE = 24
/** Limit of concurrent uploads of one account, over all servers. */
export const MOST_OF_ONE = 3

/** Uploads in progress, by account. */
export class UploadPlaces {
  readonly #ofOne: Pick<SharedPlaces, 'take'>
  #here = 0

  constructor(ofOne: Pick<SharedPlaces, 'take'>) {
    this.#ofOne = ofOne
  }

  /** Acquires a place. @returns its release; undefined at a limit. */
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

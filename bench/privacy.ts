import type { Bench } from './figure.ts'
import { archiveOfEverything } from './privacy/archive.ts'
import { deletionOfAnAccount } from './privacy/deletion.ts'

/** What privacy rights cost at very many messages. */
export const bench: Bench = async function* (options) {
  yield* archiveOfEverything(options)
  yield* deletionOfAnAccount(options)
}

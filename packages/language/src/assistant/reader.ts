import type { ActReader } from './acts/act-model.ts'
import type { Mender } from './mend-words.ts'
import type { NameReader } from './states.ts'

/** What messages are read with. */
export type Reader = NameReader & Mender & ActReader

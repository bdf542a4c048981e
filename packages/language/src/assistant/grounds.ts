import type { Ground } from './ground.ts'
import { JUDGEMENT } from './grounds-of-judgement.en.ts'
import { MEANS } from './grounds-of-means.en.ts'
import { ORDER, REFORM } from './grounds-of-order.en.ts'

/** Kinds of measures; the first one that a motion names is used, and the last fits any. */
export const GROUNDS: readonly Ground[] = [...JUDGEMENT, ...REFORM, ...MEANS, ...ORDER]

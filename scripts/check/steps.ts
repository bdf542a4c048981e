import { deadCode } from './dead-code.ts'
import { documents } from './documents.ts'
import { fences } from './fences.ts'
import { languages } from './languages.ts'
import { licences } from './licences.ts'
import { lock } from './lock.ts'
import { sentences } from './sentences.ts'
import type { Step } from './step.ts'
import { strings } from './strings.ts'
import { style } from './style.ts'
import { types } from './types.ts'

/** Every check, the slow ones first, for the shortest total time in parallel. */
export const STEPS: readonly Step[] = [
  types,
  style,
  fences,
  deadCode,
  licences,
  lock,
  strings,
  languages,
  documents,
  sentences,
]

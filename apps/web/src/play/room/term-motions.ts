import type { MotionKind } from '@placard/engine'
import type { Term } from './term-messages.en.ts'

/** Terms that name a motion, for which the chair adds what it needs. */
export const TERM_MOTIONS: Readonly<Partial<Record<Term, MotionKind>>> = {
  'moderated-caucus': 'moderated-caucus',
  'unmoderated-caucus': 'unmoderated-caucus',
  suspension: 'suspend',
  'adjourning-debate': 'adjourn-debate',
  'adjourning-meeting': 'adjourn-meeting',
  'closing-debate': 'vote',
  'speaking-time': 'limit-time',
  'straw-poll': 'straw-poll',
  'roll-call': 'roll-call',
  consensus: 'consensus',
  'important-question': 'important-question',
  division: 'division',
  reconsideration: 'reconsider',
  appeal: 'appeal',
}

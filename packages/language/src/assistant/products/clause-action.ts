import { slot } from '../slots.ts'
import { clauseMessages as words } from './clause-messages.en.ts'
import type { Force } from './measures.ts'

const FOUNDING =
  /^(?:sets? up|set(?:ting)? up|creat(?:es?|ing)|establish(?:es|ing)?|launch(?:es|ing)?|found(?:s|ing)?)\s+/i
const CALLING =
  /^(urg|request|encourag|invit|recommend|call|condemn|demand|remind|support|welcom)(?:e|es|s|ing)?(?: upon| on| for)?\s+(?=\S)/i
const CALLS: Readonly<Record<string, string>> = {
  urg: 'Urges',
  request: 'Requests',
  encourag: 'Encourages',
  invit: 'Invites',
  recommend: 'Recommends',
  call: 'Calls upon',
  condemn: 'Condemns',
  demand: 'Demands',
  remind: 'Reminds',
  support: 'Supports',
  welcom: 'Welcomes',
}
const ACTING = { mild: 'Invites', usual: 'Calls upon', strong: 'Urges' } as const

/** A clause for what its user wants done: it founds something, calls for it, or has States do it. */
export function actionClause(action: string, force: Force): string {
  const verb = action.match(CALLING)?.[1]?.toLowerCase()
  if (FOUNDING.test(action)) return words.founding(slot(action.replace(FOUNDING, '')))
  if (verb !== undefined) return words.calling(CALLS[verb] ?? 'Calls upon', slot(action.replace(CALLING, '')))
  return words.acting(ACTING[force], slot(action.replace(/^(\w+[^s])s\b/, '$1')))
}

import type { Answer, Change } from '@placard/engine'
import type { Past } from './past.ts'
import type { Line } from './said.ts'
import { proposedAt } from './turned.ts'

const isSame = (one: Change | undefined, other: Change) => one?.issue === other.issue && one.option === other.option

/** When the seat last put an option before the committee itself; a time only where the record has it. */
export function ownSince(option: Change, past: Past): { readonly at: number | undefined } | undefined {
  const when = proposedAt(option, past)
  return when && { at: when.at }
}

/** Its last yes to an option, unless it has spoken against it since; with the time only where the record has it. */
export function lastYes(option: Change, past: Past): { readonly at: number | undefined } | undefined {
  const last = past.own.findLast((line) => sideIn(line, option, past) !== undefined)
  if (last === undefined || sideIn(last, option, past) !== 'for') return undefined
  const { act } = last
  return { at: act.kind === 'react' ? past.view.proposals.find(({ id }) => id === act.proposal)?.at : undefined }
}

/** The side that a line took on an option alone; undefined where it took none. */
function sideIn({ act }: Line, option: Change, { view }: Past): 'for' | 'against' | undefined {
  if (act.kind === 'support') return isSame(act.change, option) ? 'for' : undefined
  if (act.kind === 'oppose') return isSame(act.change, option) ? 'against' : undefined
  if (act.kind === 'explain') return act.answer === undefined ? undefined : sideOfAnswer(act.answer, option)
  if (act.kind !== 'react') return undefined
  const changes = view.proposals.find(({ id }) => id === act.proposal)?.changes ?? []
  if (changes.length !== 1 || !isSame(changes[0], option)) return undefined
  return act.reaction === 'cannot-accept' ? 'against' : 'for'
}

function sideOfAnswer({ to, verdict, change }: Answer, option: Change): 'for' | 'against' | undefined {
  if ((to !== 'accept' && to !== 'price') || !isSame(change, option)) return undefined
  return verdict === 'yes' ? 'for' : verdict === 'no' ? 'against' : undefined
}

/** Whether the seat has told the committee that it is for an option. */
export function hasSpokenFor(option: Change, past: Past): boolean {
  const isTold = ({ act }: Line) =>
    act.kind === 'explain' &&
    isSame(act.answer?.change, option) &&
    (act.answer?.to === 'need' || (act.answer?.to === 'reasons' && act.answer.verdict === 'yes'))
  return past.own.some((line) => isTold(line) || sideIn(line, option, past) === 'for')
}

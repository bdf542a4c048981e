import { singleText } from '../../bargaining/single-text.ts'
import { applyChanges, type Deal } from '../../model/committee/issue.ts'
import { CHAIR, type Draft } from '../../model/floor/draft.ts'
import { lastChangeAt, leadingDraft } from '../../model/session/lookup.ts'
import type { CampaignState } from '../../model/session/state.ts'
import { progressRatio } from '../../model/session/time.ts'
import type { CommandContext } from '../command-context.ts'
import { putChanges } from './proposals.ts'

/** From this share of the session on the chair offers its single text even if the debate is not stalled. */
const OFFERS_FROM_RATIO = 0.45
/** Before that share, it does so once the text has not changed for this long. */
const STALL_MS = 150_000
/** Minimum interval between two of the chair's offers. */
const PAUSE_MS = 60_000
/** Until this share of the session a text that not every seat favours is not put to the vote. */
const UNHURRIED_RATIO = 0.75

/**
 * When the text stalls, and from the later part of the session on, the chair proposes its single text: the leading
 * draft with the trades that, by public acts alone, leave more of the room content.
 */
export function offerSingleText(context: CommandContext): void {
  const { state } = context
  const draft = leadingDraft(state)
  if (!draft || state.clock.phaseIndex === 0 || !isFree(state) || !isWanted(state, draft, context.at)) return
  const changes = singleText({ text: draft.deal, estimates: state.estimates, avoid: textsTried(state, draft) })
  if (changes) putChanges(context, CHAIR, changes)
}

/** Whether there is still time to win over seats that do not favour a draft before it is put to the vote. */
export function isWorkedOn(state: CampaignState, { declared }: Pick<Draft, 'declared'>): boolean {
  if (progressRatio(state) >= UNHURRIED_RATIO) return false
  return state.seats.some(({ id }) => declared[id] !== 'favour')
}

/** Whether a draft contains the chair's single text: from then on only the chair improves it, clause by clause. */
export function isSingleText({ marks }: Pick<Draft, 'marks'>): boolean {
  return marks.some(({ by }) => by === CHAIR)
}

function isFree({ floor, proposals, owed, closingOfferUntil }: CampaignState): boolean {
  if (floor.vote || floor.motion || floor.order?.caucus || closingOfferUntil !== undefined) return false
  return owed.length === 0 && !proposals.some(({ status }) => status === 'open')
}

function isWanted(state: CampaignState, draft: Draft, at: number): boolean {
  const last = state.proposals.findLast(({ by }) => by === CHAIR)
  if (last && at - last.at < PAUSE_MS) return false
  if (progressRatio(state) >= OFFERS_FROM_RATIO) return true
  return at - lastChangeAt(draft) >= STALL_MS
}

/** Texts that were recently refused, and earlier versions of the draft. */
export function textsTried({ proposals }: Pick<CampaignState, 'proposals'>, draft: Draft): readonly Deal[] {
  const tried: Deal[] = []
  for (const { draft: id, status, changes } of proposals) {
    if (id === draft.id && status !== 'adopted') tried.push(applyChanges(draft.deal, changes))
  }
  for (const { issue, before } of draft.marks) tried.push(applyChanges(draft.deal, [{ issue, option: before }]))
  return tried
}

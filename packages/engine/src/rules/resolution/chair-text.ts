import { singleText } from '../../bargaining/single-text.ts'
import { applyChanges, type Deal } from '../../model/committee/issue.ts'
import { CHAIR, type Draft } from '../../model/floor/draft.ts'
import { lastChangeAt, leadingDraft } from '../../model/session/lookup.ts'
import type { CampaignState } from '../../model/session/state.ts'
import { progressRatio } from '../../model/session/time.ts'
import type { Turn } from '../turn.ts'
import { putChanges } from './proposals.ts'

/** From this share of the session on the chair offers texts of its own, whether or not the debate still moves. */
const OFFERS_FROM_RATIO = 0.45
/** Before it, it does so once the text has not changed for this long. */
const STALL_MS = 150_000
/** The committee has this long to itself between two of the chair's offers. */
const PAUSE_MS = 60_000
/** Until this share of the session a text that not everybody favours is worked on, rather than put to the vote. */
const UNHURRIED_RATIO = 0.75

/**
 * Where support stalls, and in the end game, the chair puts its single text to the committee: the leading draft with the
 * trades that, by what everybody has shown in public, leave more of the room content.
 */
export function offerSingleText(turn: Turn): void {
  const { state } = turn
  const draft = leadingDraft(state)
  if (!draft || state.clock.phaseIndex === 0 || !isFree(state) || !isWanted(state, draft, turn.at)) return
  const changes = singleText({ text: draft.deal, estimates: state.estimates, avoid: textsTried(state, draft) })
  if (changes) putChanges(turn, CHAIR, changes)
}

/** Whether there is time to win over those who do not favour a draft yet before it is put to the vote. */
export function isWorkedOn(state: CampaignState, { declared }: Pick<Draft, 'declared'>): boolean {
  if (progressRatio(state) >= UNHURRIED_RATIO) return false
  return state.seats.some(({ id }) => declared[id] !== 'favour')
}

/** Whether the chair's single text is in a draft: from then on it is the chair that improves it, clause by clause. */
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

/** Texts that were refused lately, and those the draft has left behind. */
export function textsTried({ proposals }: Pick<CampaignState, 'proposals'>, draft: Draft): readonly Deal[] {
  const tried: Deal[] = []
  for (const { draft: id, status, changes } of proposals) {
    if (id === draft.id && status !== 'adopted') tried.push(applyChanges(draft.deal, changes))
  }
  for (const { issue, before } of draft.marks) tried.push(applyChanges(draft.deal, [{ issue, option: before }]))
  return tried
}

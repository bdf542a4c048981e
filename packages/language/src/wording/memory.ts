import type { PublicView, SeatInView } from '@placard/engine'
import type { Occasion } from './occasion.ts'

/**
 * What a delegate may recall when it speaks to another on some issues: facts of this session in which both had a part,
 * the weightiest first. Every one did happen, so that no line presupposes what was not; and every one bears on those
 * issues, except for a broken promise, which bears on everything.
 */
export function memoriesOf(
  seat: SeatInView,
  target: string,
  issues: readonly number[],
  view: PublicView,
): readonly Occasion[] {
  const onMatter = ({ option }: Occasion) => option === undefined || issues.includes(option.issue)
  const words = brokenWord(seat, target, view).filter((one) => one.situation === 'promise-broken' || onMatter(one))
  const texts = textChanged(seat, target, view).filter(onMatter)
  return [...words, ...texts, ...dealings(seat, target, issues, view)]
}

/** Session time after which a promise that is still open is worth recalling. */
const RECALLED_AFTER_MS = 120_000

function brokenWord(
  { id }: SeatInView,
  target: string,
  { commitments, clock, drafts, leadingDraft }: PublicView,
): readonly Occasion[] {
  const deal = drafts.find((draft) => draft.id === leadingDraft)?.deal
  return commitments
    .filter(({ status, at }) => status !== 'open' || clock.elapsedMs - at >= RECALLED_AFTER_MS)
    .filter(({ kind, by, to, change }) => kind === 'promise' && by === target && to === id && change !== undefined)
    .flatMap(({ status, change, at }): readonly Occasion[] =>
      status === 'broken'
        ? [{ situation: 'promise-broken', option: change, at }]
        : status === 'kept'
          ? // nobody is thanked for what has gone from the text since
            change !== undefined && deal?.[change.issue] === change.option
            ? [{ situation: 'promise-kept', option: change, at }]
            : []
          : [{ situation: 'promise-owed', option: change, at }],
    )
}

/** An option near to the seat's public position that the other took out of the text. */
const NEAR = 0.3

function textChanged({ positions }: SeatInView, target: string, { drafts, issues, leadingDraft }: PublicView) {
  const draft = drafts.find(({ id }) => id === leadingDraft)
  return (draft?.marks ?? [])
    .filter(({ by, issue, before }) => {
      const position = issues[issue]?.options[before]?.position ?? 0
      return by === target && before > 0 && Math.abs(position - (positions[issue] ?? 0)) <= NEAR
    })
    .map(({ issue, before, at }): Occasion => ({ situation: 'changed-text', option: { issue, option: before }, at }))
}

function dealings(
  { id }: SeatInView,
  target: string,
  issues: readonly number[],
  { offers }: PublicView,
): readonly Occasion[] {
  return offers
    .filter(({ by, to }) => by === id && to === target)
    .filter(({ give, take }) => issues.includes(give.issue) || issues.includes(take.issue))
    .flatMap(({ status, at }): readonly Occasion[] =>
      status === 'declined'
        ? [{ situation: 'refused-us', at }]
        : status === 'accepted'
          ? [{ situation: 'favour-owed', at }]
          : [],
    )
}

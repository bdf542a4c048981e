import type { Change, SessionEvent } from '@placard/engine'
import { type Fault, faultIn, type Heard, isSame, spokenTime } from './heard.ts'
import type { SpokenSession } from './spoken-session.ts'

/** Words that say what changed since a delegation made its own proposal. */
const SAYS_WHY =
  /no longer|has changed|have changed|(?:has|have) shifted|changed (?:our|since)|since (?:then|we|it)|has become|had become|moved away|taken out|took out|was replaced|not the (?:text|draft)|another (?:text|draft)|upset the balance|the changes|today we|when we proposed|it was ours|our own|went back|gutted|what we (?:told|wrote|proposed)|beside it now|now stands|\bwhere it had\b|\bhad stood\b|\btook .{3,120} out of it\b|\bstruck .{3,120} from it\b|beside that\b|take with that\b|that should stay|by the exchange|giving that back|would keep that|it would only cost us|asks more of us|what we cannot (?:take|accept) is\b|\b(?:alone|by (?:itself|themselves)), this would\b|\bwe (?:choose|would rather keep|should give up|should lose)\b|\bnobody is paying\b|\bwe are not giving (?:it|them) up\b|\bwith .{3,120} (?:added|as well|on top of (?:it|that))\b|need .{3,120} more\b|we choose the second/i

/** Whether a speech says what stands against a proposal of the speaker's own, or what has changed since. */
export function saysWhy(text: string): boolean {
  return SAYS_WHY.test(text)
}

/** How long after a vote a delegation may still say why it voted against its own text (session ms). */
const AFTERWARDS_MS = 60_000

/** Speeches and votes against what the seat itself proposed, without a word on what changed. */
export function selfOppositionIn(session: SpokenSession, heard: readonly Heard[]): readonly Fault[] {
  return [...spokenAgainstOwn(session, heard), ...votedAgainstOwn(session, heard)]
}

interface Own {
  readonly seat: string
  readonly at: number
  readonly seq: number
  readonly changes: readonly Change[]
}

/** What each seat put before the committee as its own wish: proposals, and the drafts that it introduced. */
function proposedIn({ events }: SpokenSession): readonly Own[] {
  return events.flatMap((event, index): readonly Own[] => {
    const seq = index + 1
    if (event.kind === 'proposal-put') return [{ seat: event.by, at: event.at, seq, changes: event.changes }]
    if (event.kind !== 'draft-introduced') return []
    const changes = event.deal.map((option, issue) => ({ issue, option })).filter(({ option }) => option > 0)
    return [{ seat: event.by, at: event.at, seq, changes }]
  })
}

function spokenAgainstOwn(session: SpokenSession, heard: readonly Heard[]): readonly Fault[] {
  const proposed = proposedIn(session)
  return heard.flatMap(({ saying, side, options, text }) => {
    if (side !== 'against' || saysWhy(text)) return []
    const own = proposed.findLast(
      ({ seat, seq, changes }) =>
        seat === saying.seat &&
        seq < saying.seq &&
        changes.some((change) => options.slice(0, 1).some((one) => isSame(one, change))),
    )
    return own === undefined ? [] : [faultIn('speaks against its own', saying, `proposed at ${spokenTime(own.at)}`)]
  })
}

type VoteOpened = Extract<SessionEvent, { kind: 'vote-opened' }>

/** Who put the question of a vote before the committee, and when. */
function authorOf({ events }: SpokenSession, { question }: VoteOpened): Pick<Own, 'seat' | 'at'> | undefined {
  const put = events.find(
    (event) =>
      (event.kind === 'draft-introduced' && question.kind === 'draft' && event.draft === question.draft) ||
      (event.kind === 'proposal-put' && question.kind === 'amendment' && event.proposal === question.proposal),
  )
  return put?.kind === 'draft-introduced' || put?.kind === 'proposal-put' ? { seat: put.by, at: put.at } : undefined
}

function votedAgainstOwn(session: SpokenSession, heard: readonly Heard[]): readonly Fault[] {
  const { events, seats } = session
  const delegates = new Set(seats.filter(({ holder }) => holder === 'delegate').map(({ id }) => id))
  let vote: VoteOpened | undefined
  return events.flatMap((event) => {
    if (event.kind === 'vote-opened') vote = event
    const opened = vote
    if (event.kind !== 'ballot-cast' || event.choice !== 'against' || opened === undefined) return []
    const author = authorOf(session, opened)
    if (author?.seat !== event.seat || !delegates.has(event.seat)) return []
    const hasSaid = heard.some(
      ({ saying: { seat, at, act }, text, named }) =>
        seat === event.seat &&
        at >= author.at &&
        at <= event.at + AFTERWARDS_MS &&
        // whoever takes its name off its draft over a clause has said why
        (saysWhy(text) || (act.kind === 'withdraw' && named.length > 0)),
    )
    const { seat, at } = event
    const because = `a ${opened.question.kind} of its own of ${spokenTime(author.at)}`
    return hasSaid ? [] : [{ kind: 'votes against its own', seat, at, words: '', because }]
  })
}

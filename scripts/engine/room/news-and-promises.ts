import type { SessionEvent } from '@placard/engine'
import { type Fault, type Heard, isSame, spokenTime } from './heard.ts'
import { plain } from './plain.ts'
import type { SpokenSession } from './spoken-session.ts'

/** Time in which two delegations must have named a crisis (session ms). */
const NAMED_WITHIN_MS = 60_000
/** Time in which a broken promise must have been named by whom it was given to. */
const REMEMBERED_WITHIN_MS = 120_000
const DELEGATIONS = 2

/** What had to be spoken of, and was not. */
export interface Duty {
  readonly all: number
  readonly faults: readonly Fault[]
}

/**
 * Crises that two delegations name within a minute. Not counted: a crisis after which the session ends, or a vote is
 * taken, within the minute, as nobody may speak in a vote; and one that opens in a moderated caucus, in which the chair
 * calls each speaker on the caucus's own topic.
 */
export function crisesNamed({ events, crises, final }: SpokenSession, heard: readonly Heard[]): Duty {
  const endsAt = final.clock.elapsedMs
  const opened = events.flatMap((event) => {
    if (event.kind === 'crisis-opened') return [{ card: event.card, at: event.at }]
    return event.kind === 'session-opened' && event.state.crisis
      ? [{ card: event.state.crisis.card.id, at: event.at }]
      : []
  })
  const counted = opened.filter(({ at }) => {
    const until = at + NAMED_WITHIN_MS
    const isVote = events.some((event) => event.kind === 'vote-opened' && event.at >= at && event.at < until)
    return endsAt >= until && !isVote && !isInCaucus(events, at)
  })
  const faults = counted.flatMap(({ card, at }): readonly Fault[] => {
    const title = plain(crises.find(({ id }) => id === card)?.title ?? '')
    const named = heard.filter(
      ({ saying, text }) => saying.at >= at && saying.at <= at + NAMED_WITHIN_MS && text.includes(title),
    )
    const by = new Set(named.map(({ saying }) => saying.seat)).size
    if (by >= DELEGATIONS) return []
    return [{ kind: 'crisis not named', seat: '', at, words: title, because: `named by ${by} within a minute` }]
  })
  return { all: counted.length, faults }
}

/** Whether a moderated caucus has the floor. */
function isInCaucus(events: readonly SessionEvent[], at: number): boolean {
  const last = events.findLast(
    (event) => event.at <= at && (event.kind === 'caucus-opened' || event.kind === 'caucus-closed'),
  )
  return last?.kind === 'caucus-opened' && last.as === 'moderated'
}

type Promise = Extract<SessionEvent, { kind: 'commitment-made' }>

/**
 * Promises that were broken and named by the delegation they were given to. Not counted: those given to people, and
 * those broken so late that the session ends within half a minute.
 */
export function promisesRemembered({ events, seats, final }: SpokenSession, heard: readonly Heard[]): Duty {
  const delegates = new Set(seats.filter(({ holder }) => holder === 'delegate').map(({ id }) => id))
  const made = new Map<string, Promise>()
  for (const event of events) if (event.kind === 'commitment-made') made.set(event.commitment, event)
  const broken = events.flatMap((event) => {
    const promise =
      event.kind === 'commitment-settled' && event.status === 'broken' ? made.get(event.commitment) : undefined
    const isCounted = promise?.as === 'promise' && promise.to !== undefined && delegates.has(promise.to)
    return isCounted && final.clock.elapsedMs - event.at > NAMED_WITHIN_MS / 2 ? [{ promise, at: event.at }] : []
  })
  const faults = broken.flatMap(({ promise, at }): readonly Fault[] => {
    const { change } = promise
    const told = heard.some(({ saying, text, named }) => {
      const isThen = saying.seat === promise.to && saying.at >= at && saying.at <= at + REMEMBERED_WITHIN_MS
      // a promise is known by that word, or by when it was given and what it was about
      const isOfIt = change !== undefined && named.some((option) => isSame(option, change))
      const isOfThen = text.includes(spokenTime(promise.at))
      return isThen && (/\bpromised?\b|\byour word\b|gave us your/.test(text) || (isOfIt && isOfThen))
    })
    if (told) return []
    const because = `${promise.by} broke its promise of ${spokenTime(promise.at)}`
    return [{ kind: 'broken promise not named', seat: promise.to ?? '', at, words: '', because }]
  })
  return { all: broken.length, faults }
}

import type { Change, SessionEvent } from '@placard/engine'

type Made = Extract<SessionEvent, { kind: 'commitment-made' }>
type Put = Extract<SessionEvent, { kind: 'proposal-put' }>

const isOther = (changes: readonly Change[], about: Change) =>
  changes.some(({ issue, option }) => issue === about.issue && option !== about.option)

/** The promises of a seat on an option, each with whether it binds no longer. */
export function promisesIn(events: readonly SessionEvent[], seat: string) {
  return events.flatMap((event, index) => {
    if (event.kind !== 'commitment-made' || event.as !== 'promise' || event.by !== seat) return []
    const { change, to, commitment } = event
    if (change === undefined || to === undefined) return []
    const isBroken = events.some(
      (one) => one.kind === 'commitment-settled' && one.commitment === commitment && one.status === 'broken',
    )
    return [{ change, to, isBroken, isReleased: isReleasedSince(event, change, events, index) }]
  })
}

/** Whether a promise was given up since: by whom it was given to, by both, or with the clause. */
function isReleasedSince(made: Made, about: Change, events: readonly SessionEvent[], index: number): boolean {
  const since = events.slice(index + 1)
  const others = since.filter((event): event is Put => event.kind === 'proposal-put' && isOther(event.changes, about))
  const broke = events.some(
    (event) =>
      event.kind === 'commitment-settled' &&
      event.status === 'broken' &&
      events.some(
        (one) =>
          one.kind === 'commitment-made' &&
          one.commitment === event.commitment &&
          one.as === 'promise' &&
          one.by === made.to &&
          one.to === made.by,
      ),
  )
  return (
    broke ||
    hasLeft(about, since) ||
    others.some(
      (put) =>
        isFor(made.to, put, since) ||
        (since.some(
          (event) => event.kind === 'proposal-settled' && event.proposal === put.proposal && event.status === 'adopted',
        ) &&
          isFor(made.by, put, since)),
    )
  )
}

/** Whether a seat put a proposal before the committee, or raised its placard for it. */
export function isFor(seat: string | undefined, put: Put, events: readonly SessionEvent[]): boolean {
  return (
    put.by === seat ||
    put.partner === seat ||
    events.some(
      (event) =>
        event.kind === 'proposal-met' &&
        event.proposal === put.proposal &&
        event.seat === seat &&
        event.reaction !== 'cannot-accept',
    )
  )
}

/** Whether the text last lost a clause: one that has come back binds as before. */
function hasLeft({ issue, option }: Change, events: readonly SessionEvent[]): boolean {
  const last = events.findLast((event) => event.kind === 'clause-changed' && event.issue === issue)
  return last?.kind === 'clause-changed' && last.before === option
}

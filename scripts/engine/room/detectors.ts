import type { SessionEvent } from '@placard/engine'
import { type Fault, faultIn, type Heard } from './heard.ts'
import type { SpokenSession } from './spoken-session.ts'

/** A delegation's act with its words, and what the record had when it spoke. */
export interface Before {
  readonly session: SpokenSession
  readonly heard: Heard
  readonly events: readonly SessionEvent[]
  /** The text before the committee; undefined without a draft. */
  readonly deal: readonly number[] | undefined
}

/** Finds one kind of fault in a speech. @returns why it is one. */
export type Detector = (before: Before) => string | undefined

/** What detectors, by the kind of their fault, find in the speeches of a session. */
export function detectedIn(
  session: SpokenSession,
  heard: readonly Heard[],
  detectors: Readonly<Record<string, Detector>>,
): readonly Fault[] {
  const deals = dealsOf(session.events)
  return heard.flatMap((one) => {
    const at = one.saying.seq - 1
    const before = { session, heard: one, events: session.events.slice(0, at), deal: deals[at] }
    return Object.entries(detectors).flatMap(([kind, detect]) => {
      const because = detect(before)
      return because === undefined ? [] : [faultIn(kind, one.saying, because)]
    })
  })
}

/** The text before each event. */
function dealsOf(events: readonly SessionEvent[]): readonly (readonly number[] | undefined)[] {
  let deal: readonly number[] | undefined
  return events.map((event) => {
    const before = deal
    if (event.kind === 'draft-introduced') deal = event.deal
    if (event.kind === 'clause-changed') deal = deal?.with(event.issue, event.after)
    if (event.kind === 'draft-settled') deal = undefined
    return before
  })
}

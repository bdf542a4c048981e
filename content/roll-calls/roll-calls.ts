import type { RollCall } from '@placard/engine/research'
import file from './roll-calls.json' with { type: 'json' }

/** A recorded vote of the General Assembly with what a reader wants to know of it. */
export interface RecordedVote extends RollCall {
  readonly id: number
  /** ISO date. */
  readonly date: string
  /** Number of the resolution in its session, such as `74/56`; empty where it has none. */
  readonly text: string
  readonly topics: readonly string[]
}

const CHOICES = { y: 'for', n: 'against', a: 'abstain' } as const

/** The recorded votes that ship with the project, oldest first, and the sessions that a measurement must not learn from. */
export const recordedVotes = {
  sources: file.sources,
  sessions: file.sessions,
  heldOut: file.heldOut,
  /** ISO-3 codes of the members, in the order of every roll call's ballots. */
  members: file.members,
  rollCalls: file.rollCalls.map(
    (rollCall): RecordedVote => ({
      ...rollCall,
      subject: subjectOf(rollCall.subject),
      ballots: [...rollCall.ballots].map((mark) => (isMark(mark) ? CHOICES[mark] : null)),
    }),
  ),
} as const

function isMark(mark: string): mark is keyof typeof CHOICES {
  return Object.hasOwn(CHOICES, mark)
}

function subjectOf(subject: string): RollCall['subject'] {
  return subject === 'paragraph' || subject === 'amendment' ? subject : 'whole'
}

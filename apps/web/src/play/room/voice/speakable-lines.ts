import type { SeatView, TranscriptEntry } from '@placard/contract'
import { entryWording } from '../entry-wording.ts'
import { CHAIR } from './room-voices.ts'

/** A line of the record that could be spoken. */
export interface SpeakableLine {
  /** Its position in the log. */
  readonly seq: number
  /** The seat that speaks, or `chair`. */
  readonly by: string
  readonly text: string
  /** Whether the player is addressed. */
  readonly isToYou: boolean
  /** What is said in nobody's voice: the player's own lines where these are not spoken. They overtake others all the same. */
  readonly isSilent: boolean
  /** Calls the roll: whatever was said before is over. */
  readonly isRollCall: boolean
}

/** What the chair says aloud: rulings, votes and their results, phases, the fate of a draft, the end. */
const CHAIR_SAYS: Readonly<Partial<Record<TranscriptEntry['kind'], ReadonlySet<string> | 'all'>>> = {
  vote: 'all',
  phase: 'all',
  conclusion: 'all',
  draft: new Set(['adopted', 'rejected', 'adjourned', 'reopened']),
  crisis: new Set(['opened', 'lapsed']),
  closing: new Set(['offered']),
  motion: new Set([
    'not-well-taken',
    'answered',
    'carried',
    'failed',
    'called-to-order',
    'time-called',
    'caucus-opened',
    'caucus-closed',
    'term-explained',
    'state-of-play',
    'threat-called-to-order',
    'nothing-was-broken',
    'ruling-overruled',
    'privilege-granted',
    'question-passed-on',
    'reply-granted',
    'explanation-granted',
    'presence-noted',
    'list-closed',
    'list-reopened',
    'time-limited',
    'important',
    'by-name',
    'divided',
    'consensus-wanted',
  ]),
}

function isSaidByChair({ kind, detail }: TranscriptEntry): boolean {
  const said = CHAIR_SAYS[kind]
  return said === 'all' || said?.has(detail) === true
}

/** Whether a line opens a vote in which the seats are called by name. */
function isRollCall({ kind, about }: TranscriptEntry, { vote }: Pick<SeatView, 'vote'>): boolean {
  return kind === 'vote' && vote?.id === about && vote?.manner === 'roll-call' && vote?.result === undefined
}

/**
 * The lines of the record that are spoken: every speech, in the voice of its seat, and what the chair rules and
 * announces.
 *
 * @param isOwnSpoken whether the player's own speeches have a voice.
 */
export function speakableLines(
  entries: readonly TranscriptEntry[],
  view: SeatView,
  isOwnSpoken: boolean,
): readonly SpeakableLine[] {
  return entries.flatMap((entry) => {
    const isSpeech = entry.kind === 'speech' && entry.seat !== undefined && entry.words.trim() !== ''
    if (!isSpeech && !isSaidByChair(entry)) return []
    return [
      {
        seq: entry.seq,
        by: isSpeech ? (entry.seat ?? CHAIR) : CHAIR,
        text: isSpeech ? entry.words : entryWording(entry, view).text,
        isToYou: isSpeech && entry.target === view.you,
        isSilent: isSpeech && entry.seat === view.you && !isOwnSpoken,
        isRollCall: isRollCall(entry, view),
      },
    ]
  })
}

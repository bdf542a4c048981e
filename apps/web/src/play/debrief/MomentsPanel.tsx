import type { Debrief, SessionDetail } from '@placard/contract'
import { ArrowDown, Vote } from 'lucide-react'
import { lineAnchor } from '../../client/reading/line-anchor.ts'
import { stillEnglish } from '../../kit/language/language.ts'
import { clockText } from '../../kit/ui/clock-text.ts'
import { Flag } from '../../kit/ui/Flag.tsx'
import { entryWording } from '../room/entry-wording.ts'
import { seatIn } from '../room/room.ts'
import { momentMessages } from './messages.en.ts'
import { Section } from './Section.tsx'

type MomentsPanelProps = { moments: Debrief['moments']; detail: SessionDetail }

/** The few moments that moved the room most, in order. */
export function MomentsPanel({ moments, detail }: MomentsPanelProps) {
  if (moments.length === 0) return <Section title={momentMessages.title} intro={momentMessages.none} children={null} />
  return (
    <Section title={momentMessages.title} intro={momentMessages.intro}>
      <ol className="relative flex flex-col gap-6 ps-8 before:absolute before:inset-y-2 before:inset-s-2.5 before:w-px before:bg-hairline">
        {moments.map((moment) => (
          <Moment key={moment.seq} moment={moment} detail={detail} />
        ))}
      </ol>
    </Section>
  )
}

type MomentProps = { moment: Debrief['moments'][number]; detail: SessionDetail }

function Moment({ moment, detail: { view, entries } }: MomentProps) {
  const entry = entries.find(({ seq }) => seq === moment.seq)
  const title = momentMessages.reasons[moment.reason]
  const time = clockText(moment.at)
  return (
    <li className="relative">
      <Mark moment={moment} flag={seatIn(view, moment.seat)?.flag} />
      <p className="flex flex-wrap items-baseline gap-x-3 text-14 font-medium">
        {title} <span className="text-13 font-normal text-text-3 tabular">{time}</span>
      </p>
      {entry && (
        <p {...(entry.kind === 'speech' && stillEnglish)} className="mt-1 font-serif text-17">
          {entryWording(entry, view).text}
        </p>
      )}
      {entry && (
        <a
          href={`#${lineAnchor(moment.seq)}`}
          aria-label={momentMessages.readThis(title, time)}
          className="target-dense mt-1 inline-flex items-center gap-1.5 text-13 font-medium text-accent hover:underline"
        >
          <ArrowDown aria-hidden="true" className="size-4" />
          {momentMessages.read}
        </a>
      )}
    </li>
  )
}

type MarkProps = { moment: Debrief['moments'][number]; flag: string | undefined }

/** The seat of a moment; a vote belongs to the whole room. */
function Mark({ moment, flag }: MarkProps) {
  const place = 'absolute -inset-s-8 inset-bs-0.5 size-5.5 outline-4 outline-surface'
  if (moment.reason !== 'vote' && flag !== undefined) return <Flag code={flag} className={place} />
  return (
    <span className={`${place} grid place-items-center rounded-full bg-accent text-on-accent`}>
      <Vote aria-hidden="true" className="size-3.5" />
    </span>
  )
}

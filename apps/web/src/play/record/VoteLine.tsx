import { stillEnglish } from '../../kit/language/language.ts'
import { SHAPE_OF_CHOICE, StanceShape } from '../room/StanceShape.tsx'
import { recordMessages } from './messages.en.ts'
import type { CountryVote, Tally } from './record.ts'

const { votes: words } = recordMessages

/** One roll call: its date and topic, the country's vote, and the world's. */
export function VoteLine({ vote }: { vote: CountryVote }) {
  const { rollCall, part, tally } = vote
  const about = [
    ...(rollCall.text === '' ? [] : [words.text(rollCall.text)]),
    ...(words.subjects[rollCall.subject] === undefined ? [] : [words.subjects[rollCall.subject]]),
  ]
  return (
    <li className="grid gap-x-4 gap-y-1 border-t border-hairline py-3 @min-[30rem]:grid-cols-[minmax(0,1fr)_9rem]">
      <p className="text-12 text-text-3 tabular @min-[30rem]:col-span-2">
        <time dateTime={rollCall.date}>{words.date(rollCall.date)}</time>
        {about.map((fact) => ` · ${fact}`)}
      </p>
      <p {...stillEnglish} className="min-w-0 font-serif text-15 [overflow-wrap:anywhere]">
        {rollCall.title}
      </p>
      <p className="flex items-center gap-1.5 self-start text-14 font-medium">
        {part !== 'absent' && <StanceShape shape={SHAPE_OF_CHOICE[part]} className="size-3.5" />}
        {words.parts[part]}
      </p>
      <div className="@min-[30rem]:col-span-2">
        <WorldBar tally={tally} />
        <p className="mt-1 text-12 text-text-2 tabular">{words.world(tally)}</p>
      </div>
    </li>
  )
}

/** The world's votes as a bar; the line below has the numbers. */
function WorldBar({ tally }: { tally: Tally }) {
  return (
    <span aria-hidden="true" className="flex h-1.5 gap-px overflow-hidden rounded-full">
      <span className="bg-favour" style={{ flexGrow: tally.for }} />
      <span className="bg-control" style={{ flexGrow: tally.abstain }} />
      <span className="bg-against" style={{ flexGrow: tally.against }} />
    </span>
  )
}

import { useState } from 'react'
import { Button } from '../../kit/ui/Button.tsx'
import { Chip } from '../../kit/ui/Chip.tsx'
import { Select } from '../../kit/ui/Select.tsx'
import { SHAPE_OF_CHOICE, StanceShape } from '../room/StanceShape.tsx'
import { recordMessages } from './messages.en.ts'
import { type CountryVote, type Part, tallyOf } from './record.ts'
import type { Evidence } from './use-evidence.ts'
import { VoteLine } from './VoteLine.tsx'

const { votes: words } = recordMessages

const ALL = 'all'
const FIRST_SHOWN = 6
const MORE_SHOWN = 20
const PARTS: readonly Part[] = ['for', 'against', 'abstain', 'absent']

type VotesPartProps = {
  iso3: string
  countryName: string
  votes: readonly CountryVote[]
  topic: string | undefined
  evidence: Evidence
}

/** The roll calls behind a country's stance, by topic, the newest first. */
export function VotesPart({ iso3, countryName, votes, topic, evidence }: VotesPartProps) {
  const topics = Object.entries(evidence.topics)
  const [subject, setSubject] = useState(topics.some(([id]) => id === topic) ? (topic ?? ALL) : ALL)
  const [isApartOnly, setIsApartOnly] = useState(false)
  const [shown, setShown] = useState(FIRST_SHOWN)
  const onSubject = votes.filter(({ rollCall }) => subject === ALL || rollCall.topics.includes(subject))
  const chosen = isApartOnly ? onSubject.filter(({ isApart }) => isApart) : onSubject
  const left = chosen.length - shown
  return (
    <div className="flex flex-col gap-4">
      <div>
        <h4 className="font-serif text-17 font-medium">{words.title}</h4>
        <p className="text-13 text-text-2">{words.intro(evidence.sessions.first, evidence.sessions.last)}</p>
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 grow basis-56">
          <Select
            label={words.topic}
            options={[
              { value: ALL, label: words.all },
              ...topics.map(([id, { name }]) => ({ value: id, label: name })),
            ]}
            value={subject}
            onSelect={(value) => {
              setSubject(value)
              setShown(FIRST_SHOWN)
            }}
          />
        </div>
        <Chip isPressed={isApartOnly} onClick={() => setIsApartOnly(!isApartOnly)}>
          {words.apart}
        </Chip>
      </div>
      <StanceOn iso3={iso3} subject={subject} listed={onSubject.length} evidence={evidence} />
      <Summary votes={onSubject} />
      {chosen.length === 0 && <p className="text-14 text-text-2">{words.nothing}</p>}
      <ol aria-label={words.list(countryName)} className="flex flex-col">
        {chosen.slice(0, shown).map((vote) => (
          <VoteLine key={vote.rollCall.id} vote={vote} />
        ))}
      </ol>
      {left > 0 && (
        <Button size="sm" className="self-start" onClick={() => setShown(shown + MORE_SHOWN)}>
          {words.more(Math.min(left, MORE_SHOWN))}
        </Button>
      )}
    </div>
  )
}

/** The tally of one country's votes. */
function Summary({ votes }: { votes: readonly CountryVote[] }) {
  const tally = tallyOf(votes.map(({ part }) => part))
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-13 tabular">
      <span className="font-medium">{words.summary(votes.length)}</span>
      {PARTS.map((part) => (
        <span key={part} className="inline-flex items-center gap-1.5">
          {part !== 'absent' && <StanceShape shape={SHAPE_OF_CHOICE[part]} className="size-3" />}
          {words.parts[part]} {tally[part]}
        </span>
      ))}
    </p>
  )
}

type StanceOnProps = { iso3: string; subject: string; listed: number; evidence: Evidence }

/** The stance that results from the votes on a topic: a position between its two ends, and what the ends vote for. */
function StanceOn({ iso3, subject, listed, evidence }: StanceOnProps) {
  const header = Object.entries(evidence.topics).find(([id]) => id === subject)?.[1]
  const own = Object.entries(evidence.stances).find(([code]) => code === iso3)?.[1]
  const stance = Object.entries(own?.topics ?? {}).find(([id]) => id === subject)?.[1].stance ?? undefined
  if (header === undefined || stance === undefined) return null
  return (
    <div className="text-13">
      <p className="font-medium">{words.stance(stance)}</p>
      <div aria-hidden="true" className="relative mx-1.5 h-4">
        <span className="absolute inset-x-0 inset-bs-1/2 h-px bg-control" />
        <span className="absolute inset-s-1/2 inset-bs-1/2 h-2 w-px -translate-y-1/2 bg-control" />
        <span
          className="absolute inset-bs-1/2 size-3 -translate-x-1/2 -translate-y-1/2 rounded-full bg-text"
          style={{ insetInlineStart: `${((stance + 1) / 2) * 100}%` }}
        />
      </div>
      <p className="text-text-2">{words.ends(header.minus, header.plus)}</p>
      {header.rollCalls > listed && <p className="text-text-3">{words.slipped(header.rollCalls - listed)}</p>}
    </div>
  )
}

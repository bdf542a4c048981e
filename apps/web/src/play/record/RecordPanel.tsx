import type { ReactNode } from 'react'
import type { Country, CountryWorld } from '../../kit/countries/countries.ts'
import { useWorld } from '../../kit/countries/use-world.ts'
import { Alert } from '../../kit/ui/Alert.tsx'
import { Badge } from '../../kit/ui/Badge.tsx'
import { Button } from '../../kit/ui/Button.tsx'
import { DistancePart } from './DistancePart.tsx'
import { recordMessages } from './messages.en.ts'
import { votesOf } from './record.ts'
import { type Evidence, useEvidence } from './use-evidence.ts'
import { VotesPart } from './VotesPart.tsx'

export type CountryRecordProps = {
  iso3: string
  countryName: string
  /** ISO-3 codes of the room's other delegations. */
  others: readonly string[]
  /** The initial topic, by its letters in the vote data; undefined for all topics. */
  topic?: string | undefined
}

type RecordPanelProps = CountryRecordProps & { loading: ReactNode }

/** The sources of a country's stance: its votes, its groups, its distance from the others, and the data sources. */
export function RecordPanel({ loading, ...props }: RecordPanelProps) {
  const evidence = useEvidence()
  const world = useWorld()
  if (evidence.data && world.data) return <Loaded {...props} evidence={evidence.data} world={world.data} />
  if (!evidence.isError && !world.isError) return loading
  const retry = () => {
    if (evidence.isError) void evidence.refetch()
    if (world.isError) void world.refetch()
  }
  return (
    <Alert
      tone="warning"
      action={
        <Button size="sm" onClick={retry}>
          {recordMessages.retry}
        </Button>
      }
    >
      {recordMessages.failed}
    </Alert>
  )
}

type LoadedProps = CountryRecordProps & { evidence: Evidence; world: CountryWorld }

function Loaded({ iso3, countryName, others, topic, evidence, world }: LoadedProps) {
  const votes = votesOf(evidence.contested, evidence.members.indexOf(iso3))
  const country = world.byCode.get(iso3)
  return (
    <section aria-label={recordMessages.title(countryName)} className="@container flex animate-appear flex-col gap-8">
      {votes.length === 0 ? (
        <div role="status">
          <p className="font-serif text-17 font-medium">{recordMessages.none(countryName)}</p>
          <p className="text-14 text-text-2">{recordMessages.noneText}</p>
        </div>
      ) : (
        <VotesPart iso3={iso3} countryName={countryName} votes={votes} topic={topic} evidence={evidence} />
      )}
      {country && <Groups country={country} />}
      {country && <DistancePart country={country} others={others} evidence={evidence} world={world} />}
      <footer className="border-t border-hairline pt-3 text-12 text-text-3">
        <p>{recordMessages.period}</p>
        <ul>
          {evidence.sources.map(({ name, licence }) => (
            <li key={name}>
              {recordMessages.sources}: {name} ({licence})
            </li>
          ))}
        </ul>
      </footer>
    </section>
  )
}

function Groups({ country }: { country: Country }) {
  const { blocs: words } = recordMessages
  const names = [country.unGroup, ...country.blocs.map(groupName)]
  return (
    <div>
      <h4 className="font-serif text-17 font-medium">{words.title}</h4>
      <ul className="mt-2 flex flex-wrap gap-1.5">
        {names.map((name) => (
          <li key={name}>
            <Badge>{name}</Badge>
          </li>
        ))}
      </ul>
    </div>
  )
}

function groupName(bloc: string): string {
  if (bloc === 'AOSIS') return recordMessages.blocs.smallIslands
  return bloc === 'LDC' ? recordMessages.blocs.leastDeveloped : bloc
}

import type { CampaignSummary, PublicCampaign, SessionSummary } from '@placard/contract'
import type { PaperReading } from '@placard/language/papers'
import { useQuery } from '@tanstack/react-query'
import { ArrowRight, ChevronDown } from 'lucide-react'
import { useCampaignGateway } from '../../../client/gateways/campaign-gateway-context.ts'
import { navigate } from '../../../client/navigation/view-store.ts'
import { choosePaper } from '../../../client/papers/chosen-paper.ts'
import { countryOf, usePaper, usePaperReadings } from '../../../client/papers/paper-reading.ts'
import { useWorld } from '../../../kit/countries/use-world.ts'
import { Alert } from '../../../kit/ui/Alert.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { layMessages as words } from './lay-messages.en.ts'

/** A campaign with what it hears of a paper. */
interface Table {
  readonly campaign: PublicCampaign
  readonly heard: number
  readonly all: number
  readonly aboutRatio: number
}

/** The campaigns that hear most of a paper first; of equal ones those that are nearer to its topic. */
function tablesFor(campaigns: readonly PublicCampaign[], readings: readonly PaperReading[]): readonly Table[] {
  return campaigns
    .flatMap((campaign, at) => {
      const reading = readings[at]
      if (reading === undefined) return []
      const { clauses, aboutRatio } = reading
      const heard = clauses.filter(({ change }) => change !== undefined).length
      return [{ campaign, heard, all: clauses.length, aboutRatio }]
    })
    .sort((one, other) => other.heard - one.heard || other.aboutRatio - one.aboutRatio)
}

/** Every campaign as a whole, and the sessions under way. */
function useTables() {
  const gateway = useCampaignGateway()
  const campaigns = useQuery({
    queryKey: ['campaigns', 'whole'],
    queryFn: async ({ signal }) => {
      const list: readonly CampaignSummary[] = await gateway.listCampaigns(signal)
      return Promise.all(list.map(({ id }) => gateway.getCampaign(id, signal)))
    },
  })
  const sessions = useQuery({
    queryKey: ['sessions'],
    queryFn: ({ signal }) => gateway.listSessions(signal),
    staleTime: 0,
  })
  return { campaigns, sessions }
}

/** The choice of the table a paper is laid on: sessions under way, and campaigns, those of its topic first. */
export function TableChoice({ paperId }: { paperId: string }) {
  const { campaigns, sessions } = useTables()
  const world = useWorld()
  const paper = usePaper(paperId)
  const readings = usePaperReadings(paper.data, campaigns.data)
  const failed = [campaigns, world, paper, readings].filter(({ isError }) => isError)
  if (failed.length > 0) {
    const again = (
      <Button size="sm" onClick={() => failed.forEach((query) => void query.refetch())}>
        {words.again}
      </Button>
    )
    return (
      <Alert tone="danger" action={again}>
        {words.failed}
      </Alert>
    )
  }
  if (paper.data === undefined || campaigns.data === undefined || readings.data === undefined) {
    return <p role="status">{words.reading}</p>
  }
  const tables = tablesFor(campaigns.data, readings.data)
  const country = countryOf(paper.data, world.data?.countries ?? [])
  const open = (sessions.data ?? []).filter(({ status }) => status !== 'concluded')
  return (
    <div className="flex flex-col gap-5">
      <p className="text-14 text-text-2">{words.intro}</p>
      <OpenTables
        sessions={open}
        tables={tables}
        paperId={paperId}
        nameOf={(iso3) => world.data?.byCode.get(iso3)?.name ?? iso3}
      />
      <Campaigns tables={tables} paperId={paperId} country={country} />
    </div>
  )
}

type OpenTablesProps = {
  sessions: readonly SessionSummary[]
  tables: readonly Table[]
  paperId: string
  nameOf: (iso3: string) => string
}

/** The sessions under way; of campaigns that are not in the catalogue none, because they cannot be read. */
function OpenTables({ sessions, tables, paperId, nameOf }: OpenTablesProps) {
  const rows = sessions.flatMap((session) => {
    const table = tables.find(({ campaign }) => campaign.id === session.campaignId)
    return table === undefined ? [] : [{ session, table }]
  })
  if (rows.length === 0) return null

  function handleChoose(sessionId: string) {
    choosePaper(paperId, { kind: 'session', sessionId })
    navigate({ kind: 'session', sessionId })
  }
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-sans text-14 font-semibold">{words.sessions}</h3>
      <ul className="flex flex-col gap-2">
        {rows.map(({ session, table }) => (
          <TableRow
            key={session.id}
            title={words.sessionAs(nameOf(session.country), session.title)}
            table={table}
            onChoose={() => handleChoose(session.id)}
          />
        ))}
      </ul>
    </section>
  )
}

type CampaignsProps = { tables: readonly Table[]; paperId: string; country: string | undefined }

function Campaigns({ tables, paperId, country }: CampaignsProps) {
  const hearing = tables.filter(({ heard }) => heard > 0)
  const others = tables.filter(({ heard }) => heard === 0)

  function rowOf(table: Table) {
    const { id: campaignId, title } = table.campaign
    const handleChoose = () => {
      choosePaper(paperId, { kind: 'campaign', campaignId, country })
      navigate({ kind: 'campaign', campaignId })
    }
    return <TableRow key={campaignId} title={title} table={table} onChoose={handleChoose} />
  }
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-sans text-14 font-semibold">{words.campaigns}</h3>
      {hearing.length === 0 && <p className="text-14">{words.nothing}</p>}
      <ul className="flex flex-col gap-2">{hearing.map(rowOf)}</ul>
      {others.length > 0 && (
        <details className="group" open={hearing.length === 0}>
          <summary className="target flex list-none items-center justify-between gap-3 text-14 text-text-2 [&::-webkit-details-marker]:hidden">
            {words.others(others.length)}
            <ChevronDown
              aria-hidden="true"
              className="size-4 text-text-3 transition-[rotate] duration-(--duration-state) group-open:rotate-180"
            />
          </summary>
          <ul className="flex flex-col gap-2 pt-2">{others.map(rowOf)}</ul>
        </details>
      )}
    </section>
  )
}

function TableRow({ title, table, onChoose }: { title: string; table: Table; onChoose: () => void }) {
  return (
    <li>
      <button
        type="button"
        onClick={onChoose}
        className="target flex w-full items-center justify-between gap-3 rounded-control border border-hairline px-4 py-2.5 text-start hover:border-control"
      >
        <span className="min-w-0">
          <span className="block font-serif text-17">{title}</span>
          {table.heard > 0 && <span className="block text-13 text-text-2">{words.heard(table.heard, table.all)}</span>}
        </span>
        <ArrowRight aria-hidden="true" className="size-4 shrink-0 text-text-3" />
      </button>
    </li>
  )
}

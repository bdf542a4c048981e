import type { PublicCampaign } from '@placard/contract'
import { useCallback, useMemo, useState } from 'react'
import type { CountryWorld } from '../../kit/countries/countries.ts'
import { REGIONS, type Region } from '../../kit/map/map-geometry.ts'
import { mapMessages } from '../../kit/map/messages.en.ts'
import { useWorldMap } from '../../kit/map/use-world-map.ts'
import { WorldMap } from '../../kit/map/WorldMap.tsx'
import type { WorldMapFile } from '../../kit/map/world-map-file.ts'
import { Alert } from '../../kit/ui/Alert.tsx'
import { Button } from '../../kit/ui/Button.tsx'
import { Chip } from '../../kit/ui/Chip.tsx'
import { Select } from '../../kit/ui/Select.tsx'
import { Skeleton, SkeletonGroup } from '../../kit/ui/Skeleton.tsx'
import { ViewAsTable } from '../../kit/ui/ViewAsTable.tsx'
import { CountryBrief } from './CountryBrief.tsx'
import { seatMessages } from './details-messages.en.ts'
import { MapLegend } from './MapLegend.tsx'
import { countByOption, type IssuePosition } from './positions.ts'
import type { SeatChoice } from './seat-choice.ts'

type WorldPanelProps = { campaign: PublicCampaign; choice: SeatChoice }

/** Every member state's position on an issue of the agenda; also a way to choose a country. */
export function WorldPanel({ campaign, choice }: WorldPanelProps) {
  const { map: texts } = seatMessages
  const map = useWorldMap()
  const { world, positions } = choice
  const hasFailed = map.isError || world.isError
  const retry = () => {
    if (map.isError) void map.refetch()
    if (world.isError) void world.refetch()
  }
  return (
    <section aria-label={texts.title} className="paper flex flex-col gap-5 p-5 sm:p-8">
      <div>
        <h2 className="text-24">{texts.title}</h2>
        <p className="mt-2 max-w-column text-15 text-text-2">{texts.intro}</p>
      </div>
      {hasFailed && (
        <Alert
          tone="warning"
          action={
            <Button size="sm" onClick={retry}>
              {texts.retry}
            </Button>
          }
        >
          {texts.failed}
        </Alert>
      )}
      {map.data && world.data && positions ? (
        <StanceMap campaign={campaign} choice={choice} map={map.data} world={world.data} positions={positions} />
      ) : (
        !hasFailed && (
          <SkeletonGroup className="flex flex-col gap-4">
            <Skeleton className="h-11" />
            <Skeleton className="aspect-[2.3]" />
          </SkeletonGroup>
        )
      )}
    </section>
  )
}

type StanceMapProps = WorldPanelProps & {
  map: WorldMapFile
  world: CountryWorld
  positions: ReadonlyMap<string, readonly IssuePosition[]>
}

function StanceMap({ campaign, choice, map, world, positions }: StanceMapProps) {
  const { map: texts } = seatMessages
  const [issueIndex, setIssueIndex] = useState(0)
  const [region, setRegion] = useState<Region>('world')
  const [emphasis, setEmphasis] = useState<number>()
  const issue = campaign.issues[issueIndex]
  const levelOf = useCallback((iso3: string) => positions.get(iso3)?.[issueIndex]?.option ?? 0, [positions, issueIndex])
  const nameOf = useCallback((iso3: string) => world.byCode.get(iso3)?.name ?? iso3, [world])
  const describe = useCallback(
    (iso3: string) => {
      const option = levelOf(iso3)
      const options = issue?.options ?? []
      return texts.describe(nameOf(iso3), options[option]?.label ?? '', option + 1, options.length)
    },
    [levelOf, issue, nameOf, texts],
  )
  const pins = useMemo(
    () => campaign.seats.map(({ country }) => ({ iso3: country, flagCode: world.byCode.get(country)?.iso2 ?? '' })),
    [campaign, world],
  )
  if (!issue) return null
  const rows = world.countries.map(({ iso3, name, unGroup }) => {
    const option = levelOf(iso3)
    return [name, issue.options[option]?.label, texts.place(option + 1, issue.options.length), unGroup]
  })
  return (
    <>
      <Select
        label={texts.issue}
        options={campaign.issues.map(({ title }, index) => ({ value: String(index), label: title }))}
        value={String(issueIndex)}
        onSelect={(value) => {
          setIssueIndex(Number(value))
          setEmphasis(undefined)
        }}
        hint={issue.question}
      />
      <RegionChips region={region} onChoose={setRegion} />
      <ViewAsTable caption={texts.tableCaption(issue.title)} columns={texts.columns} rows={rows}>
        <div className="-mx-5 sm:-mx-8 [&_figcaption]:px-5 sm:[&_figcaption]:px-8">
          <WorldMap
            label={texts.label(issue.title)}
            map={map}
            region={region}
            levelOf={levelOf}
            levelCount={issue.options.length}
            emphasis={emphasis}
            chosen={choice.country?.iso3}
            onChoose={choice.choose}
            nameOf={nameOf}
            describe={describe}
            pins={pins}
          />
        </div>
        <MapLegend
          options={issue.options}
          counts={countByOption(positions, issueIndex, issue.options.length)}
          emphasis={emphasis}
          onEmphasise={setEmphasis}
        />
      </ViewAsTable>
      {choice.country && <CountryBrief campaign={campaign} country={choice.country} positions={positions} />}
    </>
  )
}

function RegionChips({ region, onChoose }: { region: Region; onChoose: (region: Region) => void }) {
  return (
    <fieldset className="-mx-5 flex min-w-0 gap-2 overflow-x-auto px-5 py-1 sm:mx-0 sm:flex-wrap sm:px-0">
      <legend className="sr-only">{mapMessages.chooseRegion}</legend>
      {REGIONS.map((one) => (
        <Chip key={one} isPressed={one === region} onClick={() => onChoose(one)} className="shrink-0">
          {mapMessages.regions[one]}
        </Chip>
      ))}
    </fieldset>
  )
}

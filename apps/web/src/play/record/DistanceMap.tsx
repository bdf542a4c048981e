import { useCallback, useMemo, useState } from 'react'
import { LevelSwatch } from '../../kit/map/LevelSwatch.tsx'
import { useWorldMap } from '../../kit/map/use-world-map.ts'
import { WorldMap } from '../../kit/map/WorldMap.tsx'
import { Skeleton } from '../../kit/ui/Skeleton.tsx'
import { ViewAsTable } from '../../kit/ui/ViewAsTable.tsx'
import { agreementText, type DistanceProps, distanceIn } from './distances.ts'
import { recordMessages } from './messages.en.ts'
import { BAND_COUNT, bandOf } from './record.ts'

const { distance: words } = recordMessages

/** All member states shaded by their distance from one; choosing one shows how often the two voted alike. */
export function DistanceMap({ country, others, evidence, world }: DistanceProps) {
  const map = useWorldMap()
  const [compared, setCompared] = useState<string>()
  const { iso3, name } = country
  const nameOf = useCallback((code: string) => world.byCode.get(code)?.name ?? code, [world])
  const levelOf = useCallback((code: string) => bandOf(distanceIn(world, iso3, code)), [world, iso3])
  const describe = useCallback(
    (code: string) =>
      code === iso3
        ? words.itself(name)
        : words.describe(nameOf(code), words.bands[levelOf(code)] ?? '', words.line(distanceIn(world, iso3, code))),
    [iso3, name, nameOf, levelOf, world],
  )
  const pins = useMemo(
    () => [...new Set([iso3, ...others])].map((code) => ({ iso3: code, flagCode: world.byCode.get(code)?.iso2 ?? '' })),
    [iso3, others, world],
  )
  const rows = world.countries
    .filter((one) => one.iso3 !== iso3)
    .map((one) => [one.name, words.line(distanceIn(world, iso3, one.iso3)), words.bands[levelOf(one.iso3)]])
  // The map only illustrates the list; without it nothing is lost.
  if (map.isError) return null
  if (!map.data) return <Skeleton className="aspect-[2.3]" />
  return (
    <ViewAsTable caption={words.caption(name)} columns={words.columns} rows={rows}>
      <WorldMap
        label={words.map(name)}
        map={map.data}
        region="world"
        levelOf={levelOf}
        levelCount={BAND_COUNT}
        chosen={compared ?? iso3}
        onChoose={setCompared}
        nameOf={nameOf}
        describe={describe}
        pins={pins}
      />
      {compared !== undefined && compared !== iso3 && (
        <p role="status" className="text-13 font-medium">
          {words.compared(nameOf(compared), agreementText(evidence, iso3, compared))}
        </p>
      )}
      <ul aria-label={words.legend} className="mt-1 flex flex-wrap gap-x-5 gap-y-1.5 text-13">
        {words.bands.map((band, level) => (
          <li key={band} className="flex items-center gap-2">
            <LevelSwatch level={level} count={BAND_COUNT} />
            {band}
          </li>
        ))}
      </ul>
    </ViewAsTable>
  )
}

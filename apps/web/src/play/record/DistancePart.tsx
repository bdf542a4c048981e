import type { Country } from '../../kit/countries/countries.ts'
import { Flag } from '../../kit/ui/Flag.tsx'
import { DistanceMap } from './DistanceMap.tsx'
import { agreementText, type DistanceProps, distanceIn } from './distances.ts'
import { recordMessages } from './messages.en.ts'

const { distance: words } = recordMessages

/** The greatest possible distance of two members on a scale from −1 to 1. */
const WIDEST = 2

/** A country's distance from the others of the room, as a list, and from all members, on the map. */
export function DistancePart(props: DistanceProps) {
  const { country, others, world } = props
  const seats = others
    .filter((code) => code !== country.iso3)
    .flatMap((code) => world.byCode.get(code) ?? [])
    .map((other) => ({ other, distance: distanceIn(world, country.iso3, other.iso3) }))
    .sort((one, next) => (one.distance ?? WIDEST) - (next.distance ?? WIDEST))
  return (
    <div className="flex flex-col gap-4">
      <div>
        <h4 className="font-serif text-17 font-medium">{words.title}</h4>
        <p className="text-13 text-text-2">{words.intro}</p>
      </div>
      {seats.length > 0 && (
        <ol aria-label={words.seats} className="grid gap-x-8 gap-y-3 @min-[30rem]:grid-cols-2">
          {seats.map(({ other, distance }) => (
            <SeatLine key={other.iso3} {...props} other={other} distance={distance} />
          ))}
        </ol>
      )}
      <DistanceMap {...props} />
    </div>
  )
}

type SeatLineProps = DistanceProps & { other: Country; distance: number | undefined }

function SeatLine({ country, evidence, other, distance }: SeatLineProps) {
  return (
    <li className="flex items-start gap-2.5 text-14">
      <Flag code={other.iso2} className="mt-0.5 size-5" />
      <div className="min-w-0 flex-1">
        <p className="flex items-baseline justify-between gap-3">
          <span className="min-w-0 truncate font-medium">{other.name}</span>
          <span className="shrink-0 tabular">{words.line(distance)}</span>
        </p>
        <span aria-hidden="true" className="my-1 block h-1 rounded-full bg-hairline">
          <span
            className="block h-full rounded-full bg-accent"
            style={{ inlineSize: `${(100 * (distance ?? 0)) / WIDEST}%` }}
          />
        </span>
        <p className="text-12 text-text-2">{agreementText(evidence, country.iso3, other.iso3)}</p>
      </div>
    </li>
  )
}

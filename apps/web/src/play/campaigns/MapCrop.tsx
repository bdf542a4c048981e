import { boxAround } from '../../kit/map/map-geometry.ts'
import type { WorldMapFile } from '../../kit/map/world-map-file.ts'

type MapCropProps = { map: WorldMapFile; seats: readonly string[]; aspectRatio: number }

const SEATED_INK = { fill: '#fff', fillOpacity: 0.82 } as const

/** Many states merged into one path: a page of dossiers would otherwise hold a thousand elements. */
function outlinesOf(states: WorldMapFile['states']): string {
  return states.map(({ d }) => d ?? '').join('')
}

/**
 * The part of the world with the room's states, in white on the campaign's colours. Decoration: the states are named in
 * text elsewhere.
 */
export function MapCrop({ map, seats, aspectRatio }: MapCropProps) {
  const box = boxAround(map, seats, aspectRatio)
  const seated = map.states.filter(({ iso3 }) => seats.includes(iso3))
  const others = map.states.filter(({ iso3 }) => !seats.includes(iso3))
  return (
    <svg
      aria-hidden="true"
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-0 size-full animate-appear"
    >
      <path d={map.graticule} fill="none" stroke="#fff" strokeOpacity="0.12" strokeWidth={box.width / 500} />
      <path d={outlinesOf(others)} fill="#fff" fillOpacity="0.17" />
      <path d={outlinesOf(seated)} {...SEATED_INK} />
      {seated.map(({ iso3, x, y, d }) =>
        d === undefined ? <circle key={iso3} cx={x} cy={y} r={box.width / 110} {...SEATED_INK} /> : null,
      )}
    </svg>
  )
}

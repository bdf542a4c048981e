import { boxAround } from '../../shared/map/map-geometry.ts'
import type { WorldMapFile } from '../../shared/map/world-map-file.ts'

type MapCropProps = { map: WorldMapFile; seats: readonly string[]; aspectRatio: number }

/** The part of the world whose states sit in the room, in white on the campaign's colours. Decoration: words name them. */
export function MapCrop({ map, seats, aspectRatio }: MapCropProps) {
  const box = boxAround(map, seats, aspectRatio)
  return (
    <svg
      aria-hidden="true"
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-0 size-full animate-appear"
    >
      <path d={map.graticule} fill="none" stroke="#fff" strokeOpacity="0.12" strokeWidth={box.width / 500} />
      {map.states.map(({ iso3, x, y, d }) => {
        const isSeated = seats.includes(iso3)
        const ink = { fill: '#fff', fillOpacity: isSeated ? 0.82 : 0.17 }
        if (d !== undefined) return <path key={iso3} d={d} {...ink} />
        return isSeated ? <circle key={iso3} cx={x} cy={y} r={box.width / 110} {...ink} /> : null
      })}
    </svg>
  )
}

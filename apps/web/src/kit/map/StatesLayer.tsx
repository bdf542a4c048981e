import { memo } from 'react'
import { textureOf } from './LevelPatterns.tsx'
import type { WorldMapFile } from './world-map-file.ts'

export type StatesLayerProps = {
  map: WorldMapFile
  /** Prefix of the ids of the options, for `aria-activedescendant`. */
  id: string
  patterns: string
  levelOf: (iso3: string) => number
  levelCount: number
  /** Level to highlight; the states of all others fade. */
  emphasis: number | undefined
  chosen: string | undefined
  describe: (iso3: string) => string
  /** Map units per CSS pixel. */
  unit: number
}

/** Between the palest and the fullest level, so that it separates neighbours of any level. */
const COAST = 'color-mix(in oklab, var(--color-accent) 38%, var(--color-surface))'
/** Radius in CSS pixels of the dot of a state too small for an outline. */
const DOT = 3.4
/** Radius of its touch target. */
const DOT_REACH = 8

/** All states, each an option of the map's listbox. Re-rendered only when what they show changes. */
export const StatesLayer = memo(function StatesLayer(props: StatesLayerProps) {
  const { map, id, patterns, levelOf, levelCount, emphasis, chosen, describe, unit } = props
  return map.states.map(({ iso3, x, y, d }) => {
    const level = levelOf(iso3)
    const option = {
      id: `${id}-${iso3}`,
      'data-state': iso3,
      role: 'option',
      'aria-selected': iso3 === chosen,
      'aria-label': describe(iso3),
      className: emphasis !== undefined && emphasis !== level ? 'opacity-20' : undefined,
    }
    const fill = `url(#${patterns}-${textureOf(level, levelCount)})`
    return d === undefined ? (
      <g key={iso3} {...option}>
        <circle cx={x} cy={y} r={DOT_REACH * unit} fill="transparent" />
        <circle cx={x} cy={y} r={DOT * unit} fill={fill} stroke={COAST} strokeWidth={unit} />
      </g>
    ) : (
      <path key={iso3} {...option} d={d} fill={fill} stroke={COAST} strokeWidth={0.7 * unit} />
    )
  })
})

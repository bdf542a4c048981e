import { type MouseEvent, useId, useState } from 'react'
import { useElementWidth } from '../plots/use-element-width.ts'
import { Flag } from '../ui/Flag.tsx'
import { LevelPatterns } from './LevelPatterns.tsx'
import { type Box, boxOfRegion, grownTo, placeIn, type Region } from './map-geometry.ts'
import { mapMessages } from './messages.en.ts'
import { StatesLayer } from './StatesLayer.tsx'
import { useMapKeys } from './use-map-keys.ts'
import type { WorldMapFile } from './world-map-file.ts'

export type MapPin = { readonly iso3: string; readonly flagCode: string }

export type WorldMapProps = {
  label: string
  map: WorldMapFile
  region: Region
  levelOf: (iso3: string) => number
  levelCount: number
  emphasis?: number | undefined
  chosen: string | undefined
  onChoose: (iso3: string) => void
  nameOf: (iso3: string) => string
  /** A state in one line: its name and its level. */
  describe: (iso3: string) => string
  /** States with a seat in the room, each marked by a flag. */
  pins: readonly MapPin[]
}

/** The state under the pointer. */
function stateAt(event: MouseEvent): string | undefined {
  const element = event.target instanceof Element ? event.target.closest('[data-state]') : null
  return element?.getAttribute('data-state') ?? undefined
}

/**
 * Aspect ratio of the map: wide on a wide page; nearly square for a region on a phone, so that its states can be told
 * apart.
 */
function aspectOf(region: Region, width: number): number {
  if (region === 'world') return 10_000 / 4_308
  return width < 560 ? 1.02 : 1.9
}

/** A world map as a listbox of states. */
export function WorldMap({ map, region, chosen, onChoose, nameOf, describe, pins, label, ...look }: WorldMapProps) {
  const id = useId()
  const [frame, width] = useElementWidth<HTMLDivElement>(880)
  const [hovered, setHovered] = useState<string>()
  const { visited, setActive, keys } = useMapKeys({ map, home: chosen ?? pins[0]?.iso3, onChoose })
  const box = grownTo(boxOfRegion(map, region), aspectOf(region, width))
  const unit = box.width / width
  const pointed = hovered ?? visited
  const told = pointed ?? chosen

  function handleClick(event: MouseEvent) {
    const iso3 = stateAt(event)
    if (iso3 === undefined) return
    setActive(iso3)
    onChoose(iso3)
  }

  return (
    <figure>
      <div
        ref={frame}
        role="listbox"
        tabIndex={0}
        aria-label={label}
        aria-description={mapMessages.keys}
        aria-activedescendant={visited === undefined ? undefined : `${id}-${visited}`}
        dir="ltr"
        onFocus={keys.onFocus}
        onBlur={keys.onBlur}
        onKeyDown={keys.onKeyDown}
        onClick={handleClick}
        onPointerMove={(event) => setHovered(stateAt(event))}
        onPointerLeave={() => setHovered(undefined)}
        className="relative overflow-hidden rounded-paper bg-sunken"
        style={{ aspectRatio: box.width / box.height }}
      >
        <svg role="presentation" viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`} className="block size-full">
          <LevelPatterns id={`${id}fill`} unit={unit} />
          <path d={map.graticule} fill="none" stroke="var(--color-hairline)" strokeWidth={unit} />
          <path d={map.land} fill="var(--color-hairline)" />
          <StatesLayer
            map={map}
            id={id}
            patterns={`${id}fill`}
            unit={unit}
            chosen={chosen}
            describe={describe}
            emphasis={look.emphasis}
            levelOf={look.levelOf}
            levelCount={look.levelCount}
          />
          <Outline map={map} iso3={chosen} unit={unit} ink="var(--color-text)" />
          <Outline map={map} iso3={pointed} unit={unit} ink="var(--color-accent)" />
        </svg>
        <Pins map={map} box={box} pins={pins} isSmall={width < 560 && region === 'world'} />
        <Label map={map} box={box} iso3={told} nameOf={nameOf} />
      </div>
      <figcaption aria-hidden="true" className="min-h-6 pt-2 text-13 text-text-2">
        {told === undefined ? mapMessages.invite : describe(told)}
      </figcaption>
    </figure>
  )
}

type OutlineProps = { map: WorldMapFile; iso3: string | undefined; unit: number; ink: string }

function Outline({ map, iso3, unit, ink }: OutlineProps) {
  const state = map.states.find((one) => one.iso3 === iso3)
  if (!state) return null
  const line = {
    fill: 'none',
    stroke: ink,
    strokeWidth: 2.2 * unit,
    pointerEvents: 'none',
    strokeLinejoin: 'round',
  } as const
  return state.d === undefined ? (
    <circle cx={state.x} cy={state.y} r={6 * unit} {...line} />
  ) : (
    <path d={state.d} {...line} />
  )
}

type PinsProps = { map: WorldMapFile; box: Box; pins: readonly MapPin[]; isSmall: boolean }

function Pins({ map, box, pins, isSmall }: PinsProps) {
  return pins.map(({ iso3, flagCode }) => {
    const state = map.states.find((one) => one.iso3 === iso3)
    if (!state) return null
    const { x, y } = placeIn(box, state)
    return (
      <span
        key={iso3}
        aria-hidden="true"
        className="pointer-events-none absolute -translate-x-1/2 -translate-y-1/2 rounded-full bg-card p-px shadow-float"
        style={{ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` }}
      >
        <Flag code={flagCode} className={isSmall ? 'size-2.5' : 'size-4'} />
      </span>
    )
  })
}

type LabelProps = { map: WorldMapFile; box: Box; iso3: string | undefined; nameOf: (iso3: string) => string }

/** A label beside the state under the pointer; for screen readers the option itself has the same text. */
function Label({ map, box, iso3, nameOf }: LabelProps) {
  const state = map.states.find((one) => one.iso3 === iso3)
  if (!state) return null
  const { x, y } = placeIn(box, state)
  if (x < 0 || x > 100 || y < 0 || y > 100) return null
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute whitespace-nowrap rounded-paper border border-card-edge bg-card px-2 py-1 text-13 text-card-ink shadow-float"
      style={{
        insetInlineStart: `clamp(0.25rem, ${x}%, 100% - 0.25rem)`,
        insetBlockStart: `${y}%`,
        translate: `${-x}% ${y < 30 ? '0.75rem' : 'calc(-100% - 0.75rem)'}`,
      }}
    >
      {nameOf(state.iso3)}
    </span>
  )
}

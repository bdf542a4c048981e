import { type KeyboardEvent, useState } from 'react'
import { type Direction, neighbourOf } from './map-geometry.ts'
import type { WorldMapFile } from './world-map-file.ts'

const KEYS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'start',
  ArrowRight: 'end',
}

type MapKeysOptions = {
  map: WorldMapFile
  /** The state that keyboard navigation starts from. */
  home: string | undefined
  onChoose: (iso3: string) => void
}

/** Keyboard navigation with one tab stop for the whole map: arrows move from state to state, Enter or Space chooses. */
export function useMapKeys({ map, home, onChoose }: MapKeysOptions) {
  const [active, setActive] = useState<string>()
  const [hasFocus, setFocus] = useState(false)
  const current = active ?? home ?? map.states[0]?.iso3

  function handleKeyDown(event: KeyboardEvent): void {
    const direction = KEYS[event.key]
    if (direction !== undefined) {
      event.preventDefault()
      const from = map.states.find(({ iso3 }) => iso3 === current)
      const next = from && neighbourOf(map.states, from, direction)
      if (next) setActive(next.iso3)
    } else if ((event.key === 'Enter' || event.key === ' ') && current !== undefined) {
      event.preventDefault()
      onChoose(current)
    }
  }

  return {
    /** The state with the keyboard focus; undefined while the map has none. */
    visited: hasFocus ? current : undefined,
    setActive,
    keys: { onKeyDown: handleKeyDown, onFocus: () => setFocus(true), onBlur: () => setFocus(false) },
  }
}

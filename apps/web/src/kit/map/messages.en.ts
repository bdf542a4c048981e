import type { Region } from './map-geometry.ts'

export const mapMessages = {
  regions: {
    world: 'World',
    africa: 'Africa',
    americas: 'Americas',
    caribbean: 'Caribbean',
    asia: 'Asia',
    europe: 'Europe',
    pacific: 'Pacific',
  } satisfies Record<Region, string>,
  chooseRegion: 'Part of the map',
  invite: 'Point at a state to see its position; select it to take its seat.',
  keys: 'Arrow keys move from state to state, Enter selects.',
} as const

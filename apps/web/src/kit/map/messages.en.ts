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
  invite: 'Point at a state to read where it stands; choose it to take its seat.',
  keys: 'Arrow keys move from state to state, Enter chooses.',
} as const

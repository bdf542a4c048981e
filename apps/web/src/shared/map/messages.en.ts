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
  keys: 'Arrow keys move from state to state, Enter chooses.',
} as const

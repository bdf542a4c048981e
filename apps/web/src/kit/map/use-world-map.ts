import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { WorldMapFile } from './world-map-file.ts'

/** Loads the map's outlines lazily, not with the page. */
async function loadWorldMap(): Promise<WorldMapFile> {
  const file: { default: WorldMapFile } = await import('./world-map.json')
  return file.default
}

/** The map's outlines, loaded lazily and cached for the life of the page. */
export function useWorldMap(): UseQueryResult<WorldMapFile> {
  return useQuery({ queryKey: ['world-map'], queryFn: loadWorldMap, staleTime: Number.POSITIVE_INFINITY })
}

import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { WorldMapFile } from './world-map-file.ts'

/** Loads the map's outlines, which are no part of the first load. */
async function loadWorldMap(): Promise<WorldMapFile> {
  const file: { default: WorldMapFile } = await import('./world-map.json')
  return file.default
}

/** The map's outlines, loaded once a page needs them and kept for as long as it is open. */
export function useWorldMap(): UseQueryResult<WorldMapFile> {
  return useQuery({ queryKey: ['world-map'], queryFn: loadWorldMap, staleTime: Number.POSITIVE_INFINITY })
}

import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { type CountryWorld, loadWorld } from './countries.ts'

/** Loaded lazily and cached for the life of the page. */
export const worldQuery = queryOptions({
  queryKey: ['world'],
  queryFn: loadWorld,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 3_600_000,
})

/** The member states and their voting records, loaded lazily and cached for the life of the page. */
export function useWorld(): UseQueryResult<CountryWorld> {
  return useQuery(worldQuery)
}

import { type UseQueryResult, useQuery } from '@tanstack/react-query'

/** What the server keeps, from the data map of its database: loaded once, whoever shows it. */
export function useDataUse<Group>(load: () => Promise<readonly Group[]>): UseQueryResult<readonly Group[]> {
  return useQuery({ queryKey: ['data-use'], queryFn: load, gcTime: Infinity })
}

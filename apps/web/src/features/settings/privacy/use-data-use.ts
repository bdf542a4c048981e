import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { LegalTexts } from '../legal-texts.ts'

type Groups = Awaited<ReturnType<LegalTexts['loadDataUse']>>

/** What the server keeps, from the data map of its database; under the key of the legal texts, which show all of it. */
export function useDataUse({ loadDataUse }: Pick<LegalTexts, 'loadDataUse'>): UseQueryResult<Groups> {
  return useQuery({ queryKey: ['data-use'], queryFn: loadDataUse, gcTime: Infinity })
}

import type { OwnEngine, OwnEngineDraft } from '@placard/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { OwnEngineGateway } from '../../../client/gateways/own-engine-gateway.ts'

const KEY = ['own-engines']

/**
 * The models that the user has added, and what changes them. `isMissing`: this browser cannot keep any. `isAllowed`: an
 * administrator lets them be used.
 */
export function useOwnModels(gateway: OwnEngineGateway) {
  const queries = useQueryClient()
  const { data, isError } = useQuery({ queryKey: KEY, queryFn: () => gateway.list(), retry: false })
  const again = () => queries.invalidateQueries({ queryKey: KEY })
  return {
    models: data?.engines,
    isAllowed: data?.isAllowed ?? true,
    isMissing: isError,
    async add(draft: OwnEngineDraft): Promise<void> {
      await gateway.add(draft)
      await again()
    },
    async remove({ id }: OwnEngine): Promise<void> {
      await gateway.remove(id)
      await again()
    },
  }
}

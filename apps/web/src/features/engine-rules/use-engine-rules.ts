import { type EngineRules, engineRules, type RuledEngine } from '@placard/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Call } from '../../client/api/client.ts'

const KEY = ['engine-rules']

/** Which engines people may use, and what changes it. */
export function useEngineRules(call: Call) {
  const queries = useQueryClient()
  const query = useQuery({ queryKey: KEY, queryFn: ({ signal }) => call(engineRules.read, { signal }) })
  return {
    ...query,
    /** @throws {ApiError} when it could not be changed. */
    async allow(engine: RuledEngine, isAllowed: boolean): Promise<void> {
      const rules: EngineRules = await call(engineRules.change, { params: { engine }, body: { isAllowed } })
      queries.setQueryData(KEY, rules)
      // the menus of the administrator's own chats
      await queries.invalidateQueries({ queryKey: ['engines'] })
    },
  }
}

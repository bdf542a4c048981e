import type { EngineOffer } from '@placard/contract'
import { useQuery } from '@tanstack/react-query'
import { useStore } from 'zustand'
import { browserEngines } from '../../../client/engines/browser-engines.ts'
import { useChatScope } from '../../../client/gateways/chat-scope.ts'
import { type EngineOption, engineOptions } from './engine-options.ts'

/** Until the host has answered. */
const NOTHING_YET: EngineOffer = { models: [], hasBuiltIn: true, ownEngines: [] }

/** The engines that the user may choose here. */
export function useEngineOptions(): readonly EngineOption[] {
  const { gateway, owner, isDemo } = useChatScope()
  const engines = useStore(browserEngines, (state) => state.engines)
  const { data = NOTHING_YET } = useQuery({
    queryKey: ['engines', owner],
    queryFn: ({ signal }) => gateway.engines(signal),
  })
  // signed in, the server makes the answers, and cannot ask a browser
  return engineOptions(data, isDemo ? engines : [], isDemo)
}

import type { EngineOffer } from '@placard/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { loadDeviceEngine } from '../../../client/device-model/load-engine.ts'
import { type BrowserEngine, browserEngines } from '../../../client/engines/browser-engines.ts'
import { useChatScope } from '../../../client/gateways/chat-scope.ts'
import { type EngineOptions, engineOptions } from './engine-options.ts'

/** Until the host has answered. */
const NOTHING_YET: EngineOffer = {
  models: [],
  withdrawn: [],
  withheld: [],
  hasBuiltIn: true,
  ownEngines: [],
  isOwnAllowed: true,
}

/** Has the engines offered that only this page can ask: the model of this device, and the user's own. */
function useBrowserEngines(): readonly BrowserEngine[] {
  const { ownEngines, left } = useChatScope()
  useEffect(() => {
    loadDeviceEngine()
    ownEngines?.offer(left)
  }, [ownEngines, left])
  return useStore(browserEngines, (state) => state.engines)
}

/** The engines that the user may choose here. */
export function useEngineOptions(): EngineOptions {
  const { gateway, owner, isDemo } = useChatScope()
  const engines = useBrowserEngines()
  const { data = NOTHING_YET } = useQuery({
    queryKey: ['engines', owner],
    queryFn: ({ signal }) => gateway.engines(signal),
  })
  return engineOptions(data, engines, isDemo)
}

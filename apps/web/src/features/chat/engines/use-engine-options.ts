import type { EngineOffer } from '@placard/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { loadDeviceEngine } from '../../../client/device-model/load-engine.ts'
import { browserEngines } from '../../../client/engines/browser-engines.ts'
import { useChatScope } from '../../../client/gateways/chat-scope.ts'
import { type EngineOptions, engineOptions } from './engine-options.ts'

/** Until the host has answered. */
const NOTHING_YET: EngineOffer = { models: [], withdrawn: [], hasBuiltIn: true, ownEngines: [], isOwnAllowed: true }

/** Has the model of this device offered, where the browser has one. */
function useDeviceEngine(isWanted: boolean): void {
  useEffect(() => {
    if (isWanted) loadDeviceEngine()
  }, [isWanted])
}

/** The engines that the user may choose here. */
export function useEngineOptions(): EngineOptions {
  const { gateway, owner, isDemo } = useChatScope()
  const engines = useStore(browserEngines, (state) => state.engines)
  useDeviceEngine(isDemo)
  const { data = NOTHING_YET } = useQuery({
    queryKey: ['engines', owner],
    queryFn: ({ signal }) => gateway.engines(signal),
  })
  // signed in, the server makes the answers, and cannot ask a browser
  return engineOptions(data, isDemo ? engines : [], isDemo)
}

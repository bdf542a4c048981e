import type { StoreApi } from 'zustand/vanilla'
import type { PreparationStanding, VoicePreparation } from '../../../client/gateways/voice-gateway.ts'
import type { VoiceCache } from './voice-file.ts'

export interface PreparationParts {
  readonly store: StoreApi<PreparationStanding>
  readonly cache: VoiceCache
  /** Fetches the voice, and tells which share of it has come. */
  readonly fetchVoice: (onRatio: (ratio: number) => void, signal: AbortSignal) => Promise<Blob>
}

/** The voice of the demo, fetched once and with the user's consent. */
export function voicePreparation({
  store,
  cache,
  fetchVoice,
}: PreparationParts): Omit<VoicePreparation, 'bytes' | 'store'> {
  let fetching: AbortController | undefined
  const tell = (standing: PreparationStanding) => store.setState(standing, true)
  const isOpen = () => ['asking', 'fetching'].includes(store.getState().status)

  async function fetchIt(): Promise<void> {
    const own = new AbortController()
    fetching = own
    tell({ status: 'fetching', ratio: 0 })
    try {
      const onRatio = (ratio: number) => !own.signal.aborted && tell({ status: 'fetching', ratio })
      await cache.keep(await fetchVoice(onRatio, own.signal))
      if (!own.signal.aborted) tell({ status: 'ready' })
    } catch {
      if (!own.signal.aborted) tell({ status: 'failed' })
    }
  }

  /** Resolves when the user has answered and, if they want it, the voice has come or has not. */
  function decided(signal: AbortSignal): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const look = () => {
      if (!isOpen() || signal.aborted) resolve()
    }
    const stop = store.subscribe(look)
    signal.addEventListener('abort', look, { once: true })
    look()
    return promise.finally(() => {
      stop()
      signal.removeEventListener('abort', look)
    })
  }

  return {
    async prepare(isWanted, signal) {
      const { status } = store.getState()
      if (status === 'ready') return
      if (status === 'missing' && (await cache.read()) !== undefined) return tell({ status: 'ready' })
      const isSettled = status === 'declined' || status === 'failed'
      if (isSettled && !isWanted) return
      if (!isOpen()) tell({ status: 'asking' })
      await decided(signal)
      // whoever wanted to hear it has gone, and was not answered
      if (signal.aborted && store.getState().status === 'asking') tell({ status: 'missing' })
    },
    accept() {
      if (store.getState().status === 'asking') void fetchIt()
    },
    decline() {
      fetching?.abort()
      if (isOpen()) tell({ status: 'declined' })
    },
  }
}

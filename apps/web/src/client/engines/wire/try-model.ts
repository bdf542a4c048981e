import { isOwnComputer, type OwnEngineDraft, type OwnEngineTry } from '@placard/contract'
import { ModelProviderError } from '@placard/language/models'
import { called } from './called.ts'
import { WIRE_FORMATS } from './formats.ts'

/** Time limit of a try, in ms: a server on one's own computer may have to wake up. */
const PATIENCE_MS = 15_000

/** Tries a model without using tokens: asks its service which models it has. */
export async function tryModel(
  send: typeof fetch,
  { kind, address, model, key }: OwnEngineDraft,
  signal: AbortSignal,
): Promise<OwnEngineTry> {
  const format = WIRE_FORMATS[kind]
  const either = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)])
  try {
    const answer = await called(send, format.list({ address, model, key }), either)
    const names = format.names(await answer.json().catch(() => undefined))
    // “llama3.2” means “llama3.2:latest”
    const isThere = names.some((name) => name === model || name === `${model}:latest`)
    return isThere ? { outcome: 'works' } : { outcome: 'no-model', names: [...names] }
  } catch (error) {
    signal.throwIfAborted()
    const fault = error instanceof ModelProviderError ? error.fault : 'unavailable'
    if (fault === 'key-refused') return { outcome: 'key-refused' }
    if (fault !== 'unavailable') return { outcome: 'refused' }
    return { outcome: isOwnComputer(address) ? 'own-unreachable' : 'unreachable' }
  }
}

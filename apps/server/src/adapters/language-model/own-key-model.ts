import { type OwnEngineKind, type OwnEngineTry, VENDOR_ADDRESSES } from '@placard/contract'
import type { ModelProvider } from '@placard/language/models'
import type { ModelConfiguration } from '../../config/language-configuration.ts'
import { PROVIDER_KINDS } from '../model-providers/registry.ts'
import { ProbeError } from '../model-providers/requests.ts'
import { providerOf } from './create-model-providers.ts'

/** A vendor's model with a user's key. */
export interface OwnKeyModel {
  readonly kind: OwnEngineKind
  readonly model: string
  readonly key: string
}

/** The vendors' addresses. A user chooses a vendor and never an address, so that no call leads into the server's network. */
export type VendorAddresses = Readonly<Record<OwnEngineKind, string>>

const BOUNDS = { contextTokens: 32_768, firstTextMs: 8_000 } as const

/** The provider of a user's model. */
export async function ownKeyProvider(own: OwnKeyModel, addresses?: VendorAddresses): Promise<ModelProvider> {
  const provider = await providerOf(configurationOf(own, addresses))
  return { ...provider, engine: { ...provider.engine, place: 'own-key' } }
}

/** Tries whether a vendor accepts a key and has a model, without using tokens. */
export async function tryOwnKey(own: OwnKeyModel, addresses?: VendorAddresses): Promise<OwnEngineTry> {
  try {
    await PROVIDER_KINDS[own.kind].probe(configurationOf(own, addresses))
    return { outcome: 'works' }
  } catch (error) {
    if (!(error instanceof ProbeError)) return { outcome: 'unreachable' }
    if (error.fault === 'key-refused') return { outcome: 'key-refused' }
    return error.status === 404 ? { outcome: 'no-model', names: [] } : { outcome: 'refused' }
  }
}

function configurationOf(
  { kind, model, key }: OwnKeyModel,
  addresses: VendorAddresses = VENDOR_ADDRESSES,
): ModelConfiguration {
  const url = addresses[kind]
  // a model that thinks of its own accord would use up the limit of its answer
  const thinkingTokens = PROVIDER_KINDS[kind].bounds.thinkingTokens.usual(url)
  return { provider: kind, model, apiKey: key, url, bounds: { ...BOUNDS, thinkingTokens } }
}

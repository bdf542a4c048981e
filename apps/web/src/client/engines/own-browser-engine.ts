import { isOwnComputer, type OwnEngine } from '@placard/contract'
import { withoutThoughts } from '@placard/language/models'
import type { BrowserEngine } from './browser-engines.ts'
import { ownEngineMessages as words } from './own-engine-messages.en.ts'
import { WIRE_FORMATS } from './wire/formats.ts'
import { spoken } from './wire/spoken.ts'

/** A vendor's models read much. */
const VENDOR_BOUNDS = { contextTokens: 32_768, thinkingTokens: 0, firstTextMs: 20_000 } as const
/** Servers on one's own computer read this much unless told otherwise, silently forget the rest, and load models slowly. */
const COMPUTER_BOUNDS = { contextTokens: 4096, thinkingTokens: 0, firstTextMs: 60_000 } as const

/** A user's model, called from this browser. `keyOf` opens its key for the moment of a call. */
export function ownBrowserEngine(
  { id, kind, address, model }: OwnEngine,
  { send, keyOf }: { readonly send: typeof fetch; readonly keyOf: () => Promise<string> },
): BrowserEngine {
  const isOwn = isOwnComputer(address)
  return {
    choice: { kind: 'own', ownEngineId: id },
    title: words.title(model, isOwn),
    note: isOwn ? words.ownNote : words.vendorNote(kind),
    provider: {
      engine: { rung: kind, model, place: isOwn ? 'own-computer' : 'own-key' },
      bounds: isOwn ? COMPUTER_BOUNDS : VENDOR_BOUNDS,
      async *speak(request, signal) {
        const called = { address, model, key: await keyOf() }
        yield* withoutThoughts(spoken(send, WIRE_FORMATS[kind], called, { request, signal }))
      },
    },
  }
}

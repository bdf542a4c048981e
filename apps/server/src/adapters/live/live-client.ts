import { GoogleGenAI, Live } from '@google/genai'
import { VENDOR_ADDRESSES } from '@placard/contract'
import type { LiveConfiguration } from '../../config/voice-configuration.ts'
import { jsonOf } from './live-message.ts'

/** A socket of the client's, while it is opened and after. */
interface Socket {
  close(): void
}

/** Who follows a socket besides the client. */
export interface SocketEvents {
  readonly onSocket: (socket: Socket) => void
  /** A frame that is no message: the client would throw where nobody catches it, and the server would end. */
  readonly onGarbage: () => void
  /** What the platform says of a refused or broken connection. It names no address. */
  readonly onError: (text: string) => void
}

/** The client of the Live API at an address, such as `https://host/v1beta`. Its socket leads to no other. */
export function liveClient({ apiKey = '', url = VENDOR_ADDRESSES.gemini }: LiveConfiguration) {
  const { live } = new GoogleGenAI({
    apiKey,
    // the environment may say otherwise
    vertexai: false,
    httpOptions: addressOf(url),
  })
  // the client has no other way to follow its socket: a test fails where a new version has these no longer
  // biome-ignore-start lint/complexity/useLiteralKeys: they are private by their type alone
  const parts: ConstructorParameters<typeof Live> = [live['apiClient'], live['auth'], live['webSocketFactory']]
  // biome-ignore-end lint/complexity/useLiteralKeys: they are private by their type alone
  const [apiClient, auth, factory] = parts
  return (events: SocketEvents): Live => {
    const create: typeof factory.create = (address, headers, callbacks) => {
      const socket = factory.create(address, headers, {
        ...callbacks,
        onmessage({ data }: { readonly data: unknown }) {
          const json = jsonOf(data)
          if (json === undefined) events.onGarbage()
          else callbacks.onmessage({ data: json })
        },
        onerror(event: { readonly message?: unknown }) {
          events.onError(String(event.message))
          callbacks.onerror(event)
        },
      })
      events.onSocket(socket)
      return socket
    }
    return new Live(apiClient, auth, { create })
  }
}

/** The version stands at the end of the address, and elsewhere in that of the socket. */
function addressOf(url: string): { readonly baseUrl: string; readonly apiVersion: string } {
  const [, baseUrl = url, apiVersion = 'v1beta'] = /^(.*?)\/(v\d\w*)\/?$/.exec(url) ?? []
  return { baseUrl, apiVersion }
}

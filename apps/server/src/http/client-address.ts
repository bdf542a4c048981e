import { readAddress } from '../addresses/network-address.ts'
import type { Configuration } from '../config/configuration.ts'
import { type IsTrusted, trusting } from '../config/trusted-proxies.ts'
import type { App } from './app.ts'
import { type Hop, hopsOfForwarded, hopsOfForwardedFor } from './forwarded-for.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Network address of the client: the other end of the connection, or the client that trusted proxies name. All
     * decisions about addresses use this one; `ip` is always the other end of the connection.
     */
    readonly clientAddress: string
  }
}

const UNTRUSTED_PROXY =
  'a request names the client it is forwarded for, and its peer is not in PLACARD_TRUSTED_PROXIES: if that is your proxy, everybody behind it shares the limits of one address'

/** Gives every request the address of its client, and warns once of an unknown proxy. */
export function registerClientAddress(app: App, { trustedProxies }: Pick<Configuration, 'trustedProxies'>): void {
  const isTrusted = trusting(trustedProxies)
  let hasWarned = false
  app.decorateRequest('clientAddress', {
    getter() {
      const { remoteAddress } = this.raw.socket
      const isForwarded = (this.headers.forwarded ?? this.headers['x-forwarded-for']) !== undefined
      if (isForwarded && !hasWarned && !isTrusted(readAddress(remoteAddress ?? '') ?? '')) {
        // once: any client can send the header
        hasWarned = true
        app.log.warn({ peer: remoteAddress }, UNTRUSTED_PROXY)
      }
      return clientAddressOf(remoteAddress, this.headers, isTrusted)
    },
  })
}

interface ForwardingHeaders {
  readonly forwarded?: string | undefined
  readonly 'x-forwarded-for'?: string | readonly string[] | undefined
}

/**
 * Finds the client behind proxies. Each proxy appends its caller at the right end, so the search goes from the right
 * through the trusted ones to the first that is not; claims of that one count for nothing. A trusted proxy with an
 * unreadable entry is itself taken for the client. So is the nearest one where both headers are present and disagree: a
 * proxy passes on unread what the client wrote into the header that is not its own.
 */
export function clientAddressOf(
  peer: string | undefined,
  { forwarded, 'x-forwarded-for': forwardedFor }: ForwardingHeaders,
  isTrusted: IsTrusted,
): string {
  const nearest = readAddress(peer ?? '') ?? 'unknown'
  if (!isTrusted(nearest)) return nearest
  const found = new Set<string>()
  if (forwarded !== undefined) found.add(farthest(nearest, hopsOfForwarded(forwarded), isTrusted))
  if (forwardedFor !== undefined) found.add(farthest(nearest, hopsOfForwardedFor(String(forwardedFor)), isTrusted))
  const [client = nearest, other] = found
  return other === undefined ? client : nearest
}

function farthest(nearest: string, hops: readonly Hop[], isTrusted: IsTrusted): string {
  let client = nearest
  for (const hop of hops.toReversed()) {
    if (hop === undefined || !isTrusted(client)) break
    client = hop
  }
  return client
}

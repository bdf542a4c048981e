import { readAddress } from '../addresses/network-address.ts'

/** The caller as one proxy names it; undefined where the entry is no address. */
export type Hop = string | undefined

/** The hops that `X-Forwarded-For` names, the client's own first. */
export function hopsOfForwardedFor(header: string): readonly Hop[] {
  return header.split(',').map((entry) => addressOf(entry.trim()))
}

/** The hops that `Forwarded` (RFC 7239) names, the client's own first. */
export function hopsOfForwarded(header: string): readonly Hop[] {
  return splitFromRight(header, ',').map(hopOfElement)
}

const PAIR = /^\s*([!#$%&'*+.^_`|~\w-]+)=(?:"((?:[^"\\]|\\.)*)"|([!#$%&'*+.^_`|~\w-]+))\s*$/

/** One proxy's entry: pairs of which `for` counts. A malformed element yields nothing. */
function hopOfElement(element: string): Hop {
  const pairs = splitFromRight(element, ';').map((pair) => PAIR.exec(pair))
  const named = pairs.filter((pair) => pair?.[1]?.toLowerCase() === 'for')
  const [pair] = named
  if (pair === undefined || pair === null || named.length > 1 || pairs.includes(null)) return undefined
  return addressOf(pair[2]?.replaceAll(/\\(.)/g, '$1') ?? pair[3] ?? '')
}

/**
 * Splits outside quotes, counted from the right: entries of trusted proxies are there and are well-formed, while the
 * client may have left a quote open before them that would swallow them.
 */
function splitFromRight(text: string, separator: ',' | ';'): string[] {
  const parts: string[] = []
  let end = text.length
  let isQuoted = false
  for (let at = text.length - 1; at >= 0; at--) {
    if (text[at] === '"' && !isEscaped(text, at)) isQuoted = !isQuoted
    if (text[at] !== separator || isQuoted) continue
    parts.push(text.slice(at + 1, end))
    end = at
  }
  return [...parts, text.slice(0, end)].toReversed()
}

function isEscaped(text: string, at: number): boolean {
  let backslashes = 0
  while (text[at - 1 - backslashes] === '\\') backslashes += 1
  return backslashes % 2 === 1
}

/** An address with or without a port, as proxies write it: `192.0.2.7:80`, `2001:db8::7`, `[2001:db8::7]:80`. */
function addressOf(node: string): Hop {
  const bracketed = /^\[([^\]]*)\](?::[\w.-]+)?$/.exec(node)?.[1]
  const plain = /^([\d.]+)(?::[\w.-]+)?$/.exec(node)?.[1]
  return readAddress(bracketed ?? plain ?? node)
}

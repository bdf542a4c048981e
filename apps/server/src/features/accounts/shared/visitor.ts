import type { FastifyRequest } from 'fastify'
import { networkOf } from '../../../addresses/network-address.ts'
import type { Configuration } from '../../../config/configuration.ts'
import { deviceTokenOf } from './device-cookie.ts'

/** Prefix lengths of one household or school; the host's part of an address is not kept. */
const SITE = { ipv4: 24, ipv6: 48 } as const

/** Facts about the client of a sign-in, besides the credentials. */
export interface Visitor {
  /** Browser and system from the user agent. */
  readonly device: string
  /** Network prefix of the client's address. */
  readonly network: string
  /** The device token this browser got at its last sign-in. */
  readonly deviceToken: string | undefined
}

/** Reads the facts off the request. */
export function visitorOf(request: FastifyRequest, configuration: Configuration): Visitor {
  return {
    device: deviceOf(request.headers['user-agent']),
    network: networkOf(request.clientAddress, SITE),
    deviceToken: deviceTokenOf(request, configuration),
  }
}

/** In this order: later ones also contain the names of earlier ones. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOPX\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bHeadlessChrome\/|\bChrome\/|\bCriOS\/|\bChromium\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*Safari\//, 'Safari'],
  [/^curl\//, 'curl'],
]
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b|\biPod\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

/** Names browser and system, such as “Firefox on Linux”, from a user agent; which can claim anything. */
export function deviceOf(userAgent: string | undefined): string {
  const named = (table: typeof BROWSERS) => table.find(([sign]) => sign.test(userAgent ?? ''))?.[1]
  const browser = named(BROWSERS)
  const system = named(SYSTEMS)
  if (browser !== undefined && system !== undefined) return `${browser} on ${system}`
  return browser ?? system ?? 'Unknown device'
}

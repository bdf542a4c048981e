import type { FastifyRequest } from 'fastify'
import { networkOf } from '../../../addresses/network-address.ts'
import type { Configuration } from '../../../config/configuration.ts'
import { deviceTokenOf } from './device-cookie.ts'

/** What a provider hands to one household or school; the machine’s own part of an address is not kept. */
const SITE = { ipv4: 24, ipv6: 48 } as const

/** What is known of whoever asks to sign in, besides what they type. */
export interface Visitor {
  /** Browser and system as the browser names them. */
  readonly device: string
  /** The part of the network address that names the network. */
  readonly network: string
  /** What this browser was given when somebody last signed in with it. */
  readonly deviceToken: string | undefined
}

/** Reads who asks off the request. */
export function visitorOf(request: FastifyRequest, configuration: Configuration): Visitor {
  return {
    device: deviceOf(request.headers['user-agent']),
    network: networkOf(request.clientAddress, SITE),
    deviceToken: deviceTokenOf(request, configuration),
  }
}

/** In this order: what comes later also calls itself what comes earlier. */
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

/** Names browser and system, such as “Firefox on Linux”, from what a browser says of itself; anyone can say anything. */
export function deviceOf(userAgent: string | undefined): string {
  const named = (table: typeof BROWSERS) => table.find(([sign]) => sign.test(userAgent ?? ''))?.[1]
  const browser = named(BROWSERS)
  const system = named(SYSTEMS)
  if (browser !== undefined && system !== undefined) return `${browser} on ${system}`
  return browser ?? system ?? 'Unknown device'
}

import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Configuration } from '../../../config/configuration.ts'
import { cookieOf, setAccountCookie } from './refresh-cookie.ts'

const YEAR_SECONDS = 365 * 24 * 60 * 60

/** The device token this browser got at its last sign-in. It authenticates nobody. */
export function deviceTokenOf(request: FastifyRequest, configuration: Configuration): string | undefined {
  const token = cookieOf(request, configuration, 'device')
  return token === undefined || !/^[\w-]{43}$/.test(token) ? undefined : token
}

/** Sets the device token by which this browser is recognised at the next sign-in. */
export function setDeviceCookie(reply: FastifyReply, configuration: Configuration, token: string): void {
  setAccountCookie(reply, configuration, 'device', { value: token, lifetime: { maxAge: YEAR_SECONDS } })
}

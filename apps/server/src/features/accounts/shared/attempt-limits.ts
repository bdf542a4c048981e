import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { emailKey } from '../../../addresses/email-key.ts'
import type { App } from '../../../http/app.ts'
import { Problem } from '../../../http/problems.ts'
import { byAddress, byAnyone, type Rate, type RateLimit, rateLimit } from '../../../http/rate-limit.ts'
import { reauthenticationLimit } from '../../../http/reauthentication-limit.ts'
import type { Dependencies } from '../../../ports/dependencies.ts'
import { deviceTokenOf } from './device-cookie.ts'
import { findKnownAccounts, isAnybodysDevice } from './known-device-rows.ts'
import { findToken } from './one-time-token-rows.ts'
import { cookieOf } from './refresh-cookie.ts'
import { findFamilyOf } from './refresh-family-rows.ts'

const MINUTE_MS = 60_000

/**
 * A whole class may sit behind one address: limits by address leave room for it, and apply only to unknown callers. A
 * caller with an issued secret, or a browser that signed in before, is counted by that, so that strangers cannot lock
 * anyone out, not even those at the next desk. The limit that stops guessing is the one by account and address.
 */
const ATTEMPT_LIMITS = {
  loginByAccount: { name: 'login-by-account', times: 10, windowMs: 5 * MINUTE_MS },
  loginByDevice: { name: 'login-by-device', times: 10, windowMs: 5 * MINUTE_MS },
  loginByAddress: { name: 'login-by-address', times: 200, windowMs: 5 * MINUTE_MS },
  loginByAnyone: { name: 'login', times: 1800, windowMs: MINUTE_MS },
  register: { name: 'register', times: 200, windowMs: 60 * MINUTE_MS },
  /** By the sign-in of a token; by address for unknown tokens. */
  refresh: { name: 'refresh', times: 600, windowMs: 5 * MINUTE_MS },
  /** Links in mails and tickets, which are never typed by hand. By the secret, and by address where there is none. */
  link: { name: 'link', times: 60, windowMs: 5 * MINUTE_MS },
  mailByAccount: { name: 'mail-by-account', times: 5, windowMs: 60 * MINUTE_MS },
  mailByAddress: { name: 'mail-by-address', times: 100, windowMs: 60 * MINUTE_MS },
} as const satisfies Record<string, Rate>

/** One try of a password for an address. */
export interface PasswordAttempt {
  /** The accounts this browser was signed in to: its password opens these whatever strangers do. */
  readonly knownFor: readonly string[]
  /**
   * Counts a password that opened none of these. @returns why no other account may be tried, if strangers tried too
   * often.
   */
  refusalOfOthers(): Promise<Problem | undefined>
}

/** Rate limits of attempts. */
export interface AttemptLimiters {
  /** A password for an address, at sign-in or sign-up. */
  readonly password: (request: FastifyRequest) => Promise<PasswordAttempt>
  readonly register: RateLimit
  readonly refresh: RateLimit
  /** The secret of a link or ticket. */
  readonly link: RateLimit
  /** A mail to an address that the caller typed, or to the caller's own. */
  readonly mail: RateLimit
  /** The password of a signed-in user, or a code. */
  readonly reauthentication: RateLimit
}

type LimitDependencies = Pick<Dependencies, 'db' | 'configuration'>

const NamesAccount = z.object({ email: z.string() })
const NamesSecret = z.union([
  z.pipe(
    z.object({ token: z.string() }),
    z.transform(({ token }) => token),
  ),
  z.pipe(
    z.object({ ticket: z.string() }),
    z.transform(({ ticket }) => ticket),
  ),
  z.pipe(
    z.object({ ceremony: z.string() }),
    z.transform(({ ceremony }) => ceremony),
  ),
])
const NamesRefreshToken = z.object({ refreshToken: z.string() })

/** Creates the rate limits. */
export function createAttemptLimiters(app: App, dependencies: LimitDependencies): AttemptLimiters {
  return {
    password: passwordLimit(app, dependencies),
    mail: mailLimit(app, dependencies),
    register: rateLimit(app, ATTEMPT_LIMITS.register),
    refresh: limitByPerson(app, ATTEMPT_LIMITS.refresh, (request) => familyOf(dependencies, request)),
    link: limitByPerson(
      app,
      ATTEMPT_LIMITS.link,
      async (request) => (await secretOf(dependencies, request)) ?? (await deviceOf(dependencies, request)),
    ),
    reauthentication: reauthenticationLimit(app),
  }
}

function passwordLimit(app: App, { db, configuration }: LimitDependencies): AttemptLimiters['password'] {
  const byDevice = (request: FastifyRequest) =>
    `${markOf(deviceTokenOf(request, configuration) ?? '')} ${accountOf(request)}`
  const loginByAccount = rateLimit(app, ATTEMPT_LIMITS.loginByAccount, byAccount)
  const loginByDevice = rateLimit(app, ATTEMPT_LIMITS.loginByDevice, byDevice)
  const loginByAddress = rateLimit(app, ATTEMPT_LIMITS.loginByAddress)
  const loginByAnyone = rateLimit(app, ATTEMPT_LIMITS.loginByAnyone, byAnyone)
  const asStranger = async (request: FastifyRequest) => {
    await loginByAddress(request)
    await loginByAccount(request)
    await loginByAnyone(request)
  }
  return async (request) => {
    const token = deviceTokenOf(request, configuration)
    const knownFor = token === undefined ? [] : await findKnownAccounts(db, accountOf(request), token)
    if (knownFor.length === 0) {
      await asStranger(request)
      return { knownFor, refusalOfOthers: async () => undefined }
    }
    await loginByDevice(request)
    return { knownFor, refusalOfOthers: () => refusalOf(asStranger(request)) }
  }
}

/** The refusal that the counting ended with, if any. */
async function refusalOf(counting: Promise<void>): Promise<Problem | undefined> {
  try {
    await counting
    return undefined
  } catch (error) {
    if (error instanceof Problem) return error
    throw error
  }
}

function mailLimit(app: App, dependencies: LimitDependencies): RateLimit {
  const byPerson = new WeakMap<FastifyRequest, string>()
  const mailByAccount = rateLimit(
    app,
    ATTEMPT_LIMITS.mailByAccount,
    (request) => byPerson.get(request) ?? byAccount(request),
  )
  const mailByAddress = rateLimit(app, ATTEMPT_LIMITS.mailByAddress)
  return async (request) => {
    const person = request.signedIn?.id ?? (await knownDeviceOf(dependencies, request))
    if (person === undefined) await mailByAddress(request)
    else byPerson.set(request, person)
    await mailByAccount(request)
  }
}

/** A limit by what identifies the caller, and by address where nothing does. */
function limitByPerson(
  app: App,
  rate: Rate,
  personOf: (request: FastifyRequest) => Promise<string | undefined>,
): RateLimit {
  const persons = new WeakMap<FastifyRequest, string>()
  const limit = rateLimit(app, rate, (request) => persons.get(request) ?? byAddress(request))
  return async (request) => {
    const person = await personOf(request)
    if (person !== undefined) persons.set(request, person)
    await limit(request)
  }
}

/** The sign-in of a presented refresh token. */
async function familyOf(
  { db, configuration }: LimitDependencies,
  request: FastifyRequest,
): Promise<string | undefined> {
  const body = NamesRefreshToken.safeParse(request.body)
  const token = body.success ? body.data.refreshToken : cookieOf(request, configuration, 'refresh')
  const family = token === undefined ? undefined : await findFamilyOf(db, token)
  return family === undefined ? undefined : `sign-in ${family.id}`
}

/** The presented secret, if it was issued by us. */
async function secretOf({ db }: LimitDependencies, request: FastifyRequest): Promise<string | undefined> {
  const presented = NamesSecret.safeParse(request.body)
  const found = presented.success ? await findToken(db, presented.data) : undefined
  return found === undefined ? undefined : `secret ${Buffer.from(found.hash).toString('base64url')}`
}

/** The browser, if it signed in to any account before. */
async function deviceOf(
  { db, configuration }: LimitDependencies,
  request: FastifyRequest,
): Promise<string | undefined> {
  const token = deviceTokenOf(request, configuration)
  return token !== undefined && (await isAnybodysDevice(db, token)) ? markOf(token) : undefined
}

/** The browser, if it signed in to an account of the request's address before. */
async function knownDeviceOf(
  { db, configuration }: LimitDependencies,
  request: FastifyRequest,
): Promise<string | undefined> {
  const token = deviceTokenOf(request, configuration)
  if (token === undefined) return undefined
  const known = await findKnownAccounts(db, accountOf(request), token)
  return known.length === 0 ? undefined : markOf(token)
}

/** The counter key of a browser's token. */
function markOf(token: string): string {
  return `browser ${createHash('sha256').update(token).digest('base64url')}`
}

function byAccount(request: FastifyRequest): string {
  return `${byAddress(request)} ${accountOf(request)}`
}

/** The account of a request: the one it names, or its caller's. */
function accountOf(request: FastifyRequest): string {
  const body = NamesAccount.safeParse(request.body)
  return body.success ? emailKey(body.data.email) : (request.signedIn?.id ?? '')
}

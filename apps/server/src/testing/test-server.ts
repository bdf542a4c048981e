import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Writable } from 'node:stream'
import type { ChatModelPort } from '@placard/application'
import { type AuthAnswer, AuthAnswer as AuthAnswerSchema, successReply } from '@placard/contract'
import { asc } from 'drizzle-orm'
import { pino } from 'pino'
import { accountHooksOf } from '../app/account-hooks.ts'
import { type AppOptions, buildApp } from '../app/build-app.ts'
import type { Configuration } from '../config/configuration.ts'
import { SHIPPED_PLANS } from '../config/plans.ts'
import { fingerprintOf } from '../config/server-secret.ts'
import type { Database } from '../database/executor.ts'
import { mailOutbox } from '../database/mail-schema.ts'
import { deleteAccount, suspendAccount } from '../features/accounts/administration/administration.ts'
import { createAccess } from '../features/accounts/sign-in/database-access.ts'
import { createMailPost } from '../features/mail/mail-service.ts'
import type { App } from '../http/app.ts'
import type { Clock } from '../ports/clock.ts'
import type { Dependencies } from '../ports/dependencies.ts'
import type { HearingPort } from '../ports/hearing.ts'
import type { MailCarrier } from '../ports/mail-carrier.ts'
import type { SpeechPort } from '../ports/speech.ts'
import { ServerLife } from '../process/server-life.ts'
import { cloneDatabase, type TestDatabase } from './test-database.ts'

/** A manual clock, which stands still between calls. */
export interface TestClock extends Clock {
  advance(ms: number): void
}

/** A whole server on a database of its own, reached by `app.inject`. */
export interface TestServer {
  readonly app: App
  readonly db: Database
  readonly database: TestDatabase
  readonly clock: TestClock
  readonly dependencies: Dependencies
  /** Every line the server logged. */
  readonly logLines: readonly string[]
  /** What waits in the outbox, oldest first. */
  postedMails(): Promise<readonly PostedMail[]>
  /** Signs up an account through the call; without an address, a unique one. */
  signUp(account?: { email?: string; password?: string; name?: string }): Promise<AuthAnswer>
  /** Closes an account as the command line does. */
  suspend(email: string): Promise<void>
  /** Deletes an account as the command line does. */
  delete(email: string): Promise<void>
  close(): Promise<void>
}

/** A mail that waits in the outbox. */
export type PostedMail = Pick<typeof mailOutbox.$inferSelect, 'toAddress' | 'template' | 'data'>

export const TEST_PASSWORD = 'a floor of one’s own'

const TEST_CONFIGURATION: Configuration = {
  port: 0,
  host: '127.0.0.1',
  dataDir: '.data',
  databaseUrl: undefined,
  publicOrigin: undefined,
  trustedProxies: [],
  metricsAddress: undefined,
  metricsToken: undefined,
  maxPace: 10_000,
  idleMs: 600_000,
  stopPatienceMs: 280_000,
  smtpUrl: undefined,
  mailFrom: { name: 'Placard', address: 'no-reply@placard.example' },
  supportEmail: undefined,
  maintenance: undefined,
  secret: undefined,
  logLevel: 'info',
  billing: { plans: SHIPPED_PLANS, stripe: undefined },
  language: { models: [], hasEmbedded: true },
  voice: { speech: [{ provider: 'embedded' }], hearing: [{ provider: 'embedded' }] },
  isDevelopment: false,
}

/** Nothing leaves a test's server: its mails stay in the outbox. */
const NO_CARRIER: MailCarrier = {
  route: { kind: 'folder', path: 'nowhere' },
  carry: async () => ({ ok: false, isFinal: false, rejection: 'a test’s server sends no mail' }),
  isReady: async () => true,
}

/** Nobody answers there. */
const NOWHERE = 'http://127.0.0.1:9/v1'
const NO_VENDORS = { gemini: NOWHERE, anthropic: NOWHERE, 'openai-compatible': NOWHERE } as const

/** Starts a server; options are those of `buildApp`, what the configuration should say, and what answers in the chat. */
export async function testServer(
  options: AppOptions & {
    readonly configuration?: Partial<Configuration>
    /** What answers in the chat; the built-in assistant unless given. */
    readonly chatModel?: ChatModelPort
    /** Who hears and who speaks; the built-in ones unless given. */
    readonly hearing?: HearingPort
    readonly speech?: SpeechPort
    /** Where vendors are called with users' keys; nowhere unless given. */
    readonly vendorAddresses?: Dependencies['vendorAddresses']
  } = {},
): Promise<TestServer> {
  const database = await cloneDatabase()
  const clock = standingClock()
  const logLines: string[] = []
  const dataDir = await mkdtemp(path.join(tmpdir(), 'placard-test-'))
  const base = {
    db: database.db,
    lanes: database.lanes,
    configuration: { ...TEST_CONFIGURATION, dataDir, ...options.configuration },
    clock,
    random: { bytes: (length: number) => randomBytes(length) },
    ids: { next: () => randomUUID() },
    logger: pino({ level: 'info' }, linesInto(logLines)),
    secret: 'a secret of the tests, long enough for all',
  }
  const server = new ServerLife({
    ...base,
    place: 'a test',
    fingerprint: fingerprintOf(base.secret),
    onReplaced: () => undefined,
  })
  await server.join()
  const mail = createMailPost({ ...base, carrier: NO_CARRIER, messageDomain: 'placard.example' })
  const { chatModel, hearing, speech } = options
  const doubles = { ...(chatModel && { chatModel }), ...(hearing && { hearing }), ...(speech && { speech }) }
  const access = createAccess({ ...base, db: database.lanes.access })
  const accountHooks = accountHooksOf(base)
  const vendorAddresses = options.vendorAddresses ?? NO_VENDORS
  const dependencies = { ...base, server, ...doubles, vendorAddresses, access, mail, accountHooks }
  const app = await buildApp(dependencies, options)
  return {
    app,
    db: database.db,
    database,
    clock,
    dependencies,
    logLines,
    postedMails: () =>
      database.db
        .select({ toAddress: mailOutbox.toAddress, template: mailOutbox.template, data: mailOutbox.data })
        .from(mailOutbox)
        .orderBy(asc(mailOutbox.createdAt), asc(mailOutbox.id)),
    signUp: (account) => signUp(app, account),
    async suspend(email) {
      await suspendAccount(dependencies, email)
    },
    async delete(email) {
      await deleteAccount(dependencies, email)
    },
    async close() {
      await app.close()
      await server.die()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

function standingClock(): TestClock {
  let now = Date.now()
  return {
    now: () => new Date(now),
    advance: (ms) => {
      now += ms
    },
  }
}

function linesInto(lines: string[]): Writable {
  return new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
}

async function signUp(
  app: App,
  { email = `${randomUUID()}@example.org`, password = TEST_PASSWORD, name = 'Ada' } = {},
): Promise<AuthAnswer> {
  const answer = await app.inject({ method: 'POST', url: '/api/auth/register', payload: { email, password, name } })
  return successReply(AuthAnswerSchema).parse(answer.json()).data
}

import * as z from 'zod/mini'
import { type Executor, inTransaction } from '../../../database/executor.ts'
import { problem } from '../../../http/problems.ts'
import { countPasskeys } from '../passkeys/passkey-rows.ts'
import {
  type AccountDependencies,
  type Admitted,
  answerSignIn,
  type Begun,
  beginSignIn,
  SECURITY_PATH,
  type SignIn,
} from '../shared/begin-sign-in.ts'
import { TICKET_OVER } from '../shared/messages.en.ts'
import {
  countFailure,
  countTokens,
  holdToken,
  issueToken,
  type OneTimeToken,
  takeToken,
} from '../shared/one-time-token-rows.ts'
import { tellReader } from '../shared/reader-mails.ts'
import { recordSecurityEvent } from '../shared/security-event-rows.ts'
import { findUser, type StoredUser } from '../shared/user-rows.ts'
import type { Visitor } from '../shared/visitor.ts'
import { stepOfCode } from './authenticator-codes.ts'
import {
  bookStep,
  countRecoveryCodes,
  findSecondFactor,
  type SecondFactor,
  secretOf,
  useRecoveryCode,
} from './second-factor-rows.ts'

const MINUTE_MS = 60_000
/** Expiry of a ticket: time for a user to find their telephone. */
const TICKET_MS = 10 * MINUTE_MS
/** Wrong codes that void a ticket, and that lock the account's second factor for a while, whoever sends them. */
const FAILURES_PER_TICKET = 5
const FAILURES_PER_ACCOUNT = 20
const FAILURES_COUNTED_MS = 15 * MINUTE_MS

const APP_CODE = /^\d{6}$/
const TicketData = z.object({ isRemembered: z.boolean() })

/**
 * Admits accounts without a second factor.
 * @throws {Problem} `second-factor-required` with a ticket for all others.
 */
export async function askSecondFactor(
  { db, clock, random }: AccountDependencies,
  { user, isRemembered }: Pick<Admitted, 'user' | 'isRemembered'>,
): Promise<void> {
  const factor = await findSecondFactor(db, user.id)
  if (factor === undefined || factor.confirmedAt === null) return
  const now = clock.now()
  const wanted = { purpose: 'second-factor', userId: user.id, data: { isRemembered }, lifetimeMs: TICKET_MS } as const
  const { token, expiresAt } = await issueToken(db, random, wanted, now)
  const [codes, keys] = await Promise.all([countRecoveryCodes(db, user.id), countPasskeys(db, user.id)])
  throw problem('second-factor-required', {
    secondFactor: {
      ticket: token,
      methods: [
        'code',
        ...(codes > 0 ? (['recovery-code'] as const) : []),
        ...(keys > 0 ? (['passkey'] as const) : []),
      ],
      expiresAt: expiresAt.toISOString(),
    },
  })
}

type Answered =
  | { readonly outcome: 'right'; readonly user: StoredUser; readonly begun: Begun }
  | { readonly outcome: 'wrong' | 'void' | 'suspended' | 'too-many' }

/**
 * Finishes a sign-in with a code.
 * @throws {Problem} `second-factor-invalid`; `link-invalid` when the ticket is over; `rate-limited`, `account-suspended`
 */
export async function answerSecondFactor(
  dependencies: AccountDependencies,
  { ticket, code }: { ticket: string; code: string },
  visitor: Visitor,
): Promise<SignIn> {
  const now = dependencies.clock.now()
  const answered = await inTransaction(dependencies.db, (tx) => judge(dependencies, tx, { ticket, code, visitor }, now))
  switch (answered.outcome) {
    case 'right':
      return answerSignIn(dependencies, answered.user, answered.begun.issued, answered.begun.deviceToken)
    case 'wrong':
      throw problem('second-factor-invalid')
    case 'suspended':
      throw problem('account-suspended')
    case 'too-many':
      throw problem('rate-limited', { retryAfterSeconds: FAILURES_COUNTED_MS / 1000 })
    case 'void':
      throw problem('link-invalid', { message: TICKET_OVER })
  }
}

async function judge(
  dependencies: AccountDependencies,
  tx: Executor,
  { ticket, code, visitor }: { ticket: string; code: string; visitor: Visitor },
  now: Date,
): Promise<Answered> {
  const held = await holdToken(tx, 'second-factor', ticket, now)
  const found = held === undefined ? undefined : await whose(tx, held)
  if (held === undefined || found === undefined || held.failures >= FAILURES_PER_TICKET) return { outcome: 'void' }
  const { user, factor } = found
  if (user.status !== 'active') return { outcome: 'suspended' }
  const since = new Date(now.getTime() - FAILURES_COUNTED_MS)
  const { failures } = await countTokens(tx, { userId: user.id, purpose: 'second-factor', since })
  if (failures >= FAILURES_PER_ACCOUNT) return { outcome: 'too-many' }
  if (!(await isRight(dependencies, tx, { user, factor, code }, now))) {
    await countFailure(tx, held)
    return { outcome: 'wrong' }
  }
  await takeToken(tx, 'second-factor', ticket, now)
  const data = TicketData.safeParse(held.data)
  const admitted = { user, visitor, isRemembered: data.success && data.data.isRemembered }
  return { outcome: 'right', user, begun: await beginSignIn(dependencies, tx, admitted, now) }
}

async function whose(tx: Executor, { userId }: OneTimeToken): Promise<Confirmed | undefined> {
  if (userId === null) return undefined
  const user = await findUser(tx, userId)
  const factor = await findSecondFactor(tx, userId)
  return user === undefined || factor === undefined || factor.confirmedAt === null ? undefined : { user, factor }
}

interface Confirmed {
  readonly user: StoredUser
  readonly factor: SecondFactor
}

async function isRight(
  { keys, mail }: AccountDependencies,
  tx: Executor,
  { user, factor, code }: Confirmed & { readonly code: string },
  now: Date,
): Promise<boolean> {
  const typed = code.replaceAll(/\s/g, '')
  if (APP_CODE.test(typed)) {
    const step = stepOfCode(secretOf(factor, keys.secondFactor), typed, now)
    return step !== undefined && (await bookStep(tx, user.id, step))
  }
  if (!(await useRecoveryCode(tx, { userId: user.id, key: keys.recoveryCodes, code }, now))) return false
  const left = await countRecoveryCodes(tx, user.id)
  await recordSecurityEvent(tx, 'recovery-code-used', { userId: user.id }, now)
  const data = { name: user.name, left, at: now, path: SECURITY_PATH }
  await tellReader({ mail }, tx, user, { template: 'recovery-codes-used', data })
  return true
}

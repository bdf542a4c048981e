import type { PrivacyChoices } from '@placard/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Executor, inTransaction } from '../../database/executor.ts'
import { isKeepingRecordings, setKeeping } from '../../database/recording-rows.ts'
import { problem } from '../../http/problems.ts'
import { isMinor, type SignedInUser } from '../../ports/access.ts'
import { choicesOfBrowser, keepInBrowser } from './choice-cookie.ts'
import { holdChoices, type KeptChoices, readChoices, writeChoices } from './choice-rows.ts'
import {
  afterSignal,
  afterWish,
  areSameChoices,
  type ChoiceWish,
  joinedWithBrowser,
  type Occasion,
  presentChoices,
} from './choices.ts'
import type { PrivacyDependencies } from './dependencies.ts'
import { privacyMessages } from './messages.en.ts'
import { noteChoice } from './request-rows.ts'

type ChoiceDependencies = Pick<PrivacyDependencies, 'db' | 'clock' | 'ids' | 'configuration'>

/** The text beside the choice to limit, by which a consent to the keeping of recordings is withdrawn. */
const TEXT = 'limit-1'

/** A call about the choices. */
interface ChoiceCall {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  /** The caller; undefined for a visitor, whose choices are kept in their browser alone. */
  readonly user: SignedInUser | undefined
}

/** Whether a request carries the signal. */
function isSignalSent({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers['sec-gpc'] === '1'
}

function occasionOf({ clock }: Pick<PrivacyDependencies, 'clock'>, { request, user }: Omit<ChoiceCall, 'reply'>) {
  const now = clock.now()
  return { now, isSignalSent: isSignalSent(request), isMinor: user !== undefined && isMinor(user, now) }
}

/** The choices of the caller’s account, or of their browser; the signal is honoured by asking. */
export async function choicesFor(dependencies: ChoiceDependencies, call: ChoiceCall): Promise<PrivacyChoices> {
  return change(dependencies, call, (choices) => choices)
}

/**
 * Opts out or in, limits or not.
 * @throws {Problem} `forbidden` for people under 16 who opt in; `conflict` for an opt-in against the signal.
 */
export async function choose(
  dependencies: ChoiceDependencies,
  call: ChoiceCall,
  wish: ChoiceWish,
): Promise<PrivacyChoices> {
  return change(dependencies, call, (choices, occasion) => {
    const wished = afterWish(choices, wish, occasion)
    if (wished.ok) return wished.choices
    throw wished.rejection === 'too-young'
      ? problem('forbidden', { message: privacyMessages.tooYoungToOptIn })
      : problem('conflict', { message: privacyMessages.signalSent })
  })
}

type Change = (choices: KeptChoices, occasion: Occasion) => KeptChoices

async function change(dependencies: ChoiceDependencies, call: ChoiceCall, wished: Change): Promise<PrivacyChoices> {
  const { configuration } = dependencies
  const { request, reply, user } = call
  const occasion = occasionOf(dependencies, call)
  const browser = choicesOfBrowser(request, configuration)
  const inBrowser = wished(afterSignal(browser, occasion), occasion)
  if (!areSameChoices(browser, inBrowser)) keepInBrowser(reply, configuration, inBrowser)
  if (user === undefined) return presentChoices(inBrowser, occasion)
  const next: Change = (choices) => wished(afterSignal(joinedWithBrowser(choices, browser), occasion), occasion)
  return presentChoices(await changeAccount(dependencies, user, next, occasion), occasion)
}

/** Changes the choices of an account, where they change; with a record of each, and with what follows from it. */
async function changeAccount(
  { db, ids }: Pick<ChoiceDependencies, 'db' | 'ids'>,
  { id: userId }: SignedInUser,
  next: Change,
  occasion: Occasion,
): Promise<KeptChoices> {
  const before = await readChoices(db, userId)
  if (areSameChoices(before, next(before, occasion))) return before
  return inTransaction(db, async (tx) => {
    const held = await holdChoices(tx, userId)
    const choices = next(held, occasion)
    await writeChoices(tx, userId, choices)
    await record(tx, { userId, ids, held, choices })
    const isLimiting = choices.limit?.isOn === true && held.limit?.isOn !== true
    if (isLimiting && choices.limit !== undefined && (await isKeepingRecordings(tx, userId))) {
      const decision = { id: ids.next(), userId, isGranted: false, method: choices.limit.method, textVersion: TEXT }
      await setKeeping(tx, decision, choices.limit.at)
    }
    return choices
  })
}

interface Changed {
  readonly userId: string
  readonly ids: PrivacyDependencies['ids']
  readonly held: KeptChoices
  readonly choices: KeptChoices
}

async function record(tx: Executor, { userId, ids, held, choices }: Changed): Promise<void> {
  for (const [kind, before, after] of [
    ['opt-out', held.optOut, choices.optOut],
    ['limit', held.limit, choices.limit],
  ] as const) {
    if (after?.isOn !== true || before?.isOn === true) continue
    await noteChoice(tx, { id: ids.next(), userId, kind, method: after.method }, after.at)
  }
}

/** How long a server takes a person's signal as honoured without asking the database. */
const HONOURED_MS = 60_000
/** Most people whose signal a server remembers. */
const MOST_KNOWN = 10_000

/**
 * Honours the signal of every call that carries it, not only of those about choices. A server looks once a minute what a
 * person has chosen meanwhile: whoever opted in elsewhere, without the signal, is opted out again.
 */
export function createSignalWatch(dependencies: ChoiceDependencies & Pick<PrivacyDependencies, 'logger'>) {
  const honouredAt = new Map<string, number>()
  return (request: FastifyRequest): void => {
    const user = request.signedIn
    if (user === undefined || !isSignalSent(request)) return
    const occasion = occasionOf(dependencies, { request, user })
    const now = occasion.now.getTime()
    const before = honouredAt.get(user.id)
    if (before !== undefined && Math.abs(now - before) < HONOURED_MS) return
    if (honouredAt.size >= MOST_KNOWN) honouredAt.clear()
    honouredAt.set(user.id, now)
    changeAccount(dependencies, user, (choices) => afterSignal(choices, occasion), occasion).catch((error: unknown) => {
      honouredAt.delete(user.id)
      dependencies.logger.warn({ err: error }, 'a privacy signal could not be kept')
    })
  }
}

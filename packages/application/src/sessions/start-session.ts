import type { SessionDetail, SessionDraw, StartSession } from '@placard/contract'
import { decide, stateHash } from '@placard/engine'
import { planSession } from '../catalogue/plan-session.ts'
import type { Participant } from '../catalogue/roster.ts'
import type { KeptAnswer, NewSession, SessionHeader } from '../ports/event-store.ts'
import { openBranch } from './branch-session.ts'
import type { SessionDependencies } from './dependencies.ts'
import { foreseeWords } from './foresight.ts'
import { openingHeader } from './header.ts'
import { loadSession } from './loaded.ts'
import { done, invalid, type Outcome, refused } from './problem.ts'
import { getSession } from './read-session.ts'

export interface StartRequest {
  readonly input: StartSession
  /** The user who opens the session, and up to three others who join them. */
  readonly person: Omit<Participant, 'country'>
  readonly others?: readonly Participant[]
  /** Idempotency key: a repeat returns the session that was opened the first time. */
  readonly key?: string | undefined
}

/**
 * Opens a session of a campaign, or a branch of another session (see `openBranch`). Refused: `not-found` for an unknown
 * campaign; `validation-failed` for an unknown country, a country requested twice, or a pace above the host's;
 * `command-rejected` when no seed makes it playable.
 */
export async function startSession(
  dependencies: SessionDependencies,
  request: StartRequest,
): Promise<Outcome<SessionDetail>> {
  const { input, person, key } = request
  const repeated = key === undefined ? undefined : await dependencies.store.answerTo(person.userId, key)
  if (repeated) return answerAgain(dependencies, request, repeated)
  if (input.pace !== undefined && input.pace > dependencies.maxPace) return invalid('pace', 'too-big')
  const opened = await (input.from
    ? openBranch(dependencies, input, input.from, person.userId)
    : openNew(dependencies, request))
  if (!opened.ok) return opened
  const { header } = opened.value
  const answer = key === undefined ? undefined : keptAnswer(request, key, header)
  const created = await dependencies.store.create({ ...opened.value, answer })
  if (!created.ok && created.rejection === 'key-used') return startSession(dependencies, request)
  if (!created.ok) throw new Error(`startSession: the id ${header.sessionId} is taken`)
  await foreseeOpening(dependencies, header.sessionId)
  return getSession(dependencies, { sessionId: header.sessionId, userId: person.userId })
}

/** Prefetches the opening speaker's lines as soon as the session exists. */
async function foreseeOpening({ store, cache, speech }: SessionDependencies, sessionId: string): Promise<void> {
  const opened = speech.foresee === undefined ? undefined : await loadSession(store, cache, sessionId)
  if (opened !== undefined) foreseeWords(speech, opened.header, opened)
}

async function openNew(
  dependencies: SessionDependencies,
  { input, person, others }: StartRequest,
): Promise<Outcome<NewSession>> {
  const campaign = await dependencies.catalogue.get(input.campaignId)
  if (!campaign) return refused('not-found')
  const planned = planSession({
    campaign,
    world: dependencies.world,
    sessionId: dependencies.ids.sessionId(),
    ...openingDraw(dependencies, input),
    pace: input.pace ?? 1,
    people: [{ ...person, country: input.country }, ...(others ?? [])],
    difficulty: input.difficulty,
    tone: input.tone,
    procedure: input.procedure,
  })
  if (!planned.ok) {
    return invalid(planned.rejection === 'too-few-permanent-members' ? 'procedure' : 'country', planned.rejection)
  }
  const now = dependencies.clock.now()
  const decision = decide(undefined, { kind: 'OpenSession', plan: planned.plan }, { now })
  if (!decision.ok) return refused('command-rejected', { rejection: decision.rejection })
  const header = openingHeader(planned.plan, decision.state, person.userId, now)
  return done({ header: input.draw ? { ...header, knownDraw: true } : header, events: decision.events })
}

/** A revealed draw is repeated exactly; any other gets a salt, also with a requested seed. */
function openingDraw({ ids }: SessionDependencies, { seed, draw }: StartSession): SessionDraw {
  return draw ?? { seed: seed ?? ids.seed(), salt: ids.salt() }
}

async function answerAgain(
  dependencies: SessionDependencies,
  { input, person }: StartRequest,
  { fingerprint, sessionId }: KeptAnswer,
): Promise<Outcome<SessionDetail>> {
  if (fingerprint !== stateHash(input)) return refused('idempotency-key-reused')
  return getSession(dependencies, { sessionId, userId: person.userId })
}

function keptAnswer({ input, person }: StartRequest, key: string, { sessionId, version }: SessionHeader): KeptAnswer {
  const fingerprint = stateHash(input)
  const { userId } = person
  return { userId, key, fingerprint, sessionId, after: 0, seq: version, readings: '[]', readBy: '' }
}

import {
  type CampaignCallName,
  type CampaignWordsPort,
  createCampaignCalls,
  type Outcome,
  type SentimentPort,
  type SessionDependencies,
} from '@placard/application'
import { campaignCalls } from '@placard/contract'
import type { App } from '../../http/app.ts'
import { problemOf } from '../../http/error-mapping.ts'
import { implement } from '../../http/implement.ts'
import { problem } from '../../http/problems.ts'
import type { EarlyRateLimit } from '../../http/rate-limit.ts'
import type { Dependencies } from '../../ports/dependencies.ts'
import { createCallLimits } from './call-limits.ts'
import { Patience } from './patience.ts'

/** Dependencies of the campaign calls: the same use cases, mutex and presence as the session's own calls. */
export interface CampaignCallRouteDependencies {
  readonly sessionDependencies: SessionDependencies
  readonly words: CampaignWordsPort
  readonly sentiment: SentimentPort
  readonly runExclusive: <Result>(sessionId: string, work: () => Promise<Result>) => Promise<Result>
  readonly presence: { seen(sessionId: string): void }
}

/** Registers the campaign calls (decision 0056). A caller that names a session counts as present in it. */
export function registerCampaignCalls(
  app: App,
  dependencies: Dependencies,
  route: CampaignCallRouteDependencies,
): void {
  const { sessionDependencies, words, sentiment, runExclusive, presence } = route
  const { logger } = dependencies
  const limits = createCallLimits(app)
  const patience = new Patience()
  app.addHook('preClose', async () => patience.end())
  const calls = createCampaignCalls(sessionDependencies, {
    runExclusive,
    words,
    sentiment,
    wait: patience.wait,
    mayPass: (fault) => problemOf(fault).code !== 'internal-error',
    onFallback: (call: CampaignCallName, fault) => logger.error({ err: fault, call }, 'a campaign call fell back'),
  })
  const seen: Seen = (sessionId, outcome) => {
    const value = unwrapped(outcome)
    presence.seen(sessionId)
    return value
  }
  registerGenerating(app, dependencies, { calls, seen, limit: limits.generating })
  registerActing(app, dependencies, { calls, seen, limit: limits.acting })
}

/** Somebody was there: what the call came to, or the refusal thrown. */
type Seen = <Value>(sessionId: string, outcome: Outcome<Value>) => Value

interface Registration {
  readonly calls: ReturnType<typeof createCampaignCalls>
  readonly seen: Seen
  readonly limit: EarlyRateLimit
}

/** The calls that only tell what a session would be, or is. */
function registerGenerating(app: App, dependencies: Dependencies, { calls, seen, limit }: Registration): void {
  const generating = { lane: 'spoken', limit } as const

  implement(
    app,
    dependencies,
    campaignCalls.generatePlayerCharacter,
    async ({ body, user }) => {
      const { scenarioId, country, seed } = body
      const person = { userId: user.id, name: user.name }
      return unwrapped(await calls.generatePlayerCharacter({ person, scenarioId, country, seed }))
    },
    generating,
  )

  implement(
    app,
    dependencies,
    campaignCalls.generateAiCharacters,
    async ({ body, user }) => {
      const { scenarioId, playerCharacter, characters } = body
      const person = { userId: user.id, name: user.name }
      return unwrapped(await calls.generateAiCharacters({ person, scenarioId, playerCharacter, characters }))
    },
    generating,
  )

  implement(
    app,
    dependencies,
    campaignCalls.generateCrisis,
    async ({ body: { sessionId }, user }) =>
      seen(sessionId, await calls.generateCrisis({ sessionId, userId: user.id })),
    generating,
  )

  implement(
    app,
    dependencies,
    campaignCalls.generateAutonomous,
    async ({ body: { sessionId }, user }) =>
      seen(sessionId, await calls.generateAutonomous({ sessionId, userId: user.id })),
    generating,
  )
}

/** The calls that do something in a session. */
function registerActing(app: App, dependencies: Dependencies, { calls, seen, limit }: Registration): void {
  // the session keeps the answer to a key with the events: a repeat is recognised there
  const acting = { keepsAnswers: true, lane: 'spoken', limit } as const

  implement(
    app,
    dependencies,
    campaignCalls.processPlayerInput,
    async ({ body: { sessionId, transcript }, user, idempotencyKey: key }) =>
      seen(sessionId, await calls.processPlayerInput({ sessionId, userId: user.id, transcript, key })),
    acting,
  )

  implement(
    app,
    dependencies,
    campaignCalls.processChoice,
    async ({ body: { sessionId, choice }, user, idempotencyKey: key }) =>
      seen(sessionId, await calls.processChoice({ sessionId, userId: user.id, choice: choice.id, key })),
    acting,
  )
}

/** @throws {Problem} for what was refused. */
function unwrapped<Value>(outcome: Outcome<Value>): Value {
  if (outcome.ok) return outcome.value
  const { code, ...details } = outcome.rejection
  throw problem(code, details)
}

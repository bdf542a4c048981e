import { ChatModelError, type ChatPart } from '@placard/application'
import type { AnswerEngine, EngineChoice, RuledEngine } from '@placard/contract'
import { A_CHAT_ORDER, groundless, ScriptedModel, says, TEST_BOUNDS } from '@placard/testing'
import { describe, expect, it } from 'vitest'
import { createFallbackModel } from './fallback-model.ts'
import { type ModelProvider, ModelProviderError } from './model-provider.ts'
import { ModelProviders } from './model-providers.ts'

const NEVER = new AbortController().signal
const OWN: EngineChoice = { kind: 'own', ownEngineId: '00000000-0000-4000-8000-000000000001' }

/** A provider that says its own name, or fails; with what it was asked. */
function aProvider(rung: AnswerEngine['rung'], place: AnswerEngine['place'], fails: boolean, asked: string[]) {
  return {
    engine: { rung, model: 'x', place },
    bounds: TEST_BOUNDS,
    async *speak() {
      asked.push(place)
      if (fails) throw new ModelProviderError('unavailable')
      yield place
    },
  } satisfies ModelProvider
}

async function answered(
  engineChoice: EngineChoice,
  failing: readonly string[],
  hasLast = true,
  withdrawn: readonly RuledEngine[] = [],
  withdrawnSince = withdrawn,
) {
  const asked: string[] = []
  let looks = 0
  const provider = (rung: AnswerEngine['rung'], place: AnswerEngine['place']) =>
    aProvider(rung, place, failing.includes(place), asked)
  const model = createFallbackModel({
    providers: new ModelProviders({
      providers: [provider('gemini', 'cloud'), provider('openai-compatible', 'own-server')],
      now: () => 0,
      pause: async () => undefined,
      timers: { now: () => 0, after: () => () => undefined },
      onFault: () => undefined,
      onTokens: () => undefined,
      withdrawn: async () => {
        looks += 1
        return new Set(looks === 1 ? withdrawn : withdrawnSince)
      },
    }),
    personal: async (request) =>
      request.engineChoice?.kind === 'own' ? provider('openai-compatible', 'own-computer') : undefined,
    ground: groundless,
    newFence: () => 'f00d',
    nextTurn: async () => undefined,
    last: hasLast ? new ScriptedModel(says('built in')) : undefined,
  })
  const parts: ChatPart[] = []
  for await (const part of model.answer({ ...A_CHAT_ORDER, engineChoice }, NEVER)) parts.push(part)
  const last = parts.findLast(({ kind }) => kind === 'engine')
  return {
    asked,
    text: parts.map((part) => (part.kind === 'text' ? part.text : '')).join(''),
    insteadOf: last?.kind === 'engine' ? last.engine.insteadOf : undefined,
  }
}

describe('the engine that a conversation’s owner chose', () => {
  it.each<{
    because: string
    choice: EngineChoice
    failing?: readonly string[]
    asked: readonly string[]
    text: string
  }>([
    { because: 'nothing was chosen', choice: { kind: 'automatic' }, asked: ['cloud'], text: 'cloud' },
    {
      because: 'a chosen provider comes first',
      choice: { kind: 'provider', provider: 'openai-compatible' },
      asked: ['own-server'],
      text: 'own-server',
    },
    {
      because: 'others stand in for a chosen provider',
      choice: { kind: 'provider', provider: 'openai-compatible' },
      failing: ['own-server'],
      asked: ['own-server', 'cloud'],
      text: 'cloud',
    },
    {
      because: 'a provider that this server no longer has is nobody',
      choice: { kind: 'provider', provider: 'anthropic' },
      asked: ['cloud'],
      text: 'cloud',
    },
    { because: 'no model was wanted', choice: { kind: 'built-in' }, asked: [], text: 'built in' },
    { because: 'one’s own model is the only one asked', choice: OWN, asked: ['own-computer'], text: 'own-computer' },
    {
      because: 'what was meant for one’s own model is shown to no provider',
      choice: OWN,
      failing: ['own-computer'],
      asked: ['own-computer'],
      text: 'built in',
    },
    {
      because: 'what was meant for the device is shown to no provider when the device has no model',
      choice: { kind: 'device' },
      asked: [],
      text: 'built in',
    },
  ])('is asked as it should be: $because', async ({ choice, failing = [], asked, text }) => {
    expect(await answered(choice, failing)).toMatchObject({ asked, text })
  })

  it('is named with its fault when another one answers', async () => {
    const { insteadOf } = await answered(OWN, ['own-computer'])
    expect(insteadOf).toEqual({ rung: 'openai-compatible', model: 'x', fault: 'unavailable' })
  })

  it.each<{
    because: string
    choice: EngineChoice
    withdrawn: readonly RuledEngine[]
    asked: readonly string[]
    insteadOf: AnswerEngine['insteadOf']
  }>([
    {
      because: 'the next one answers for a chosen one, and says for whom',
      choice: { kind: 'provider', provider: 'gemini' },
      withdrawn: ['gemini'],
      asked: ['own-server'],
      insteadOf: { rung: 'gemini', model: 'x', fault: 'withdrawn' },
    },
    {
      because: 'nobody chose it, so that nobody is told',
      choice: { kind: 'automatic' },
      withdrawn: ['gemini'],
      asked: ['own-server'],
      insteadOf: undefined,
    },
    {
      because: 'it does not stand in for another',
      choice: { kind: 'provider', provider: 'openai-compatible' },
      withdrawn: ['gemini', 'openai-compatible'],
      asked: [],
      insteadOf: { rung: 'openai-compatible', model: 'x', fault: 'withdrawn' },
    },
    {
      because: 'keys of one’s own are not allowed, and no provider sees what was meant for one’s own',
      choice: OWN,
      withdrawn: ['own'],
      asked: [],
      insteadOf: { rung: 'openai-compatible', model: 'x', fault: 'withdrawn' },
    },
    {
      because: 'a rule about keys of one’s own says nothing of providers',
      choice: { kind: 'provider', provider: 'gemini' },
      withdrawn: ['own'],
      asked: ['cloud'],
      insteadOf: undefined,
    },
  ])('is not asked once it is withdrawn: $because', async ({ choice, withdrawn, asked, insteadOf }) => {
    expect(await answered(choice, [], true, withdrawn)).toMatchObject({ asked, insteadOf })
  })

  it.each<{ because: string; choice: EngineChoice; insteadOf: AnswerEngine['insteadOf'] }>([
    { because: 'nobody chose it', choice: { kind: 'automatic' }, insteadOf: undefined },
    {
      because: 'a chosen one is named',
      choice: { kind: 'provider', provider: 'gemini' },
      insteadOf: { rung: 'gemini', model: 'x', fault: 'withdrawn' },
    },
  ])('is not asked when it is withdrawn before its turn: $because', async ({ choice, insteadOf }) => {
    expect(await answered(choice, [], true, [], ['gemini'])).toMatchObject({ asked: ['own-server'], insteadOf })
  })

  it('is named as withdrawn where nothing else can answer', async () => {
    const choice = { kind: 'provider', provider: 'gemini' } as const
    await expect(answered(choice, [], false, ['gemini', 'openai-compatible'])).rejects.toMatchObject({
      fault: 'withdrawn',
    })
  })

  it('is nobody where no model is allowed and the built-in assistant was taken out', async () => {
    await expect(answered({ kind: 'automatic' }, [], false, ['gemini', 'openai-compatible'])).rejects.toMatchObject({
      fault: 'no-engine',
    })
  })

  it('is not replaced at all where nothing else may answer', async () => {
    await expect(answered({ kind: 'built-in' }, [], false)).rejects.toThrow(ChatModelError)
  })
})

import { ChatModelError, type ChatPart } from '@placard/application'
import { AUTOMATIC } from '@placard/contract'
import { createFallbackModel, createTitleWriter } from '@placard/language/models'
import { A_CHAT_ORDER, groundless, ScriptedModel, says } from '@placard/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { providersOver, WIRE_FORMATS, type WireFormat } from './testing/vendor.ts'
import { startWireService, type WireReply, type WireService } from './testing/wire-service.ts'

const NEVER = new AbortController().signal

let service: WireService | undefined
afterEach(() => service?.close())

/** One answer over these formats, all served by one service that gives these replies in turn. */
async function answered(names: readonly WireFormat[], ...replies: readonly WireReply[]) {
  let asks = 0
  const at = await startWireService(() => replies[asks++] ?? { does: 'refuse-request' })
  service = at
  const { providers, faults } = await providersOver(at, names)
  const model = createFallbackModel({
    providers,
    ground: groundless,
    newFence: () => 'f00d',
    nextTurn: async () => undefined,
    last: new ScriptedModel(says('Built-in.')),
  })
  const parts: ChatPart[] = []
  let end: unknown
  try {
    for await (const part of model.answer(A_CHAT_ORDER, NEVER)) parts.push(part)
  } catch (error) {
    end = error
  }
  const text = parts.map((part) => (part.kind === 'text' ? part.text : part.kind === 'retract' ? '⌫' : '')).join('')
  const engine = parts.flatMap((part) => (part.kind === 'engine' ? [part.engine] : [])).at(-1)
  const body: unknown = JSON.parse(at.bodies[0] ?? '{}')
  return { text, end, engine, faults: faults.map(({ error }) => error.fault), body }
}

describe.each(WIRE_FORMATS)('an answer of $name', ({ name, model }) => {
  it('that is cut at its limit is kept and ends as cut', async () => {
    const { text, end, faults } = await answered([name], { does: 'answer', text: 'A motion is', isCut: true })
    expect(text).toBe('A motion is')
    expect(end).toBeInstanceOf(ChatModelError)
    expect(end).toMatchObject({ fault: 'cut' })
    expect(faults).toEqual([])
  })

  it.each([
    { because: 'thoughts took all of it', reply: { does: 'answer', text: '', isCut: true } },
    { because: 'it holds white space alone', reply: { does: 'answer', text: ' \n ', isCut: true } },
    { because: 'it holds white space alone', reply: { does: 'answer', text: '\n\n' } },
  ] as const)('is none when $because', async ({ reply }) => {
    const { text, end, engine } = await answered([name], reply)
    expect({ text, end }).toEqual({ text: 'Built-in.', end: undefined })
    expect(engine?.insteadOf).toEqual({ rung: name, model, fault: 'empty' })
  })

  it('says nothing of others when it was the first asked', async () => {
    const { engine } = await answered([name], { does: 'answer', text: 'Yes.' })
    expect(engine).not.toHaveProperty('insteadOf')
  })
})

it('has a title written by Gemini without thoughts, which would use up its limit', async () => {
  const at = await startWireService(() => ({ does: 'answer', text: 'How motions work' }))
  service = at
  const { providers } = await providersOver(at, ['gemini'])
  const writer = createTitleWriter({ providers, personal: undefined, newFence: () => 'f00d' })
  const engine = { rung: 'gemini', model: 'gemini-x', place: 'cloud', promptVersion: '1' } as const
  const asked = {
    askedBy: 'ada',
    engineChoice: AUTOMATIC,
    engine,
    question: 'What is a motion?',
    answer: 'A proposal.',
  }
  expect(await writer.titleFor(asked, NEVER)).toEqual({ kind: 'title', title: 'How motions work' })
  expect(JSON.parse(at.bodies[0] ?? '{}')).toMatchObject({
    generationConfig: { maxOutputTokens: 48 + 128, thinkingConfig: { thinkingBudget: 128 } },
  })
})

it('names the engine that was asked first, whichever answers', async () => {
  const names = ['gemini', 'anthropic', 'openai-compatible'] as const
  const { text, engine } = await answered(
    names,
    { does: 'refuse-request' },
    { does: 'refuse-request' },
    { does: 'answer', text: 'Yes.' },
  )
  expect(text).toBe('Yes.')
  expect(engine).toMatchObject({
    rung: 'anthropic',
    insteadOf: { rung: 'gemini', model: 'gemini-x', fault: 'bad-request' },
  })
})

describe('how words are chosen and room is left', () => {
  it.each([
    {
      name: 'gemini',
      body: {
        generationConfig: {
          topP: 0.8,
          topK: 40,
          maxOutputTokens: 512 + 1024,
          thinkingConfig: { thinkingBudget: 1024 },
        },
      },
    },
    { name: 'openai-compatible', body: { top_p: 0.8, max_tokens: 512 } },
    // its client leaves out what the model is not known to accept
    { name: 'anthropic', body: { max_tokens: 512 } },
  ] as const)('is said to $name as its wire has it', async ({ name, body }) => {
    expect((await answered([name], { does: 'answer', text: 'Yes.' })).body).toMatchObject(body)
  })
})

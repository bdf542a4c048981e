import { createFallbackModel } from '@placard/language/models'
import { A_CHAT_ORDER, groundless, ScriptedModel, says } from '@placard/testing'
import { describe, expect, it } from 'vitest'
import {
  languageOver,
  providersOver,
  WIRE_FORMATS,
  type WireFormat,
} from '../adapters/language-model/testing/vendor.ts'
import { vendorForTests } from '../adapters/language-model/testing/vendor-for-tests.ts'
import { languageCheck } from './language-check.ts'

const vendor = vendorForTests()

/** The status of a server over the vendor, and a user who asks its chat. */
async function aServerWith(name: WireFormat) {
  let now = 0
  const { providers } = await providersOver(vendor, [name], { now: () => now })
  const chat = createFallbackModel({
    providers,
    ground: groundless,
    newFence: () => 'f00d',
    nextTurn: async () => undefined,
    last: new ScriptedModel(says('Built-in.')),
  })
  const check = languageCheck(languageOver(vendor, [name]), async () => new Set(), {
    probe: async () => undefined,
    recentFault: (engine) => providers.recentFault(engine),
  })
  return {
    found: async () => (await check?.check())?.trouble,
    pass: (ms: number) => {
      now += ms
    },
    async ask() {
      for await (const _ of chat.answer(A_CHAT_ORDER, new AbortController().signal));
    },
  }
}

const REFUSALS = [
  { trouble: 'quota', message: 'You exceeded your current quota, please check your plan and billing details.' },
  { trouble: 'rate-limited', message: 'Too many requests. Please slow down.' },
] as const
const CASES = WIRE_FORMATS.flatMap(({ name }) => REFUSALS.map((refusal) => ({ name, ...refusal })))

describe('what real answers tell of a provider whose probe is fine', () => {
  it.each(CASES)('is $trouble when $name refuses an answer with it', async ({ name, trouble, message }) => {
    const server = await aServerWith(name)
    expect(await server.found()).toBeUndefined()
    vendor.onMessage(/./, { error: { message, type: 'refused' }, status: 429 })
    await server.ask()
    expect(await server.found()).toBe(trouble)
    server.pass(60_000)
    expect(await server.found()).toBeUndefined()
  })

  it('is over with the next answer', async () => {
    const server = await aServerWith('gemini')
    vendor.onMessage(/./, { error: { message: 'Quota exceeded.', type: 'refused' }, status: 429 })
    await server.ask()
    vendor.reset()
    vendor.onMessage(/./, { content: 'Yes.' })
    await server.ask()
    expect(await server.found()).toBeUndefined()
  })
})

import type { AnswerFault, EngineChoice } from '@placard/contract'
import { type ModelProvider, ModelProviderError, type ModelRequest } from '@placard/language/models'
import { TEST_BOUNDS } from '@placard/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { addBrowserEngine, expectBrowserEngines } from '../../../client/engines/browser-engines.ts'
import { PageEngines } from './page-engines.ts'
import { speakOnPage } from './speak-on-page.ts'

const CHOICE = { kind: 'device' } as const
const REQUEST: ModelRequest = { instructions: 'Be brief.', messages: [], temperature: 0.3, maxOutputTokens: 99 }
const NEVER = new AbortController().signal

let remove: () => void = () => undefined
afterEach(() => remove())

/** The two ends, joined without a thread between them. */
function aPage() {
  const onPage = speakOnPage((message) => engines.heard(message))
  const engines: PageEngines = new PageEngines((message) => void onPage(message))
  return engines
}

function anEngine(speak: ModelProvider['speak']): void {
  const engine = { rung: 'prompt-api', model: 'nano', place: 'device' } as const
  remove = addBrowserEngine({
    choice: CHOICE,
    title: 'On this device',
    note: 'Nobody sees it.',
    provider: { engine, bounds: TEST_BOUNDS, speak },
  })
}

async function heard(texts: AsyncIterable<string>) {
  const all: string[] = []
  let fault: AnswerFault | undefined
  try {
    for await (const text of texts) all.push(text)
  } catch (error) {
    fault = error instanceof ModelProviderError ? error.fault : undefined
  }
  return { text: all.join(''), fault }
}

describe('an engine of the page, asked by a worker', () => {
  it('is told the request and heard piece by piece, under its own name', async () => {
    const asked: ModelRequest[] = []
    anEngine(async function* (request) {
      asked.push(request)
      yield 'One '
      yield 'two.'
    })
    const found = await aPage().find({ engineChoice: CHOICE })
    expect(found).toMatchObject({ engine: { rung: 'prompt-api', place: 'device' }, bounds: TEST_BOUNDS })
    expect(found && (await heard(found.speak(REQUEST, NEVER, () => undefined)))).toEqual({
      text: 'One two.',
      fault: undefined,
    })
    expect(asked).toEqual([REQUEST])
  })

  it.each([
    { because: 'it says why', error: new ModelProviderError('cut', { cause: 'key-123' }), fault: 'cut' },
    { because: 'nothing more is known', error: new TypeError('key-123 failed'), fault: 'unavailable' },
  ])('keeps what came before its fault, and passes on no cause: $because', async ({ error, fault }) => {
    anEngine(async function* () {
      yield 'Half '
      throw error
    })
    const found = await aPage().find({ engineChoice: CHOICE })
    expect(found && (await heard(found.speak(REQUEST, NEVER, () => undefined)))).toEqual({ text: 'Half ', fault })
  })

  it('is stopped when nobody waits any more', async () => {
    const stopped = Promise.withResolvers<void>()
    anEngine(async function* (_, signal) {
      signal.addEventListener('abort', () => stopped.resolve())
      yield 'Never '
      await stopped.promise
    })
    const leaving = new AbortController()
    const found = await aPage().find({ engineChoice: CHOICE })
    for await (const _ of found?.speak(REQUEST, leaving.signal, () => undefined) ?? []) break
    await stopped.promise
  })

  it.each<{ because: string; choice: EngineChoice }>([
    { because: 'there is none', choice: CHOICE },
    { because: 'the host answers that', choice: { kind: 'built-in' } },
  ])('is not found: $because', async ({ choice }) => {
    expect(await aPage().find({ engineChoice: choice })).toBeUndefined()
  })

  it('is prepared before its bounds are told', async () => {
    let contextTokens = 0
    const engine = { rung: 'prompt-api', model: 'nano', place: 'device' } as const
    remove = addBrowserEngine({
      choice: CHOICE,
      title: 'On this device',
      note: 'Nobody sees it.',
      provider: {
        engine,
        get bounds() {
          return { ...TEST_BOUNDS, contextTokens }
        },
        async *speak() {},
      },
      prepare: async () => {
        contextTokens = 6_144
      },
    })
    const found = await aPage().find({ engineChoice: CHOICE })
    expect(found?.bounds.contextTokens).toBe(6_144)
  })

  it('is waited for while the page still looks for its engines', async () => {
    const search = Promise.withResolvers<void>()
    expectBrowserEngines(search.promise)
    const finding = aPage().find({ engineChoice: CHOICE })
    anEngine(async function* () {
      yield 'Here.'
    })
    search.resolve()
    expect(await finding).toBeDefined()
  })
})

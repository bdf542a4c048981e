import type { AnswerFault, BrowserEngineRequest } from '@placard/contract'
import { type ModelProvider, ModelProviderError, type ModelRequest } from '@placard/language/models'
import { TEST_BOUNDS } from '@placard/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { ApiError } from '../../client/api/api-error.ts'
import { addBrowserEngine } from '../../client/engines/browser-engines.ts'
import { type LendDependencies, lendEngine } from './lend-engine.ts'

const CHOICE = { kind: 'device' } as const
const REQUEST: BrowserEngineRequest = { instructions: 'Be brief.', messages: [], temperature: 0.3, maxOutputTokens: 99 }
const OVERLOADED = new ApiError('refused', 'Too much to do.', { status: 503 })

let remove: () => void = () => undefined
afterEach(() => remove())

function anEngine(speak: ModelProvider['speak']): void {
  const engine = { rung: 'prompt-api', model: 'nano', place: 'device' } as const
  remove = addBrowserEngine({
    choice: CHOICE,
    title: 'On this device',
    note: 'Nobody sees it.',
    provider: { engine, bounds: TEST_BOUNDS, speak },
  })
}

interface Said {
  readonly at: number
  readonly text: string
  readonly end?: { readonly fault: AnswerFault | null }
}

/** A server that has some requests, and what it was told; `answers` are those to the first pieces, which it wants otherwise. */
function aServer(requests: readonly (BrowserEngineRequest | null)[], answers: readonly (ApiError | boolean)[] = []) {
  const [waiting, toPieces] = [[...requests], [...answers]]
  const said: Said[] = []
  const [turns, left, over] = [new Set<unknown>(), new Set<unknown>(), new AbortController()]
  let ids = 0
  const call: LendDependencies['call'] = async ({ path }, { body, signal }) => {
    const answer = (value: object): MessageEvent['data'] => value
    const { turnId, ...piece }: MessageEvent['data'] = body
    signal?.throwIfAborted()
    if (path.endsWith('/leave')) {
      left.add(turnId)
      return answer({})
    }
    if (path.endsWith('/text')) {
      const isWanted = toPieces.shift() ?? true
      if (isWanted instanceof ApiError) throw isWanted
      if (isWanted) said.push(piece)
      return answer({ isWanted })
    }
    turns.add(turnId)
    // whoever waits for nothing is told so at once, and there is nothing more to come
    if (waiting.length === 0) over.abort()
    return answer({ request: waiting.shift() ?? null })
  }
  const dependencies: LendDependencies = {
    call,
    newId: () => `turn-${++ids}`,
    pause: async (_, signal) => {
      await new Promise((resolve) => setTimeout(resolve))
      signal.throwIfAborted()
    },
  }
  return { said, turns, left, over, lend: () => lendEngine(dependencies, CHOICE, over.signal) }
}

const textOf = (said: readonly Said[]) => said.map(({ text }) => text).join('')

describe('an engine that is lent', () => {
  it('answers one request after the other, each under an id of its own, and takes the last offer back', async () => {
    const asked: ModelRequest[] = []
    anEngine(async function* (request) {
      asked.push(request)
      yield 'A caucus '
      yield 'is a break.\0'
    })
    const server = aServer([null, REQUEST, { ...REQUEST, isBrief: true }])
    await server.lend()
    expect(asked).toEqual([REQUEST, { ...REQUEST, isBrief: true }])
    expect(textOf(server.said)).toBe('A caucus is a break.'.repeat(2))
    expect(server.said.filter(({ end }) => end !== undefined).map(({ end }) => end)).toEqual([
      { fault: null },
      { fault: null },
    ])
    expect(server.turns.size, 'an offer is repeated under its id until there is a request').toBe(3)
    expect([...server.left]).toEqual(['turn-3'])
  })

  it('counts its pieces without a gap, also where one had to be sent again', async () => {
    anEngine(async function* () {
      yield 'One.'
    })
    const server = aServer([REQUEST], [OVERLOADED])
    await server.lend()
    expect(server.said.map(({ at }) => at)).toEqual(server.said.map((_, index) => index))
    expect(textOf(server.said)).toBe('One.')
  })

  it('is stopped once nobody waits for its answer', async () => {
    const stopped = Promise.withResolvers<boolean>()
    anEngine(async function* (_, signal) {
      signal.addEventListener('abort', () => stopped.resolve(true))
      yield 'A caucus'
      await stopped.promise
    })
    const server = aServer([REQUEST], [false])
    await server.lend()
    expect(await stopped.promise).toBe(true)
    expect(server.said).toEqual([])
  })

  it.each<{ error: Error; fault: AnswerFault; because: string }>([
    { error: new ModelProviderError('too-long'), fault: 'too-long', because: 'it says why' },
    { error: new Error('a key: sk-1'), fault: 'unavailable', because: 'what it says could hold a key' },
  ])('tells why it gave no whole answer: $because', async ({ error, fault }) => {
    anEngine(async function* () {
      yield 'A caucus'
      throw error
    })
    const server = aServer([REQUEST])
    await server.lend()
    expect(server.said.at(-1)?.end).toEqual({ fault })
    expect(JSON.stringify(server.said)).not.toContain('sk-1')
  })

  it('sends a long text in pieces that a server takes, without cutting a character in two', async () => {
    const long = `${'x'.repeat(19_999)}🌍${'y'.repeat(100)}`
    anEngine(async function* () {
      yield long
    })
    const server = aServer([REQUEST])
    await server.lend()
    expect(textOf(server.said)).toBe(long)
    expect(server.said.every(({ text }) => text.length <= 20_000 && text.isWellFormed())).toBe(true)
  })

  it('is not asked for where the page has none', async () => {
    const server = aServer([REQUEST])
    await server.lend()
    expect(server.turns.size).toBe(0)
  })
})

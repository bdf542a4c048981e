import type { OwnEngine, OwnEngineDraft } from '@placard/contract'
import { describe, expect, it } from 'vitest'
import type { BrowserOwnEngines } from '../../client/own-engines/open-own-engines.ts'
import { createServerOwnEngines } from './own-engines.ts'

const NEVER = new AbortController().signal
const LLAMA: OwnEngineDraft = {
  kind: 'openai-compatible',
  address: 'http://localhost:11434/v1',
  model: 'llama3.2',
  key: '',
}
const GPT: OwnEngineDraft = { ...LLAMA, address: 'https://api.openai.com/v1', model: 'gpt', key: 'sk-1' }
const engineOf = ({ key, ...draft }: OwnEngineDraft, id: string): OwnEngine => ({ id, ...draft, hasKey: key !== '' })

/** A user of a server, in a browser that keeps models, or none. */
function aUser(isKeeping = true) {
  const [here, there]: [OwnEngine[], OwnEngine[]] = [[], []]
  const asked: string[] = []
  const own: BrowserOwnEngines = {
    all: async () => here,
    offer: async () => void asked.push('offer'),
    withdraw: () => void asked.push('withdraw'),
    async add(draft) {
      here.push(engineOf(draft, 'here'))
      return engineOf(draft, 'here')
    },
    async remove(id) {
      here.splice(0, here.length, ...here.filter((engine) => engine.id !== id))
    },
    test: async () => ({ outcome: 'works' }),
  }
  const gateway = createServerOwnEngines(
    async ({ method, path }, { body }) => {
      asked.push(`${method} ${path}`)
      const draft: MessageEvent['data'] = body
      if (method === 'POST' && !path.endsWith('/test')) there.push(engineOf({ ...GPT, ...draft }, 'there'))
      const answer: MessageEvent['data'] = method === 'GET' ? { engines: there, isAllowed: true } : there.at(-1)
      return answer
    },
    async () => {
      if (!isKeeping) throw new Error('no storage')
      return own
    },
  )
  return { gateway, here, there, asked }
}

describe('models of one’s own, signed in', () => {
  it('are kept by the browser where they run on one’s own computer, whose key no server sees', async () => {
    const { gateway, here, asked } = aUser()
    await gateway.test({ ...LLAMA, key: 'local' }, NEVER)
    await gateway.add({ ...LLAMA, key: 'local' })
    expect(here).toMatchObject([{ model: 'llama3.2', hasKey: true }])
    await gateway.remove('here')
    expect(here).toEqual([])
    expect(asked).toEqual([])
  })

  it('are kept by the server where a company runs them, and listed together', async () => {
    const { gateway, here, there, asked } = aUser()
    await gateway.add(LLAMA)
    await gateway.test(GPT, NEVER)
    await gateway.add(GPT)
    expect((await gateway.list()).engines.map(({ model }) => model)).toEqual(['gpt', 'llama3.2'])
    await gateway.remove('there')
    expect([here.length, there.length]).toEqual([1, 1])
    expect(asked).toEqual([
      'POST /api/chat/own-engines/test',
      'POST /api/chat/own-engines',
      'GET /api/chat/own-engines',
      'DELETE /api/chat/own-engines/:ownEngineId',
    ])
  })

  it('of companies can be added in a browser that keeps nothing', async () => {
    const { gateway, there } = aUser(false)
    await gateway.add(GPT)
    expect((await gateway.list()).engines).toEqual(there)
    await expect(gateway.add(LLAMA)).rejects.toThrow('no storage')
  })

  it('are offered on the page for as long as their user is there', async () => {
    const { gateway, asked } = aUser()
    const left = new AbortController()
    gateway.offer(left.signal)
    await new Promise((resolve) => setTimeout(resolve))
    left.abort()
    expect(asked).toEqual(['offer', 'withdraw'])
  })
})

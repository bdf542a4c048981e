import { createServer } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { listenOnLoopback } from '../../testing/loopback.ts'
import { modelFetch } from './model-fetch.ts'

const wait = () => new Promise((resolve) => setTimeout(resolve, 50))
const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** A model that answers in two pieces, which come together. */
async function aModel(): Promise<string> {
  const server = createServer((_, response) => {
    response.write('data: 1\n\n')
    response.end('data: [DONE]\n\n')
  })
  ends.push(() => server.close())
  return listenOnLoopback(server)
}

describe('the answer of a model', () => {
  it('may be left by its reader when the rest of it has come and was not read yet', async () => {
    const { body } = await modelFetch(await aModel(), { method: 'POST', body: '{}' })
    const reader = body?.getReader()
    await wait()
    const piece = await reader?.read()
    await reader?.cancel()
    // an end that is told to a stream which is gone would end the whole server
    await wait()
    expect(new TextDecoder().decode(piece?.value)).toBe('data: 1\n\n')
  })
})

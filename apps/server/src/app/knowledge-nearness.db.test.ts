import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startWireService, type WireService } from '../adapters/language-model/testing/wire-service.ts'
import { PROVIDER_KINDS } from '../adapters/model-providers/registry.ts'
import { readLanguage } from '../config/language-configuration.ts'
import { withdrawnEngines } from '../database/engine-rule-schema.ts'
import { callerOf } from '../testing/account-calls.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

const KEY = 'test-key-0123456789'
/** Shares no word with the entry of the guide that the double says it means. */
const QUESTION = 'Wie rede ich in einer kurzen Pause mit allen?'
const MEANT = 'Moderated caucus'

let service: WireService
let folder = ''
let server: TestServer | undefined

/** The question and one entry of the guide point one way; everything else points another. */
const vectorOf = (text: string) => (text.startsWith(`${MEANT}\n`) || text.includes(QUESTION) ? [1, 0.1] : [0.1, 1])

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'placard-nearness-'))
  service = await startWireService(() => ({ does: 'answer', text: 'Yes.' }), vectorOf)
})
afterEach(async () => {
  await server?.close()
  await service.close()
  await rm(folder, { recursive: true })
})

async function aServer(embeddings: Readonly<Record<string, string>>) {
  const read = readLanguage(
    {
      GEMINI_API_KEY: KEY,
      GEMINI_URL: `${service.url}/v1beta`,
      OPENAI_COMPATIBLE_URL: `${service.url}/v1`,
      OPENAI_COMPATIBLE_MODEL: 'llama-x',
      ...embeddings,
    },
    Object.values(PROVIDER_KINDS),
  )
  if (!read.ok) throw new Error(read.rejection.join())
  const started = await testServer({ configuration: { language: read.language, dataDir: folder } })
  server = started
  const caller = callerOf(started, (await started.signUp()).token)
  /** What the model was told when it was asked; its title is asked for later. */
  const told = async (engineChoice: object = { kind: 'automatic' }) => {
    const before = service.bodies.length
    expect((await caller.post('/api/chat/send', { message: QUESTION, engineChoice })).statusCode).toBe(200)
    return service.bodies.slice(before).find((body) => body.includes('Placard')) ?? ''
  }
  return { started, told }
}

/** Waits until the vectors are in the data folder. */
async function kept(): Promise<void> {
  const isKept = (names: readonly string[]) => names.some((name) => name.endsWith('.vectors'))
  while (!isKept(await readdir(path.join(folder, 'vectors')).catch(() => []))) await pause(20)
}

describe('a server with a model for embeddings', () => {
  it.each([
    { because: 'Gemini makes vectors', embeddings: { GEMINI_EMBEDDING_MODEL: 'e-1' }, choice: undefined },
    {
      because: 'the chosen server makes vectors',
      embeddings: { OPENAI_COMPATIBLE_EMBEDDING_MODEL: 'e-2' },
      choice: { kind: 'provider', provider: 'openai-compatible' },
    },
  ])('tells the model of the entry that means what was asked: $because', async ({ embeddings, choice }) => {
    const { started, told } = await aServer(embeddings)
    expect(await told(choice)).not.toContain(`“${MEANT}”`)
    await kept()
    expect(await told(choice)).toContain(`“${MEANT}”`)
    expect(service.embedded.filter((body) => body.includes(QUESTION))).toHaveLength(1)
    expect(started.logLines.join('')).not.toContain(KEY)
  })

  it('shows nothing to it for a conversation that chose another', async () => {
    const { told } = await aServer({ GEMINI_EMBEDDING_MODEL: 'e-1' })
    expect(await told({ kind: 'provider', provider: 'openai-compatible' })).toContain('llama-x')
    expect(service.embedded).toEqual([])
  })

  it('shows nothing to it while it is withdrawn', async () => {
    const { started, told } = await aServer({ GEMINI_EMBEDDING_MODEL: 'e-1' })
    await started.db.insert(withdrawnEngines).values({ engine: 'gemini', withdrawnAt: new Date() })
    // the list is good for a second, and this row did not come by the call that would have made it be read again
    await pause(1_100)
    expect(await told()).toContain('llama-x')
    expect(service.embedded).toEqual([])
  })
})

describe('a server without one', () => {
  it('asks for no vectors, and keeps none', async () => {
    const { told } = await aServer({})
    await told()
    expect(await told()).not.toContain(`“${MEANT}”`)
    expect(service.embedded).toEqual([])
    expect(await readdir(folder)).toEqual([])
  })
})

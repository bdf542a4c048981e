import type { ChatImportReceipt, WholeConversation } from '@placard/contract'
import { describe, expect, it } from 'vitest'
import { ApiError } from '../../../client/api/api-error.ts'
import { refusedWith, UNREACHABLE } from '../testing/fake-chat.ts'
import { FileReaderHere } from './file-reader.ts'
import { ImportRun } from './import-run.ts'
import chatGpt from './testing/chatgpt.json' with { type: 'json' }
import claude from './testing/claude.json' with { type: 'json' }

const fileOf = (value: unknown) => new File([JSON.stringify(value)], 'conversations.json')
const ALL = fileOf([...claude, ...chatGpt, { nothing: true }])

/** Fake host that accepts every conversation once, and fails with the errors a test has queued. */
function aHost() {
  const kept = new Map<string, WholeConversation>()
  const trouble: (Error | ChatImportReceipt)[] = []
  const waited: number[] = []
  const run = new ImportRun({
    reader: () => new FileReaderHere(() => Date.UTC(2026, 10, 21)),
    async keep(whole) {
      const next = trouble.shift()
      if (next instanceof Error) throw next
      if (next !== undefined) return next
      const { id } = whole.conversation
      const isNew = !kept.has(id)
      kept.set(id, whole)
      return { outcome: isNew ? 'kept' : 'already-kept', conversationId: id }
    },
    beginToBring: () => async () => ({ left: {}, madeProject: undefined }),
    removeProject: async () => undefined,
    async remove(id) {
      const next = trouble.shift()
      if (next instanceof Error) throw next
      kept.delete(id)
    },
    async wait(ms) {
      waited.push(ms)
    },
  })
  const outcomes = () => {
    const state = run.store.getState()
    return 'items' in state ? state.items.map(({ outcome }) => outcome) : []
  }
  return { run, kept, trouble, waited, outcomes }
}

describe('an import', () => {
  it('reports of every conversation what became of it, and the second time that it is there', async () => {
    const { run, outcomes } = aHost()
    await run.start(ALL)
    expect(run.store.getState()).toMatchObject({ phase: 'done', count: 4, fileName: 'conversations.json' })
    expect(outcomes()).toEqual(['in-part', 'imported', 'in-part', 'refused'])
    await run.start(ALL)
    expect(outcomes()).toEqual(['already-there', 'already-there', 'already-there', 'refused'])
  })

  it('waits as long as a busy host asks, and loses nothing', async () => {
    const { run, trouble, waited, outcomes } = aHost()
    trouble.push(new ApiError('refused', 'Too many', { status: 429, retryAfterMs: 30_000 }))
    await run.start(ALL)
    expect(waited).toEqual([30_000])
    expect(outcomes()).toHaveLength(4)
  })

  it.each([
    [refusedWith('validation-failed', 422, 'No'), 'damaged'],
    [refusedWith('payload-too-large', 413, 'No'), 'too-long'],
    [{ outcome: 'refused', fault: 'too-many' } satisfies ChatImportReceipt, 'too-many'],
  ])('goes on after a conversation that is refused', async (refusal, fault) => {
    const { run, trouble, outcomes } = aHost()
    trouble.push(refusal)
    await run.start(ALL)
    expect(outcomes()).toEqual(['refused', 'imported', 'in-part', 'refused'])
    expect(run.store.getState()).toMatchObject({ items: [{ fault }, {}, {}, {}] })
  })

  it('ends where the connection breaks, and keeps its report', async () => {
    const { run, kept, trouble, outcomes } = aHost()
    trouble.push({ outcome: 'kept', conversationId: 'x' }, UNREACHABLE)
    await run.start(ALL)
    expect(run.store.getState()).toMatchObject({ phase: 'broken', count: 4 })
    expect(outcomes()).toHaveLength(1)
    expect(kept.size).toBe(0)
  })

  it('ends when it is cancelled, and what has come in stays', async () => {
    const { run, outcomes } = aHost()
    run.store.subscribe((state) => {
      if (state.phase === 'running' && state.items.length === 2) run.cancel()
    })
    await run.start(ALL)
    expect(run.store.getState()).toMatchObject({ phase: 'cancelled', count: 4 })
    expect(outcomes()).toHaveLength(2)
  })

  it('says why a file is refused, and forgets it', async () => {
    const { run } = aHost()
    await run.start(fileOf({}))
    expect(run.store.getState()).toEqual({ phase: 'refused', fileName: 'conversations.json', fault: 'nothing-inside' })
    run.reset()
    expect(run.store.getState()).toEqual({ phase: 'idle' })
  })
})

describe('an import that is taken back', () => {
  it('leaves what was there before it, and can be had again', async () => {
    const { run, kept, outcomes } = aHost()
    await run.start(fileOf(claude))
    const before = new Set(kept.keys())
    await run.start(ALL)
    expect(kept.size).toBeGreaterThan(before.size)
    await run.undoImport()
    expect(run.store.getState()).toMatchObject({ phase: 'taken-back', left: [] })
    expect(new Set(kept.keys())).toEqual(before)
    await run.start(ALL)
    expect(outcomes()).toEqual(['already-there', 'already-there', 'in-part', 'refused'])
  })

  it('does not count what only grew', async () => {
    const { run, trouble, kept } = aHost()
    trouble.push({ outcome: 'kept', conversationId: 'mine', hasGrown: true })
    await run.start(ALL)
    await run.undoImport()
    expect(run.store.getState()).toMatchObject({ phase: 'taken-back', count: 2 })
    expect(kept.size).toBe(0)
  })

  it('goes on where it broke off, and minds nothing that is gone already', async () => {
    const { run, trouble, kept } = aHost()
    await run.start(ALL)
    trouble.push(refusedWith('not-found', 404, 'Gone'), UNREACHABLE)
    await run.undoImport()
    const state = run.store.getState()
    expect(state).toMatchObject({ phase: 'taken-back', count: 3 })
    expect('left' in state && state.left).toHaveLength(2)
    await run.undoImport()
    expect(run.store.getState()).toMatchObject({ phase: 'taken-back', left: [] })
    expect(kept.size).toBe(1)
  })
})

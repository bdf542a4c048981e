import type { PaperStore } from '@placard/application'
import { type NewPaper, PAPER_VERSIONS_MAX, type PaperSave } from '@placard/contract'
import { beforeEach, describe, expect, it } from 'vitest'

/** A store with a conversation of each of two people. */
export interface PapersUnderTest {
  readonly store: PaperStore
  readonly owner: string
  readonly other: string
  readonly conversationId: string
  readonly newId: () => string
}

const AT = Date.parse('2026-11-20T10:00:00.000Z')

const typed = (expected: number, text: string): PaperSave => ({
  expected,
  kind: 'resolution',
  title: 'Clean water',
  text,
  making: 'typed',
})

const paperOf = ({ newId, conversationId }: PapersUnderTest, changes: Partial<NewPaper> = {}): NewPaper => ({
  id: newId(),
  conversationId,
  messageId: newId(),
  kind: 'resolution',
  title: 'Clean water',
  text: '1. Urges all States to act.',
  ...changes,
})

/** What every store of working papers does. */
export function paperStoreSuite(make: () => Promise<PapersUnderTest>): void {
  versionSuite(make)
  conflictSuite(make)
  ownerSuite(make)
}

function versionSuite(make: () => Promise<PapersUnderTest>): void {
  describe('versions of working papers', () => {
    let papers: PapersUnderTest
    beforeEach(async () => {
      papers = await make()
    })

    it('begin with version 1, and are found again under their id and under their answer', async () => {
      const { store, owner } = papers
      const paper = paperOf(papers)
      const begun = await store.create(owner, paper, AT)
      expect(begun?.paper).toMatchObject({ ...paper, version: 1, createdAt: '2026-11-20T10:00:00.000Z' })
      expect(begun?.versions).toEqual([{ version: 1, making: 'opened', madeAt: '2026-11-20T10:00:00.000Z' }])
      expect(await store.create(owner, { ...paper, text: 'Sent again.' }, AT + 1)).toEqual(begun)
      expect(await store.create(owner, { ...paper, id: papers.newId() }, AT + 1)).toEqual(begun)
      expect(await store.read(owner, paper.id)).toEqual(begun)
    })

    it('take versions, keep each, and say how it came about', async () => {
      const { store, owner } = papers
      const paper = paperOf(papers)
      await store.create(owner, paper, AT)
      await store.save(owner, paper.id, typed(1, 'Second.'), AT + 1)
      const engine = { rung: 'embedded', model: '', place: 'built-in', promptVersion: 'p' } as const
      await store.save(owner, paper.id, { ...typed(2, 'Third.'), making: 'changed', engine }, AT + 2)
      const saved = await store.save(owner, paper.id, { ...typed(3, paper.text), making: 'restored', of: 1 }, AT + 3)
      expect(saved).toMatchObject({ outcome: 'saved', version: { version: 4, making: 'restored', of: 1 } })
      const detail = await store.read(owner, paper.id)
      expect(detail?.paper).toMatchObject({ text: paper.text, version: 4 })
      expect(detail?.versions.map(({ version, making }) => `${version} ${making}`)).toEqual([
        '4 restored',
        '3 changed',
        '2 typed',
        '1 opened',
      ])
      expect(await store.version(owner, paper.id, 3)).toMatchObject({ text: 'Third.', version: { engine } })
      expect(await store.version(owner, paper.id, undefined)).toMatchObject({ text: paper.text })
      expect(await store.version(owner, paper.id, 9)).toBeUndefined()
    })
  })
}

function conflictSuite(make: () => Promise<PapersUnderTest>): void {
  describe('saves of working papers', () => {
    let papers: PapersUnderTest
    beforeEach(async () => {
      papers = await make()
    })

    it('refuse a version made from an older one and keep what is there; a repeat of the same text is none', async () => {
      const { store, owner } = papers
      const paper = paperOf(papers)
      await store.create(owner, paper, AT)
      await store.save(owner, paper.id, typed(1, 'Theirs.'), AT + 1)
      const refused = await store.save(owner, paper.id, typed(1, 'Mine.'), AT + 2)
      expect(refused).toMatchObject({ outcome: 'conflict', detail: { paper: { text: 'Theirs.', version: 2 } } })
      expect(await store.save(owner, paper.id, typed(1, 'Theirs.'), AT + 3)).toMatchObject({
        outcome: 'saved',
        version: { version: 2, madeAt: '2026-11-20T10:00:00.001Z' },
      })
      expect((await store.read(owner, paper.id))?.versions).toHaveLength(2)
    })

    it('store one of two that come at once', async () => {
      const { store, owner } = papers
      const paper = paperOf(papers)
      await store.create(owner, paper, AT)
      const both = await Promise.all(['One.', 'Other.'].map((text) => store.save(owner, paper.id, typed(1, text), AT)))
      expect(both.map((one) => one?.outcome).sort()).toEqual(['conflict', 'saved'])
    })
  })
}

function ownerSuite(make: () => Promise<PapersUnderTest>): void {
  describe('working papers', () => {
    let papers: PapersUnderTest
    beforeEach(async () => {
      papers = await make()
    })

    it('are nobody else’s', async () => {
      const { store, owner, other } = papers
      const paper = paperOf(papers)
      await store.create(owner, paper, AT)
      expect(await store.read(other, paper.id)).toBeUndefined()
      expect(await store.save(other, paper.id, typed(1, 'Mine now.'), AT)).toBeUndefined()
      expect(await store.version(other, paper.id, 1)).toBeUndefined()
      expect(await store.remove(other, paper.id)).toBe(false)
      expect(await store.create(other, paperOf(papers), AT)).toBeUndefined()
      expect(await store.list(other, {})).toEqual([])
    })

    it('are listed latest first, by conversation or all, and go when they are deleted', async () => {
      const { store, owner, conversationId } = papers
      const [first, second] = [paperOf(papers), paperOf(papers, { messageId: null, title: 'Deserts' })]
      await store.create(owner, first, AT)
      await store.create(owner, second, AT + 1)
      await store.save(owner, first.id, typed(1, 'Newer.'), AT + 2)
      const listed = await store.list(owner, { conversationId })
      expect(listed.map(({ id, version }) => [id, version])).toEqual([
        [first.id, 2],
        [second.id, 1],
      ])
      expect(await store.list(owner, {})).toEqual(listed)
      expect(await store.list(owner, { conversationId: papers.newId() })).toEqual([])
      expect(await store.list(owner, { projectId: papers.newId() })).toEqual([])
      expect(await store.remove(owner, first.id)).toBe(true)
      expect((await store.list(owner, {})).map(({ id }) => id)).toEqual([second.id])
    })

    it('keep the first version and the latest of very many', async () => {
      const { store, owner } = papers
      const paper = paperOf(papers)
      await store.create(owner, paper, AT)
      for (let version = 1; version <= PAPER_VERSIONS_MAX + 1; version++) {
        await store.save(owner, paper.id, typed(version, `Text ${version}`), AT + version)
      }
      const numbers = (await store.read(owner, paper.id))?.versions.map(({ version }) => version) ?? []
      expect(numbers).toHaveLength(PAPER_VERSIONS_MAX)
      expect([numbers[0], numbers.at(-2), numbers.at(-1)]).toEqual([PAPER_VERSIONS_MAX + 2, 4, 1])
    })
  })
}

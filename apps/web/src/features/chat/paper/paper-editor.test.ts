import { InMemoryPapers } from '@placard/application'
import { PAPER_TEXT_MAX_LENGTH } from '@placard/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import type { PaperGateway } from '../../../client/gateways/paper-gateway.ts'
import { keptValues } from '../../../client/storage/storage.ts'
import { idOf, refusedWith, UNREACHABLE } from '../testing/fake-chat.ts'
import { fakePapers } from '../testing/fake-papers.ts'
import { paperDraftsOf } from './paper-drafts.ts'
import { PaperEditor } from './paper-editor.ts'

const PAPER_ID = idOf(7)

describe('the editor of a paper', () => {
  let papers: InMemoryPapers
  let gateway: PaperGateway
  let drafts: ReturnType<typeof paperDraftsOf>
  let pending: (() => void) | undefined

  function open(): PaperEditor {
    const after = (_: number, task: () => void) => {
      pending = task
      return () => {
        pending = undefined
      }
    }
    return new PaperEditor(PAPER_ID, { gateway, drafts, after })
  }
  const state = (editor: PaperEditor) => editor.store.getState()
  const stored = async () => (await papers.read('amina', PAPER_ID))?.paper
  const textOf = async (version: number) => (await papers.version('amina', PAPER_ID, version))?.text

  beforeEach(async () => {
    window.localStorage.clear()
    papers = new InMemoryPapers(async () => ({ projectId: null }))
    gateway = fakePapers(papers)
    drafts = paperDraftsOf(
      keptValues(() => window.localStorage),
      'amina',
    )
    pending = undefined
    const paper = { id: PAPER_ID, conversationId: idOf(1), messageId: null, kind: 'speech', title: 'Water' } as const
    await papers.create('amina', { ...paper, text: 'One.' }, 0)
  })

  it('stores what is typed after a pause, as a version, and says so', async () => {
    const editor = open()
    await editor.load()
    editor.edit({ text: 'One. Two.' })
    expect(state(editor).save).toBe('waiting')
    pending?.()
    await editor.flush()
    expect(state(editor)).toMatchObject({ save: 'saved', version: 2 })
    expect(await stored()).toMatchObject({ text: 'One. Two.', version: 2 })
  })

  it('keeps words that were not stored over a reload, and stores them then', async () => {
    const first = open()
    await first.load()
    first.edit({ text: 'Typed just before the page was closed.' })
    const second = open()
    await second.load()
    expect(state(second).content.text).toBe('Typed just before the page was closed.')
    await second.flush()
    expect(await stored()).toMatchObject({ text: 'Typed just before the page was closed.', version: 2 })
    expect(drafts.read(PAPER_ID)).toBeUndefined()
  })

  it.each([
    { error: UNREACHABLE, save: 'offline' },
    { error: refusedWith('storage-full', 507, 'Full.'), save: 'full' },
    { error: refusedWith('storage-limit-reached', 402, 'Full.'), save: 'full' },
    { error: refusedWith('not-found', 404, 'Gone.'), save: 'gone' },
    { error: refusedWith('internal-error', 500, 'Broken.'), save: 'not-saved' },
  ])('says “$save” when it could not be stored, keeps the words, and tries again', async ({ error, save }) => {
    const editor = open()
    await editor.load()
    const works = gateway.savePaper
    gateway.savePaper = () => Promise.reject(error)
    editor.edit({ text: 'Mine.' })
    await editor.flush()
    expect(state(editor).save).toBe(save)
    expect(drafts.read(PAPER_ID)?.text).toBe('Mine.')
    gateway.savePaper = works
    await editor.flush()
    expect(state(editor).save).toBe('saved')
    expect(await stored()).toMatchObject({ text: 'Mine.' })
  })

  it('stores words once, whoever asks for it while others are being stored', async () => {
    const editor = open()
    await editor.load()
    const { savePaper } = gateway
    const sent: string[] = []
    gateway.savePaper = (id, save) => {
      sent.push(save.text)
      return savePaper(id, save)
    }
    editor.edit({ text: 'One.  Two' })
    const first = editor.flush()
    await Promise.resolve()
    editor.edit({ text: 'One. Two. Three.' })
    await Promise.all([first, editor.flush(), editor.flush()])
    expect(sent).toEqual(['One.  Two', 'One. Two. Three.'])
    expect(state(editor)).toMatchObject({ save: 'saved', version: 3, conflict: undefined })
  })

  it('keeps both versions when another tab was first, and tells which is which', async () => {
    const editor = open()
    await editor.load()
    await papers.save(
      'amina',
      PAPER_ID,
      { expected: 1, kind: 'speech', title: 'Water', text: 'Theirs.', making: 'typed' },
      1,
    )
    editor.edit({ text: 'Mine.' })
    await editor.flush()
    expect(state(editor)).toMatchObject({ save: 'saved', version: 3, conflict: 2 })
    expect([await textOf(2), await textOf(3)]).toEqual(['Theirs.', 'Mine.'])
    editor.seeConflict()
    expect(state(editor).conflict).toBeUndefined()
  })

  it('tells of a version that came while words waited in this browser', async () => {
    const first = open()
    await first.load()
    first.edit({ text: 'Mine.' })
    await papers.save(
      'amina',
      PAPER_ID,
      { expected: 1, kind: 'speech', title: 'Water', text: 'Theirs.', making: 'typed' },
      1,
    )
    const second = open()
    await second.load()
    expect(state(second)).toMatchObject({ content: { text: 'Mine.' }, conflict: 2 })
    await second.flush()
    expect([await textOf(2), await textOf(3)]).toEqual(['Theirs.', 'Mine.'])
  })

  it('does not send a text that is too long', async () => {
    const editor = open()
    await editor.load()
    editor.edit({ text: 'x'.repeat(PAPER_TEXT_MAX_LENGTH + 1) })
    await editor.flush()
    expect(state(editor).save).toBe('too-long')
    expect(await stored()).toMatchObject({ version: 1 })
  })

  it('makes a version of its own of a change, after what was typed, and restores an earlier one as a new one', async () => {
    const editor = open()
    await editor.load()
    editor.edit({ text: 'Typed.' })
    await editor.make({ text: 'Changed.' }, { making: 'changed' })
    await editor.restore(1)
    expect(state(editor).content.text).toBe('One.')
    expect(state(editor).versions.map(({ version, making }) => `${version} ${making}`)).toEqual([
      '4 restored',
      '3 changed',
      '2 typed',
      '1 opened',
    ])
  })

  it('stores what is typed during a save after it', async () => {
    const editor = open()
    await editor.load()
    const works = gateway.savePaper
    gateway.savePaper = async (...order) => {
      gateway.savePaper = works
      editor.edit({ text: 'First. Second.' })
      return works(...order)
    }
    editor.edit({ text: 'First.' })
    await editor.flush()
    expect(state(editor).save).toBe('waiting')
    await editor.flush()
    expect([await textOf(2), await textOf(3)]).toEqual(['First.', 'First. Second.'])
  })

  it('says when there is no such paper, and when it could not be read', async () => {
    const editor = open()
    gateway.readPaper = () => Promise.reject(UNREACHABLE)
    await editor.load()
    expect(state(editor).status).toBe('failed')
    gateway.readPaper = () => Promise.reject(refusedWith('not-found', 404, 'Gone.'))
    await editor.load()
    expect(state(editor).status).toBe('missing')
  })
})

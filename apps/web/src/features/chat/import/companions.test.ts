import type { ChatImportReceipt, ConversationDetail } from '@placard/contract'
import { aConversation, aProject } from '@placard/testing'
import { describe, expect, it } from 'vitest'
import { chatFile } from '../export/chat-file.ts'
import { exportedChats } from '../export/exported-chat.ts'
import { aMessage, FakeChat, idOf, refusedWith, UNREACHABLE } from '../testing/fake-chat.ts'
import { aPaper, fakePapers } from '../testing/fake-papers.ts'
import { FakeProjects } from '../testing/fake-projects.ts'
import { bringCompanions, removeEmptyProject } from './bring-companions.ts'
import { FileReaderHere } from './file-reader.ts'
import { ImportRun } from './import-run.ts'

const NOW = Date.UTC(2026, 10, 21)
const PROJECT = aProject({ id: idOf(700), name: 'Spring', topics: ['Ports'], instructions: 'Be brief.' })
const PAPER = aPaper({
  id: idOf(50),
  conversationId: idOf(1),
  messageId: null,
  title: 'Clean water',
  text: '1. Urges.',
})
const CHAT: ConversationDetail = {
  conversation: aConversation({ id: idOf(1), leafId: idOf(2), projectId: PROJECT.id }),
  messages: [aMessage({ id: idOf(2), conversationId: idOf(1), content: 'Ports?' })],
}

/** The export of an account with one chat in a project, and one paper. */
async function anExport(change: (file: Record<string, unknown>) => object = (file) => file): Promise<File> {
  const papers = fakePapers()
  const { id, conversationId, messageId, kind, title, text } = PAPER
  await papers.createPaper({ id, conversationId, messageId, kind, title, text })
  const projects = new FakeProjects(new FakeChat())
  await projects.createProject(PROJECT)
  const file = chatFile(await exportedChats([CHAT], { papers, projects }), 'json', new Date(NOW))
  return new File([JSON.stringify(change(JSON.parse(file.text)))], file.name)
}

/** An account without anything, into which a file is imported. */
function anAccount() {
  const chats = new Map<string, ConversationDetail>()
  const papers = fakePapers()
  const projects = new FakeProjects(new FakeChat())
  const run = new ImportRun({
    reader: () => new FileReaderHere(() => NOW),
    async keep(whole): Promise<ChatImportReceipt> {
      const { id } = whole.conversation
      if (chats.has(id)) return { outcome: 'already-kept', conversationId: id }
      chats.set(id, whole)
      return { outcome: 'kept', conversationId: id }
    },
    bring: (companions, kept) => bringCompanions({ chats: gateway, papers, projects }, companions, kept),
    remove: async (id) => void chats.delete(id),
    removeProject: (id) => removeEmptyProject({ gateway, projects }, id),
    wait: async () => undefined,
  })
  const detailOf = (id: string) => {
    const detail = chats.get(id)
    if (detail === undefined) throw refusedWith('not-found', 404, 'Gone.')
    return detail
  }
  const gateway = {
    get: async (id: string) => detailOf(id),
    async list({ projectId }: { readonly projectId?: string | undefined }) {
      const all = [...chats.values()].map(({ conversation }) => conversation)
      return { conversations: all.filter((one) => one.projectId === projectId), next: null }
    },
    async change(id: string, change: object) {
      const conversation = { ...detailOf(id).conversation, ...change }
      chats.set(id, { ...detailOf(id), conversation })
      return conversation
    },
  }
  const items = () => {
    const state = run.store.getState()
    return 'items' in state ? state.items : []
  }
  const whole = async () => ({
    projects: (await projects.listProjects()).map(({ createdAt: _, updatedAt: __, ...project }) => project),
    papers: (await papers.listPapers({})).map(({ id, title }) => ({ id, title })),
    isIn: chats.get(idOf(1))?.conversation.projectId,
  })
  return { run, chats, papers, projects, items, whole }
}

const ALL = { projects: [PROJECT], papers: [{ id: PAPER.id, title: PAPER.title }], isIn: PROJECT.id }

describe('the import of one’s own export', () => {
  it('brings projects and papers back, and the second time changes nothing', async () => {
    const { run, items, whole, projects } = anAccount()
    await run.start(await anExport())
    expect(items()).toMatchObject([{ outcome: 'imported', madeProjectId: PROJECT.id }])
    expect(await whole()).toEqual(ALL)
    await projects.changeProject(PROJECT.id, { committee: 'ECOSOC' })
    await run.start(await anExport())
    expect(items()).toMatchObject([{ outcome: 'already-there' }])
    expect(await whole()).toEqual({ ...ALL, projects: [{ ...PROJECT, committee: 'ECOSOC' }] })
  })

  it('goes on where it broke off, and moves no chat out of the project that it is in', async () => {
    const { run, chats, projects, whole } = anAccount()
    projects.lost.push(UNREACHABLE)
    await run.start(await anExport())
    expect(run.store.getState().phase).toBe('broken')
    await run.start(await anExport())
    expect(await whole()).toEqual(ALL)
    chats.set(idOf(1), { ...CHAT, conversation: { ...CHAT.conversation, projectId: idOf(701) } })
    await run.start(await anExport())
    expect((await whole()).isIn).toBe(idOf(701))
  })

  it('is taken back with the projects that it made, and no others', async () => {
    const { run, chats, projects, whole } = anAccount()
    await projects.createProject(aProject({ id: idOf(702), name: 'Autumn' }))
    await run.start(await anExport())
    await run.undoImport()
    expect(chats.size).toBe(0)
    expect((await whole()).projects).toMatchObject([{ name: 'Autumn' }])
  })

  it('leaves a project that something else was put into since', async () => {
    const { run, chats, whole } = anAccount()
    await run.start(await anExport())
    chats.set(idOf(9), { ...CHAT, conversation: { ...CHAT.conversation, id: idOf(9) } })
    await run.undoImport()
    expect(await whole()).toMatchObject({ projects: [{ name: 'Spring' }] })
    expect([...chats.keys()]).toEqual([idOf(9)])
  })

  it.each<{ because: string; change: (file: Record<string, unknown>) => object; left: object }>([
    {
      because: 'a paper is longer than one may be',
      change: (file) => ({ ...file, papers: [{ ...PAPER, text: 'x'.repeat(40_001) }] }),
      left: { paper: 1 },
    },
    {
      because: 'a paper has no title',
      change: (file) => ({ ...file, papers: [{ ...PAPER, title: ' ' }] }),
      left: { paper: 1 },
    },
    {
      because: 'its project has too many topics',
      change: (file) => ({ ...file, projects: [{ ...PROJECT, topics: Array.from({ length: 6 }, () => 'Ports') }] }),
      left: { project: 1 },
    },
    { because: 'its project is not in the file', change: (file) => ({ ...file, projects: [] }), left: { project: 1 } },
  ])('says what was left out, and brings the rest: $because', async ({ change, left }) => {
    const { run, items, chats } = anAccount()
    await run.start(await anExport(change))
    expect(items()).toMatchObject([{ outcome: 'in-part', left }])
    expect(chats.size).toBe(1)
  })

  it('has the name alone of a project in an older export', async () => {
    const { run, whole } = anAccount()
    await run.start(await anExport((file) => ({ ...file, projects: [{ id: PROJECT.id, name: 'Spring' }] })))
    expect((await whole()).projects).toMatchObject([{ name: 'Spring', country: null, topics: [] }])
  })

  it('says that an account with no more room for projects has none of it', async () => {
    const { run, items, projects } = anAccount()
    projects.refusals.push(refusedWith('conflict', 409, 'Full.'))
    await run.start(await anExport())
    expect(items()).toMatchObject([{ outcome: 'in-part', left: { project: 1 } }])
  })
})

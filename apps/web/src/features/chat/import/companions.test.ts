import type { ChatImportReceipt, ConversationDetail } from '@placard/contract'
import { aConversation, aProject } from '@placard/testing'
import { describe, expect, it, vi } from 'vitest'
import type { AttachRequest } from '../../../client/gateways/chat-gateway.ts'
import { chatFile } from '../export/chat-file.ts'
import { exportedChats } from '../export/exported-chat.ts'
import { aMessage, FakeChat, idOf, refusedWith, UNREACHABLE } from '../testing/fake-chat.ts'
import { aPaper, fakePapers } from '../testing/fake-papers.ts'
import { FakeProjects } from '../testing/fake-projects.ts'
import { companionsTo, removeEmptyProject } from './bring-companions.ts'
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

const GUIDE = { name: 'guide.pdf', text: 'Chad has no port.' }
const NEVER = new AbortController().signal

/** Uploads that arrive at once. */
class UploadsAtOnce extends FakeChat {
  override attach(file: File, request: AttachRequest) {
    const attached = super.attach(file, request)
    this.uploads.at(-1)?.arrive()
    return attached
  }
}

/** The export of an account with one chat in a project with one file, and one paper. */
async function anExport(change: (file: Record<string, unknown>) => object = (file) => file): Promise<File> {
  const papers = fakePapers()
  const { id, conversationId, messageId, kind, title, text } = PAPER
  await papers.createPaper({ id, conversationId, messageId, kind, title, text })
  const uploads = new UploadsAtOnce()
  const projects = new FakeProjects(uploads)
  await projects.createProject(PROJECT)
  await uploads.attach(new File([GUIDE.text], GUIDE.name), { id: idOf(60), onProgress: () => undefined, signal: NEVER })
  await projects.putProjectFile(PROJECT.id, idOf(60))
  const file = chatFile(await exportedChats([CHAT], { papers, projects, chats: uploads }), 'json', new Date(NOW))
  return new File([JSON.stringify(change(JSON.parse(file.text)))], file.name)
}

/** An account without anything, into which a file is imported. */
function anAccount() {
  const chats = new Map<string, ConversationDetail>()
  const papers = fakePapers()
  const uploads = new UploadsAtOnce()
  const projects = new FakeProjects(uploads)
  let lastId = 800
  const run = new ImportRun({
    reader: () => new FileReaderHere(() => NOW),
    async keep(whole): Promise<ChatImportReceipt> {
      const { id } = whole.conversation
      if (chats.has(id)) return { outcome: 'already-kept', conversationId: id }
      chats.set(id, whole)
      return { outcome: 'kept', conversationId: id }
    },
    beginToBring: () => companionsTo({ chats: gateway, papers, projects, newId: () => idOf(++lastId) }),
    remove: async (id) => void chats.delete(id),
    removeProject: (project) => removeEmptyProject({ gateway, projects }, project),
    wait: async () => undefined,
  })
  const detailOf = (id: string) => {
    const detail = chats.get(id)
    if (detail === undefined) throw refusedWith('not-found', 404, 'Gone.')
    return detail
  }
  const gateway = {
    attach: (file: File, request: AttachRequest) => uploads.attach(file, request),
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
    files: await filesOf(PROJECT.id),
  })
  const filesOf = async (id: string) => {
    const isThere = (await projects.listProjects()).some((project) => project.id === id)
    return isThere ? (await projects.readProject(id)).files.map(({ name, length }) => ({ name, length })) : []
  }
  return { run, chats, papers, projects, uploads, items, whole }
}

const ALL = {
  projects: [PROJECT],
  papers: [{ id: PAPER.id, title: PAPER.title }],
  isIn: PROJECT.id,
  files: [{ name: GUIDE.name, length: GUIDE.text.length }],
}

describe('the import of one’s own export', () => {
  it('brings projects and papers back, and the second time changes nothing', async () => {
    const { run, items, whole, projects } = anAccount()
    await run.start(await anExport())
    expect(items()).toMatchObject([{ outcome: 'imported', madeProject: { id: PROJECT.id, fileIds: [idOf(801)] } }])
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
    {
      because: 'a file of its project has no text',
      change: (file) => ({ ...file, projectFiles: [{ projectId: PROJECT.id, name: 'scan.pdf', text: '' }] }),
      left: { file: 1 },
    },
    {
      because: 'its project has more files than one may have',
      change: (file) => ({
        ...file,
        projectFiles: Array.from({ length: 9 }, (_, at) => ({
          projectId: PROJECT.id,
          name: `${at}.txt`,
          text: 'Ports',
        })),
      }),
      left: { file: 1 },
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

  it('puts a file back that was taken out of its project since, and no other twice', async () => {
    const { run, projects, whole } = anAccount()
    await run.start(await anExport())
    await projects.takeProjectFile((await projects.readProject(PROJECT.id)).files[0]?.id ?? '')
    expect((await whole()).files).toEqual([])
    await run.start(await anExport())
    await run.start(await anExport())
    expect(await whole()).toEqual(ALL)
  })

  it('asks once which projects there are, however many of the conversations are in one', async () => {
    const { run, chats, projects } = anAccount()
    const list = vi.spyOn(projects, 'listProjects')
    const third = { ...CHAT, conversation: { ...CHAT.conversation, id: idOf(3), leafId: idOf(4) } }
    const messages = [aMessage({ id: idOf(4), conversationId: idOf(3), content: 'Rivers?' })]
    await run.start(await anExport((file) => ({ ...file, conversations: [CHAT, { ...third, messages }] })))
    expect([...chats.values()].map(({ conversation }) => conversation.projectId)).toEqual([PROJECT.id, PROJECT.id])
    expect(list).toHaveBeenCalledTimes(1)
  })

  it('says which files an account has no room for', async () => {
    const { run, items, uploads } = anAccount()
    vi.spyOn(uploads, 'attach').mockRejectedValue(refusedWith('storage-full', 507, 'Full.'))
    await run.start(await anExport())
    expect(items()).toMatchObject([{ outcome: 'in-part', left: { file: 1 } }])
  })

  it('says that an account with no more room for projects has none of it', async () => {
    const { run, items, projects } = anAccount()
    projects.refusals.push(refusedWith('conflict', 409, 'Full.'))
    await run.start(await anExport())
    expect(items()).toMatchObject([{ outcome: 'in-part', left: { project: 1 } }])
  })
})

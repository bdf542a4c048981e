import type { ChatKeeper, KeptConversation } from '@placard/application'
import type { ChatStreamEvent } from '@placard/contract'
import { aCampaign, aCatalogue, anOpenSession, CHAT_NOW, ManualTimers, ScriptedModel, says } from '@placard/testing'
import { describe, expect, it } from 'vitest'
import type { DocumentWorkerPort } from '../documents/read-attached.ts'
import { readFile } from '../documents/read-file.ts'
import { PageEngines } from '../engines/page-engines.ts'
import type { FromChatWorker } from './chat-protocol.ts'
import { type ChatWorkerPort, createChatWorkerGateway, type ReadSession } from './chat-worker-gateway.ts'
import { DemoChat } from './demo-chat.ts'
import { serveChat } from './serve-chat.ts'
import { SessionAsks } from './session-asks.ts'

const ID = '00000000-0000-4000-8000-000000000001'
const MESSAGE = '00000000-0000-4000-8000-000000000002'
const DOCUMENT = '00000000-0000-4000-8000-000000000003'
const NEVER = new AbortController().signal

/** Reads a document without a thread of its own. */
class DocumentReaderHere implements DocumentWorkerPort {
  onmessage: DocumentWorkerPort['onmessage'] = null
  onerror: DocumentWorkerPort['onerror'] = null
  postMessage({ file, name }: { readonly file: Blob; readonly name: string }) {
    void file
      .arrayBuffer()
      .then((bytes) => readFile(new Uint8Array(bytes), name))
      .then((reading) => this.onmessage?.(new MessageEvent('message', { data: { type: 'read', reading } })))
  }
  terminate() {}
}

/** What a browser's database would keep. */
class MemoryKeeper implements ChatKeeper {
  readonly kept = new Map<string, KeptConversation>()

  async put(changed: Omit<KeptConversation, 'messages'>, messages: KeptConversation['messages']) {
    const before = this.kept.get(changed.conversation.id)?.messages ?? []
    const byId = new Map([...before, ...messages].map((message) => [message.id, message]))
    this.kept.set(changed.conversation.id, { ...changed, messages: [...byId.values()] })
  }

  async erase(conversationId: string) {
    this.kept.delete(conversationId)
  }

  async all() {
    return [...this.kept.values()]
  }

  async one(conversationId: string) {
    return this.kept.get(conversationId)
  }
}

const noSession: ReadSession = async () => {
  throw new Error('there is no such session')
}

async function aDemo(
  keeper: MemoryKeeper,
  model = new ScriptedModel(says('A motion ', 'is a proposal.')),
  readSession: ReadSession = noSession,
) {
  const campaign = aCampaign()
  const port: ChatWorkerPort = { postMessage: () => {}, terminate: () => {}, onmessage: null, onerror: null }
  const say = (data: FromChatWorker) => port.onmessage?.(new MessageEvent('message', { data }))
  const sessions = new SessionAsks(say)
  let ids = 100
  const chat = await DemoChat.open({
    kept: keeper,
    model,
    changer: async () => ({ ok: true, text: 'Changed.' }),
    catalogue: aCatalogue(campaign),
    nameOf: async () => (country) => `State ${country}`,
    sessionOf: (sessionId) => sessions.read(sessionId),
    now: () => CHAT_NOW,
    newId() {
      ids += 1
      return `00000000-0000-4000-8000-${String(ids).padStart(12, '0')}`
    },
    every: new ManualTimers().every,
    onTrouble(error) {
      throw error
    },
  })
  const gateway = createChatWorkerGateway(port, readSession, () => new DocumentReaderHere())
  const serve = serveChat(Promise.resolve(chat), say, { sessions, engines: new PageEngines(say) })
  port.postMessage = (message) => void serve(message)
  return { chat, gateway, port, campaign, model }
}

describe('the demo’s chat', () => {
  it('answers through the worker, and finds everything again after a reload', async () => {
    const keeper = new MemoryKeeper()
    const { gateway } = await aDemo(keeper)
    const events: ChatStreamEvent[] = []
    const order = { message: 'What is a motion?', conversationId: ID, parentId: null, clientId: MESSAGE }
    await gateway.send(order, 'key', (event) => events.push(event), NEVER)
    expect(events[0]).toMatchObject({ kind: 'accepted', message: { id: MESSAGE }, answer: { status: 'answering' } })
    expect(events.at(-1)).toMatchObject({ kind: 'ended', answer: { content: 'A motion is a proposal.' } })

    const again = (await aDemo(keeper)).gateway
    const { conversations } = await again.list({ isArchived: false, before: undefined })
    expect(conversations.map(({ title }) => title)).toEqual(['What is a motion?'])
    expect((await again.get(ID)).messages.map(({ content }) => content)).toEqual([
      'What is a motion?',
      'A motion is a proposal.',
    ])
    expect(await again.search('proposal')).toHaveLength(1)
  })

  it('finds a working paper by its title and its current words, until its chat is deleted', async () => {
    const { gateway } = await aDemo(new MemoryKeeper())
    await gateway.send({ message: 'Go', conversationId: ID, parentId: null, clientId: MESSAGE }, 'k', () => {}, NEVER)
    const paper = { id: DOCUMENT, messageId: null, kind: 'resolution', title: 'Quotas at sea' } as const
    await gateway.createPaper({ ...paper, conversationId: ID, text: 'Protect whales.' })
    await gateway.savePaper(DOCUMENT, { ...paper, expected: 1, text: 'Protect tuna.', making: 'typed' })
    const hit = { conversationId: ID, paper: { id: DOCUMENT, title: 'Quotas at sea' } }
    expect(await gateway.search('quota')).toMatchObject([hit])
    expect(await gateway.search('tuna')).toMatchObject([{ ...hit, excerpt: 'Protect \ue000tuna\ue001.' }])
    expect(await gateway.search('whales'), 'an earlier version').toEqual([])
    await gateway.remove(ID)
    expect(await gateway.search('tuna')).toEqual([])
    await gateway.restore(ID)
    expect(await gateway.search('tuna')).toHaveLength(1)
  })

  it('ends where it is an answer that was cut off when the page went', async () => {
    const keeper = new MemoryKeeper()
    const { gateway } = await aDemo(keeper, new ScriptedModel([...says('Half '), 'wait']))
    const leaving = new AbortController()
    const order = { message: 'Go', conversationId: ID, parentId: null, clientId: MESSAGE }
    const sending = gateway.send(order, 'key', (event) => event.kind === 'text' && leaving.abort(), leaving.signal)
    await expect(sending).rejects.toThrow()
    const detail = await (await aDemo(keeper)).gateway.get(ID)
    expect(detail.messages.at(-1)).toMatchObject({ status: 'interrupted', content: 'Half ' })
    expect(detail.conversation.answeringId).toBeNull()
  })

  it('gives the assistant the public dossier of a campaign, and no agenda', async () => {
    const { gateway, campaign, model } = await aDemo(new MemoryKeeper())
    const context = { kind: 'campaign', campaignId: campaign.id } as const
    await gateway.send({ message: 'Go', clientId: MESSAGE, context }, 'key', () => {}, NEVER)
    const text = model.orders[0]?.background?.text ?? ''
    expect(text).toContain(campaign.issues[0]?.question)
    for (const { agenda } of campaign.seats) expect(text).not.toContain(agenda)
  })

  it('takes back its own export after everything was lost, the same with all branches', async () => {
    const { gateway } = await aDemo(new MemoryKeeper())
    await gateway.send({ message: 'One', conversationId: ID, parentId: null, clientId: MESSAGE }, 'k', () => {}, NEVER)
    const [, answer] = (await gateway.get(ID)).messages
    await gateway.regenerate(answer?.id ?? '', 'k', () => {}, NEVER)
    const exported = await gateway.get(ID)
    expect(exported.messages).toHaveLength(3)
    expect((await gateway.keep(exported)).outcome).toBe('already-kept')

    const keeper = new MemoryKeeper()
    expect((await (await aDemo(keeper)).gateway.keep(exported)).outcome).toBe('kept')
    const back = await (await aDemo(keeper)).gateway.get(ID)
    const marked = exported.messages.map((message) => ({ ...message, seq: 0, isImported: true }))
    expect(back).toEqual({ ...exported, messages: marked })
  })

  it('gives the assistant the record of a session that has ended, and of no other', async () => {
    const { detail } = await anOpenSession()
    const session = { ...detail.session, status: 'concluded' } as const
    const told = async (readSession: ReadSession) => {
      const { gateway, model } = await aDemo(new MemoryKeeper(), undefined, readSession)
      const context = { kind: 'debrief', sessionId: ID } as const
      await gateway.send({ message: 'Go', clientId: MESSAGE, context }, 'key', () => {}, NEVER)
      return model.orders[0]?.background
    }
    const asked: string[] = []
    const ended: ReadSession = async (sessionId) => {
      asked.push(sessionId)
      return { ...detail, session }
    }
    expect((await told(ended))?.title).toContain(session.title)
    expect(asked).toEqual([ID])
    expect(await told(async () => detail)).toBeUndefined()
    expect(await told(noSession)).toBeUndefined()
  })

  it('reads a document here, answers from it, and shows what was read', async () => {
    const { gateway, model } = await aDemo(new MemoryKeeper())
    const order = { id: DOCUMENT, onProgress: () => {}, signal: NEVER }
    const attachment = await gateway.attach(new File(['Chad has no port.'], 'a/paper.txt'), order)
    expect(attachment).toMatchObject({ id: DOCUMENT, name: 'paper.txt', kind: 'text', length: 17 })
    const send = { message: 'Which state?', clientId: MESSAGE, conversationId: ID, parentId: null }
    await gateway.send({ ...send, attachmentIds: [DOCUMENT] }, 'key', () => {}, NEVER)
    expect(model.orders[0]?.documents?.[0]).toMatchObject({ name: 'paper.txt', text: 'Chad has no port.', isNew: true })
    expect((await gateway.get(ID)).messages[0]?.attachments).toEqual([attachment])
    expect((await gateway.readAttachment(DOCUMENT)).text).toBe('Chad has no port.')
  })

  it.each([
    {
      because: 'the old kind of Word',
      bytes: [0xd0, 0xcf, 0x11, 0xe0, 1, 2],
      says: 'a Word document in the old format',
    },
    {
      because: 'a program',
      bytes: [0x4d, 0x5a, 0, 0, 0, 9],
      says: 'is not a text, Markdown, CSV, PDF or Word document',
    },
    { because: 'an archive that is none', bytes: [0x50, 0x4b, 3, 4, 0], says: 'is damaged' },
    { because: 'nothing', bytes: [], says: 'is empty' },
  ])('refuses $because by name, and keeps nothing', async ({ bytes, says: sentence }) => {
    const { gateway } = await aDemo(new MemoryKeeper())
    const order = { id: DOCUMENT, onProgress: () => {}, signal: NEVER }
    const refused = gateway.attach(new File([Uint8Array.from(bytes)], 'x.doc'), order)
    await expect(refused).rejects.toThrow(sentence)
    await expect(gateway.readAttachment(DOCUMENT)).rejects.toMatchObject({ failure: 'refused' })
  })

  it('removes, restores, and says when there is nothing', async () => {
    const { gateway } = await aDemo(new MemoryKeeper())
    await gateway.send({ message: 'Go', conversationId: ID, parentId: null, clientId: MESSAGE }, 'k', () => {}, NEVER)
    await gateway.remove(ID)
    await expect(gateway.get(ID)).rejects.toMatchObject({ failure: 'refused' })
    expect((await gateway.restore(ID)).id).toBe(ID)
    expect((await gateway.change(ID, { title: 'Motions' })).title).toBe('Motions')
  })

  it('hears from another tab what it changed and what it erased', async () => {
    const keeper = new MemoryKeeper()
    const { chat, gateway } = await aDemo(keeper)
    await gateway.send({ message: 'Go', conversationId: ID, parentId: null, clientId: MESSAGE }, 'k', () => {}, NEVER)
    await (await aDemo(keeper)).gateway.change(ID, { title: 'Named there' })
    await chat.reread(ID)
    expect((await gateway.get(ID)).conversation.title).toBe('Named there')
    keeper.kept.clear()
    await chat.reread(ID)
    expect((await gateway.list({ isArchived: false, before: undefined })).conversations).toEqual([])
  })

  it('says so when the worker has died', async () => {
    const { gateway, port } = await aDemo(new MemoryKeeper())
    port.onerror?.(new ErrorEvent('error'))
    await expect(gateway.list({ isArchived: false, before: undefined })).rejects.toMatchObject({
      failure: 'unreachable',
    })
    await expect(gateway.follow(MESSAGE, 0, () => {}, NEVER)).rejects.toMatchObject({ failure: 'unreachable' })
  })
})

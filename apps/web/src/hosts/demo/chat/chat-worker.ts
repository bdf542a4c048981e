/// <reference lib="webworker" />
import { demoParagraphChanger } from '../assistant.ts'
import { loadWorld, shippedCatalogue } from '../content.ts'
import { PageEngines } from '../engines/page-engines.ts'
import type { FromChatWorker, ToChatWorker } from './chat-protocol.ts'
import { DemoChat } from './demo-chat.ts'
import { demoModel, demoTitles } from './demo-model.ts'
import { KeptChats, openChatDatabase } from './kept-chats.ts'
import { KeptDocuments } from './kept-documents.ts'
import { KeptPapers } from './kept-papers.ts'
import { KeptProjects } from './kept-projects.ts'
import { serveChat } from './serve-chat.ts'
import { SessionAsks } from './session-asks.ts'

/** Notifies the other tabs of this browser of a changed conversation. */
const channel = new BroadcastChannel('placard.demo.chats')

/** Chats are stored in this browser; where it denies storage, they last as long as the tab. */
async function openKept() {
  try {
    const database = await openChatDatabase(self.indexedDB)
    const kept = new KeptChats(database, (conversationId) => channel.postMessage(conversationId))
    return {
      kept,
      documents: new KeptDocuments(database),
      papers: new KeptPapers(database),
      projects: new KeptProjects(database),
    }
  } catch {
    return { kept: undefined, documents: undefined, papers: undefined, projects: undefined }
  }
}

async function nameOf() {
  const { names } = await loadWorld()
  const byCode = new Map(names.countries.map(({ iso3, name }) => [iso3, name]))
  return (country: string) => byCode.get(country) ?? country
}

const say = (message: FromChatWorker) => self.postMessage(message)
const sessions = new SessionAsks(say)
const engines = new PageEngines(say)

async function open(): Promise<DemoChat> {
  const catalogue = shippedCatalogue()
  const chat = await DemoChat.open({
    ...(await openKept()),
    model: demoModel(catalogue, engines),
    titles: demoTitles(engines),
    changer: demoParagraphChanger(),
    catalogue,
    nameOf,
    sessionOf: (sessionId) => sessions.read(sessionId),
    now: () => Date.now(),
    newId: () => crypto.randomUUID(),
    every(ms, task) {
      const timer = setInterval(task, ms)
      return () => clearInterval(timer)
    },
    onTrouble: (error) => reportError(error),
  })
  channel.onmessage = ({ data }: MessageEvent<string>) => void chat.reread(data)
  return chat
}

const serve = serveChat(open(), say, { sessions, engines })

self.onmessage = ({ data }: MessageEvent<ToChatWorker>) => void serve(data)

import {
  createChatHost,
  InMemoryChatStore,
  InMemoryDocuments,
  InMemoryShelf,
  projectGround,
  ShelvedProjects,
} from '@placard/application'
import type { ChatStreamEvent } from '@placard/contract'
import { FakeTitles, ManualTimers, ScriptedModel, type ScriptStep } from '../fakes/chat-fakes.ts'
import { FakeClock, FakeIds } from '../fakes/host-fakes.ts'
import { CHAT_ANSWER_OPTIONS, CHAT_NOW } from './chat.ts'

/** Two users with chats. */
export const CHAT_PEOPLE = {
  ada: '00000000-0000-4000-8000-00000000a001',
  ben: '00000000-0000-4000-8000-00000000a002',
} as const
/** Default answer options of these users. */
export const CHAT_DEFAULTS = { ...CHAT_ANSWER_OPTIONS, mode: 'balanced' } as const

/** Names of the countries that projects in tests represent. */
const NAMES: Readonly<Record<string, string>> = { KEN: 'Kenya' }

/** A chat host over an in-memory store with a scripted model, and helpers to send and follow as Ada. */
export function aChatHost(...scripts: readonly (readonly ScriptStep[])[]) {
  const documents = new InMemoryDocuments()
  const store = new InMemoryChatStore(undefined, documents)
  const projects = new ShelvedProjects(new InMemoryShelf(), documents, store.ofProjects)
  const model = new ScriptedModel(...scripts)
  const timers = new ManualTimers()
  const clock = new FakeClock(CHAT_NOW)
  const troubles: unknown[] = []
  /** Promises that delay the ends of answers, one for each. */
  const bookings: Promise<void>[] = []
  const ids = new FakeIds()
  const titles = new FakeTitles()
  const host = createChatHost({
    store,
    model,
    titles,
    clock,
    ids: { next: () => ids.sessionId() },
    every: timers.every,
    background: async () => ({ title: 'Dossier', text: 'Public facts.' }),
    project: async (userId, projectId) => {
      const detail = await projects.read(userId, projectId)
      return detail && projectGround(detail, (code) => NAMES[code] ?? code)
    },
    onEnded: async () => bookings.shift(),
    onTrouble: (error) => troubles.push(error),
  })
  const send = async (message: string, more: object = {}) => {
    const sent = await host.send({ userId: CHAT_PEOPLE.ada }, { message, ...more }, CHAT_DEFAULTS)
    if (sent.outcome !== 'stored') throw new Error(sent.outcome)
    return sent
  }
  const hear = async (messageId: string, after = 0) => {
    const events: ChatStreamEvent[] = []
    const never = new AbortController().signal
    for await (const event of host.follow({ userId: CHAT_PEOPLE.ada, messageId, after }, never)) events.push(event)
    return events
  }
  return { store, projects, model, titles, timers, clock, host, troubles, bookings, send, hear }
}

/** The last event of a followed answer. */
export function endOfAnswer(events: readonly ChatStreamEvent[]) {
  const last = events.at(-1)
  if (last?.kind !== 'ended') throw new Error('no end')
  return last
}

import type { SessionDetail } from '@placard/contract'
import type { ChatGateway, OnChatEvent } from '../../../client/gateways/chat-gateway.ts'
import { forwarding } from '../../../client/gateways/late-methods.ts'
import type { PaperGateway } from '../../../client/gateways/paper-gateway.ts'
import type { ProjectGateway } from '../../../client/gateways/project-gateway.ts'
import type { ChatRecords } from '../calls.ts'
import { type DocumentWorkerPort, readAttached } from '../documents/read-attached.ts'
import { speakOnPage } from '../engines/speak-on-page.ts'
import { WorkerCalls } from '../worker-calls.ts'
import { AnswerFollowers } from './answer-followers.ts'
import { type Begun, CHAT_WORK, type ChatWork, type FromChatWorker, type ToChatWorker } from './chat-protocol.ts'

/** The used part of a `Worker`. */
export interface ChatWorkerPort {
  postMessage(message: ToChatWorker): void
  terminate(): void
  onmessage: ((event: MessageEvent<FromChatWorker>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
}

/** What the demo's chats answer on the page. */
export type DemoChatCalls = Omit<ChatGateway, 'engines'> & PaperGateway & ProjectGateway & ChatRecords

/** A session of the demo with its record. */
export type ReadSession = (sessionId: string) => Promise<SessionDetail>

/** The page's end of the demo's chat: sends calls to its worker and passes its messages on. */
export function createChatWorkerGateway(
  worker: ChatWorkerPort,
  readSession: ReadSession,
  newDocumentWorker: () => DocumentWorkerPort,
): DemoChatCalls {
  const calls = new WorkerCalls()
  const askEngine = speakOnPage((message) => worker.postMessage(message))
  const followers = new AnswerFollowers((message) => worker.postMessage(message), calls)
  const work = forwarding<ChatWork>(CHAT_WORK, (method, args) =>
    calls.call(method, args, (question) => worker.postMessage(question)),
  )

  async function tellSession(ask: number, sessionId: string): Promise<void> {
    const detail = await readSession(sessionId).catch(() => undefined)
    worker.postMessage({ type: 'session', ask, detail })
  }

  worker.onmessage = ({ data }) => {
    switch (data.type) {
      case 'answer':
        calls.arrived(data.id, data.answer)
        break
      case 'event':
        followers.heard(data.follow, data.event)
        break
      case 'followed':
        followers.ended(data.follow)
        break
      case 'need-session':
        void tellSession(data.ask, data.sessionId)
        break
      case 'need-engine':
      case 'speak':
      case 'hush':
        void askEngine(data)
    }
  }
  // The worker has died: current and later callers receive an error.
  worker.onerror = () => {
    worker.terminate()
    calls.stop()
    followers.stop()
  }

  /** Reports the begun answer, and then its events; a repeat is reported from the beginning. */
  async function resume(begun: Begun, onEvent: OnChatEvent, signal: AbortSignal): Promise<void> {
    onEvent(begun)
    await followers.follow(begun.answer.id, begun.answer.seq, onEvent, signal)
  }

  return {
    ...work,
    // Content of this browser has no address that others could open.
    share: undefined,
    follow: (messageId, after, onEvent, signal) => followers.follow(messageId, after, onEvent, signal),
    send: async (order, _key, onEvent, signal) => resume(await work.beginSend(order), onEvent, signal),
    regenerate: async (id, _key, onEvent, signal) => resume(await work.beginRegenerate(id), onEvent, signal),
    proceed: async (id, _key, onEvent, signal) => resume(await work.beginProceed(id), onEvent, signal),
    async attach(file, request) {
      const document = await readAttached(file, request, newDocumentWorker)
      return work.addDocument(document, request.signal)
    },
  }
}

import { createChatWorkerGateway, type DemoChatCalls, type ReadSession } from './chat-worker-gateway.ts'

/**
 * Starts the demo's chat in a worker of its own: the built-in assistant answers, and this browser stores the
 * conversations.
 */
export function createDemoChatGateway(readSession: ReadSession): DemoChatCalls {
  const worker = new Worker(new URL('./chat-worker.ts', import.meta.url), { type: 'module', name: 'placard-demo-chat' })
  return createChatWorkerGateway(
    worker,
    readSession,
    () =>
      new Worker(new URL('../documents/document-worker.ts', import.meta.url), {
        type: 'module',
        name: 'placard-demo-document',
      }),
  )
}

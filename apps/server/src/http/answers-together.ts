import type { App } from './app.ts'

/**
 * Batches the answers that are ready in one turn of the event loop: they are written consecutively at its end. Their
 * reader, mostly a proxy with one connection for many users, then wakes once for all of them: on the same machine,
 * waking it is the most expensive part of a small answer.
 */
export function sendAnswersTogether(app: App): void {
  let waiting: (() => void)[] = []
  const sendAll = () => {
    const ready = waiting
    waiting = []
    for (const send of ready) send()
  }
  app.addHook('onSend', (_request, _reply, payload, done) => {
    if (waiting.length === 0) setImmediate(sendAll)
    waiting.push(() => {
      try {
        done(null, payload)
      } catch (error) {
        done(error instanceof Error ? error : new Error('an answer could not be sent', { cause: error }))
      }
    })
  })
}

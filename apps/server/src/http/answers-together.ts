import type { App } from './app.ts'

/**
 * Lets the answers that are ready in one turn of the event loop go out one right after the other at its end. Whoever
 * reads them, mostly a proxy with one connection for many people, is then woken once for all and not for each: where it
 * runs on the same machine, waking it is the dearest part of a small answer.
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

import type { FromHelpWorker, HelpAnswer, ToHelpWorker } from './help-protocol.ts'

type Waiting = { readonly give: (answer: HelpAnswer) => void; readonly fail: (reason: Error) => void }

let worker: Worker | undefined
let last = 0
const waiting = new Map<number, Waiting>()

/** A worker that cannot be loaded is started anew with the next question. */
function failAll(): void {
  worker?.terminate()
  worker = undefined
  for (const { fail } of waiting.values()) fail(new Error('the assistant could not be loaded'))
  waiting.clear()
}

function heard({ data: { id, answer } }: MessageEvent<FromHelpWorker>): void {
  const asked = waiting.get(id)
  waiting.delete(id)
  if (answer === undefined) asked?.fail(new Error('the assistant could not answer'))
  else asked?.give(answer)
}

function started(): Worker {
  if (worker !== undefined) return worker
  worker = new Worker(new URL('./help-worker.ts', import.meta.url), { type: 'module', name: 'placard-help' })
  worker.onmessage = heard
  worker.onerror = failAll
  return worker
}

/**
 * Asks the built-in assistant of this browser, outside of every conversation: nothing is stored or sent.
 * @throws {Error} when it cannot be loaded.
 */
export function askAssistant(question: string): Promise<HelpAnswer> {
  return new Promise((give, fail) => {
    last += 1
    waiting.set(last, { give, fail })
    const message: ToHelpWorker = { id: last, question }
    started().postMessage(message)
  })
}

/// <reference lib="webworker" />
import type { FromFileWorker, ToFileWorker } from './file-protocol.ts'

/**
 * Has this worker carry out orders with what it opens from its file.
 * @param transfers the parts of an answer that are handed over rather than copied.
 */
export function serveFile<Opened, Order, Answer>(
  open: (file: Blob) => Promise<Opened>,
  work: (opened: Opened, order: Order) => Answer | Promise<Answer>,
  transfers: (answer: Answer) => Transferable[] = () => [],
): void {
  let opened: Promise<Opened> | undefined
  const say = (message: FromFileWorker<Answer>, transfer: Transferable[] = []) =>
    self.postMessage(message, { transfer })

  self.onmessage = async ({ data }: MessageEvent<ToFileWorker<Order>>) => {
    if (data.type === 'open') {
      opened = open(data.file)
      opened.catch(() => say({ type: 'unusable' }))
      return
    }
    const { id, order } = data
    try {
      if (opened === undefined) throw new Error('the file was not opened')
      const answer = await work(await opened, order)
      say({ type: 'answer', id, answer }, transfers(answer))
    } catch {
      say({ type: 'failed', id })
    }
  }
}

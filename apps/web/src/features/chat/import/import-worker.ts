/// <reference lib="webworker" />
import { FileReaderHere } from './file-reader.ts'
import type { FromImportWorker, ToImportWorker } from './worker-reader.ts'

const reader = new FileReaderHere(() => Date.now())

async function answer(message: ToImportWorker): Promise<FromImportWorker> {
  if (message.type === 'open') return { type: 'opened', opened: await reader.open(message.file) }
  return { type: 'next', read: await reader.next() }
}

self.onmessage = async ({ data }: MessageEvent<ToImportWorker>) => self.postMessage(await answer(data))

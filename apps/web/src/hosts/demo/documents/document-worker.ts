/// <reference lib="webworker" />
import type { FromDocumentWorker } from './read-attached.ts'
import { readFile } from './read-file.ts'

const say = (message: FromDocumentWorker) => self.postMessage(message)

self.onmessage = async ({ data: { file, name } }: MessageEvent<{ readonly file: Blob; readonly name: string }>) =>
  say({ type: 'read', reading: await readFile(new Uint8Array(await file.arrayBuffer()), name) })

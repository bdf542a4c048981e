import { parentPort } from 'node:worker_threads'
import { readDocument } from './read-document.ts'

/** One document, and then this worker has done its work. */
parentPort?.once('message', async ({ bytes, name }: { readonly bytes: Uint8Array; readonly name: string }) => {
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  parentPort?.postMessage(await readDocument(whole, name))
})

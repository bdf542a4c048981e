/// <reference lib="webworker" />
import { readFile } from './read-file.ts'

self.onmessage = async ({ data: { file, name } }: MessageEvent<{ readonly file: Blob; readonly name: string }>) =>
  self.postMessage(await readFile(new Uint8Array(await file.arrayBuffer()), name))

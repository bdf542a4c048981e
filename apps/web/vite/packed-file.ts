import { constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** A file of the build that the page fetches when its user wants it: told of by its version and its size, packed. */
export interface PackedFile {
  readonly path: string
  readonly version: string
  readonly bytes: number
}

/** How far the size may be off that users are told. */
const TOLERANCE = 0.01

/** @throws {Error} when the file is not what the page says of it. */
export function checkPacked(file: PackedFile, version: string, bytes: number): void {
  if (version !== file.version) throw new Error(`${file.path} is of version ${version}, not ${file.version}`)
  if (Math.abs(bytes - file.bytes) > file.bytes * TOLERANCE)
    throw new Error(`${file.path} has ${bytes} bytes, and the page says ${file.bytes}`)
}

/** Puts a file beside the page, packed once: a server would pack it for every visitor. */
export function packedFile(
  name: string,
  file: PackedFile,
  read: () => { readonly version: string; readonly content: Uint8Array },
): Plugin {
  const packed = () => {
    const { version, content } = read()
    const bytes = gzipSync(content, { level: constants.Z_BEST_COMPRESSION })
    checkPacked(file, version, bytes.length)
    return bytes
  }
  return {
    name,
    configureServer(server) {
      server.middlewares.use(file.path, (_request, response) => {
        response.setHeader('content-type', 'application/gzip')
        response.end(packed())
      })
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: file.path.slice(1), source: packed() })
    },
  }
}

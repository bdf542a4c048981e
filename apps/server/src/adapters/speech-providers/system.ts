import { accessSync, constants } from 'node:fs'
import path from 'node:path'
import type { SpeechKind } from './speech-kind.ts'
import { espeakOn } from './system-speaker.ts'

const PROGRAM = 'espeak-ng'

/** The speech program of this machine, where it has one. */
export const system: SpeechKind = {
  id: 'system',
  isInstalled: (searchPath) => programOn(searchPath) !== undefined,
  create: async () => espeakOn(programOn(process.env.PATH) ?? PROGRAM),
  async probe() {
    if (programOn(process.env.PATH) === undefined) throw new Error(`${PROGRAM} is gone`)
  },
}

/** The first file of that name that may be executed. */
function programOn(searchPath: string | undefined): string | undefined {
  const files = (searchPath ?? '').split(path.delimiter).map((folder) => path.join(folder, PROGRAM))
  return files.find((file) => {
    try {
      accessSync(file, constants.X_OK)
      return true
    } catch {
      return false
    }
  })
}

import { programOnPath } from '../../process/program-on-path.ts'
import type { SpeechKind } from './speech-kind.ts'
import { espeakOn } from './system-speaker.ts'

const PROGRAM = 'espeak-ng'

/** The speech program of this machine, where it has one. */
export const system: SpeechKind = {
  id: 'system',
  isInstalled: (searchPath) => programOnPath(PROGRAM, searchPath) !== undefined,
  create: async () => espeakOn(programOnPath(PROGRAM, process.env.PATH) ?? PROGRAM),
  async probe() {
    if (programOnPath(PROGRAM, process.env.PATH) === undefined) throw new Error(`${PROGRAM} is gone`)
  },
}

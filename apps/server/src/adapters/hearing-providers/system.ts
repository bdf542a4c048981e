import { programOnPath } from '../../process/program-on-path.ts'
import type { HearingKind } from './hearing-kind.ts'
import { type Pocketsphinx, pocketsphinxHearing } from './pocketsphinx.ts'

/** Version 5 has the first, the versions before it the second. */
const PROGRAMS = [
  { name: 'pocketsphinx', form: 'single' },
  { name: 'pocketsphinx_batch', form: 'batch' },
] as const

/** The recogniser of this machine, where it has one. */
export const system: HearingKind = {
  id: 'system',
  isInstalled: (searchPath) => pocketsphinxOn(searchPath) !== undefined,
  async create() {
    return pocketsphinxHearing(pocketsphinxOn(process.env.PATH) ?? { program: 'pocketsphinx', form: 'single' })
  },
  async probe() {
    if (pocketsphinxOn(process.env.PATH) === undefined) throw new Error('pocketsphinx is gone')
  },
}

function pocketsphinxOn(searchPath: string | undefined): Pocketsphinx | undefined {
  for (const { name, form } of PROGRAMS) {
    const program = programOnPath(name, searchPath)
    if (program !== undefined) return { program, form }
  }
  return undefined
}

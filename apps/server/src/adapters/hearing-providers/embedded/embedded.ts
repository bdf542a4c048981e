import { access } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { HearingKind } from '../hearing-kind.ts'
import { embeddedHearing } from './embedded-hearing.ts'

/** The recogniser that the product brings. It hears the commands of a session in English, and nothing leaves this machine. */
export const embedded: HearingKind = {
  id: 'embedded',
  create: async (_, queue) => embeddedHearing(queue),
  async probe() {
    await access(fileURLToPath(import.meta.resolve('soundswallower')))
  },
}

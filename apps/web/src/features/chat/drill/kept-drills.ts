import { DrillSpeech } from '@placard/contract'
import * as z from 'zod/mini'
import { keptRecord } from '../../../client/storage/kept-record.ts'
import type { KeptValues } from '../../../client/storage/storage.ts'
import { SpeechClock } from './speech-clock.ts'

const Kept = z.object({
  /** Clock of the speech in progress. */
  clock: z.optional(SpeechClock),
  /** Speech times that are not synced to the host yet. */
  untold: z.array(DrillSpeech),
})
type Kept = z.infer<typeof Kept>

const NOTHING: Kept = { untold: [] }
/** Maximum number of drills with a stored clock; the oldest are evicted. */
const MOST_KEPT = 20

/** Local storage of a user's drills besides the conversation: running clocks, and speech times not synced yet. */
export function keptDrillsOf(values: KeptValues, owner: string) {
  const record = keptRecord(values, `placard.drills.${owner}`, MOST_KEPT)
  const read = (conversationId: string): Kept => Kept.safeParse(record.all()[conversationId]).data ?? NOTHING
  function write(conversationId: string, kept: Kept): void {
    const isEmpty = kept.clock === undefined && kept.untold.length === 0
    record.write(conversationId, isEmpty ? undefined : kept)
  }
  return {
    clockOf: (conversationId: string) => read(conversationId).clock,
    keepClock(conversationId: string, clock: SpeechClock | undefined): void {
      const { untold } = read(conversationId)
      write(conversationId, clock === undefined ? { untold } : { untold, clock })
    },
    untoldOf: (conversationId: string): readonly DrillSpeech[] => read(conversationId).untold,
    keepUntold(conversationId: string, untold: readonly DrillSpeech[]): void {
      write(conversationId, { ...read(conversationId), untold: [...untold] })
    },
  }
}

export type KeptDrills = ReturnType<typeof keptDrillsOf>

import { DrillSpeech } from '@placard/contract'
import * as z from 'zod/mini'
import { keptRecord } from '../../../client/storage/kept-record.ts'
import type { KeptValues } from '../../../client/storage/storage.ts'
import { SpeechClock } from './speech-clock.ts'

const Kept = z.object({
  /** The clock of the speech that is being made. */
  clock: z.optional(SpeechClock),
  /** Times that the host has not been told yet. */
  untold: z.array(DrillSpeech),
})
type Kept = z.infer<typeof Kept>

const NOTHING: Kept = { untold: [] }
/** Drills whose clocks are kept; older ones are let go. */
const MOST_KEPT = 20

/** What this browser keeps of somebody's drills beside the conversation: running clocks, and times that are not stored yet. */
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

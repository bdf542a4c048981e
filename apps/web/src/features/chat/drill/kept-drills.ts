import { DrillSpeech, SpeechPause } from '@placard/contract'
import * as z from 'zod/mini'
import { keptRecord } from '../../../client/storage/kept-record.ts'
import type { KeptValues } from '../../../client/storage/storage.ts'
import { SpeechClock } from './speech-clock.ts'

/** A part of a speech that is given by voice: what its sound tells, and the words once they were heard. */
const KeptPart = z.object({
  id: z.string(),
  sound: z.object({
    seconds: z.number(),
    loudness: z.readonly(z.array(z.number())),
    pauses: z.readonly(z.array(SpeechPause)),
  }),
  heard: z.optional(z.string()),
})
export type KeptPart = z.infer<typeof KeptPart>

const Kept = z.object({
  /** Clock of the speech in progress. */
  clock: z.optional(SpeechClock),
  /** Speech times that are not synced to the host yet. */
  untold: z.array(DrillSpeech),
  /** Parts of the speech in progress. */
  parts: z.optional(z.array(KeptPart)),
})
type Kept = z.infer<typeof Kept>

const NOTHING: Kept = { untold: [] }
/** Maximum number of drills with a stored clock; the oldest are evicted. */
const MOST_KEPT = 20

/**
 * Local storage of a user's drills besides the conversation: running clocks, what was spoken of a speech, and speech
 * times not synced yet.
 */
export function keptDrillsOf(values: KeptValues, owner: string) {
  const record = keptRecord(values, `placard.drills.${owner}`, MOST_KEPT)
  const read = (conversationId: string): Kept => Kept.safeParse(record.all()[conversationId]).data ?? NOTHING
  function write(conversationId: string, kept: Kept): void {
    const isEmpty = kept.clock === undefined && kept.untold.length === 0 && kept.parts === undefined
    record.write(conversationId, isEmpty ? undefined : kept)
  }
  return {
    clockOf: (conversationId: string) => read(conversationId).clock,
    keepClock(conversationId: string, clock: SpeechClock | undefined): void {
      const { clock: _, ...others } = read(conversationId)
      write(conversationId, clock === undefined ? others : { ...others, clock })
    },
    partsOf: (conversationId: string): readonly KeptPart[] => read(conversationId).parts ?? [],
    keepParts(conversationId: string, parts: readonly KeptPart[]): void {
      const { parts: _, ...others } = read(conversationId)
      write(conversationId, parts.length === 0 ? others : { ...others, parts: [...parts] })
    },
    untoldOf: (conversationId: string): readonly DrillSpeech[] => read(conversationId).untold,
    keepUntold(conversationId: string, untold: readonly DrillSpeech[]): void {
      write(conversationId, { ...read(conversationId), untold: [...untold] })
    },
  }
}

export type KeptDrills = ReturnType<typeof keptDrillsOf>

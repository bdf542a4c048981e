import { drillKnowledge } from '@placard/content/debate/drill-knowledge.ts'
import { type SpeechMarker, type SpeechMarks, speechMarker } from '@placard/language'

let marker: SpeechMarker | undefined

/** Marks a speech; the list of sources and the book are prepared at the first one. */
export function markSpeech(order: Parameters<SpeechMarker>[0]): SpeechMarks {
  marker ??= speechMarker(drillKnowledge)
  return marker(order)
}

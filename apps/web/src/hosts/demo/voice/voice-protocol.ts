import type { EmbeddedSpeech } from '@placard/voice/flite'

/** A message to the worker that speaks; `open` comes first and once. */
export type ToVoiceWorker =
  | { readonly type: 'open'; readonly file: Blob }
  | { readonly type: 'speak'; readonly id: number; readonly speech: EmbeddedSpeech }

export type FromVoiceWorker =
  /** A sound as a WAV file. */
  | { readonly type: 'spoken'; readonly id: number; readonly sound: ArrayBuffer }
  | { readonly type: 'failed'; readonly id: number }
  /** The file is damaged, or this browser cannot run it. */
  | { readonly type: 'unusable' }

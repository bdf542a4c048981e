import type { RecordingFault } from '@placard/contract'

/** Samples of one channel, from -1 to 1, or why there are none. */
export type Decoded =
  | { readonly ok: true; readonly samples: Float32Array; readonly rate: number }
  | { readonly ok: false; readonly fault: RecordingFault }

import type { FliteRun } from './flite.ts'

/** How a voice of the roster is made from a base of Flite. */
interface EmbeddedVoice {
  readonly base: FliteRun['base']
  /** Mean pitch, in Hz. The base `rms` does not take one: its pitch moves with its formants, from 102 Hz. */
  readonly pitch: number
  /** Factor of the base's formants: above 1 a smaller speaker. */
  readonly formants: number
  /** Factor of the base's durations: above 1 a slower speaker. */
  readonly stretch: number
}

const slt = (pitch: number, formants: number, stretch: number): EmbeddedVoice => ({
  base: 'slt',
  pitch,
  formants,
  stretch,
})
const awb = (pitch: number, formants: number, stretch: number): EmbeddedVoice => ({
  base: 'awb',
  pitch,
  formants,
  stretch,
})
const rms = (formants: number, stretch: number): EmbeddedVoice => ({
  base: 'rms',
  pitch: 102 * formants,
  formants,
  stretch,
})

/** By id; the bounds of the formants are those within which each base still sounds like a person. */
const EMBEDDED_VOICES = {
  achernar: slt(172, 0.98, 1.0),
  aoede: slt(212, 1.03, 0.96),
  autonoe: slt(186, 0.96, 1.02),
  callirrhoe: slt(204, 0.99, 1.06),
  despina: slt(196, 1.04, 1.0),
  erinome: slt(160, 1.0, 0.98),
  gacrux: slt(150, 0.94, 1.04),
  kore: slt(178, 1.02, 0.94),
  laomedeia: slt(218, 1.0, 1.04),
  leda: slt(168, 1.0, 1.0),
  pulcherrima: slt(190, 0.93, 1.06),
  sulafat: slt(182, 1.04, 1.04),
  vindemiatrix: slt(158, 0.95, 1.08),
  zephyr: slt(206, 1.04, 0.92),
  achird: awb(124, 1.0, 0.96),
  algenib: rms(0.94, 0.92),
  algieba: awb(112, 0.97, 1.06),
  alnilam: awb(102, 0.94, 0.96),
  charon: rms(0.97, 0.96),
  enceladus: awb(132, 1.03, 1.04),
  fenrir: rms(1.0, 0.88),
  iapetus: awb(108, 1.02, 1.0),
  orus: rms(1.03, 0.94),
  puck: awb(142, 1.06, 0.94),
  rasalgethi: rms(0.95, 1.02),
  sadachbia: awb(120, 0.95, 0.98),
  sadaltager: rms(1.06, 0.96),
  schedar: awb(98, 0.98, 1.08),
  umbriel: rms(1.08, 1.0),
  zubenelgenubi: awb(136, 0.98, 1.08),
} as const satisfies Readonly<Record<string, EmbeddedVoice>>

/** The voice of a roster's id; the default voice's for an id that is not there. */
export function embeddedVoiceOf(id: string): EmbeddedVoice {
  return new Map<string, EmbeddedVoice>(Object.entries(EMBEDDED_VOICES)).get(id) ?? EMBEDDED_VOICES.leda
}

import type { FliteRun } from './flite.ts'

/** How a voice of the roster is made from a base of Flite. */
interface EmbeddedVoice {
  readonly base: FliteRun['base']
  /** Mean pitch, in Hz. */
  readonly pitch: number
  /** Factor of the base's formants: above 1 a smaller speaker. */
  readonly formants: number
  /** Factor of the base's durations: above 1 a slower speaker. */
  readonly stretch: number
}

const voiceOn = (base: EmbeddedVoice['base']) => (pitch: number, formants: number, stretch: number) => ({
  base,
  pitch,
  formants,
  stretch,
})
const [slt, awb, rms] = [voiceOn('slt'), voiceOn('awb'), voiceOn('rms')]

/**
 * By id. On each base the voices lie on two or three levels of formants, within the bounds in which it still sounds like a
 * person, and on each level some two semitones apart, so that any two of them are told apart (`voices.test.ts`).
 */
const EMBEDDED_VOICES = {
  gacrux: slt(134, 0.93, 1.04),
  vindemiatrix: slt(151, 0.93, 1.08),
  autonoe: slt(171, 0.93, 1.02),
  pulcherrima: slt(194, 0.93, 1.06),
  erinome: slt(142, 0.985, 0.98),
  leda: slt(161, 0.985, 1.0),
  achernar: slt(182, 0.985, 1.0),
  callirrhoe: slt(206, 0.985, 1.06),
  laomedeia: slt(233, 0.985, 1.04),
  kore: slt(151, 1.04, 0.94),
  sulafat: slt(171, 1.04, 1.04),
  despina: slt(194, 1.04, 1.0),
  zephyr: slt(219, 1.04, 0.92),
  aoede: slt(247, 1.04, 0.96),
  alnilam: awb(94, 0.95, 0.96),
  algieba: awb(107, 0.95, 1.06),
  sadachbia: awb(122, 0.95, 0.98),
  schedar: awb(100, 1.0, 1.08),
  achird: awb(114, 1.0, 0.96),
  zubenelgenubi: awb(130, 1.0, 1.08),
  iapetus: awb(108, 1.05, 1.0),
  enceladus: awb(123, 1.05, 1.04),
  puck: awb(140, 1.05, 0.94),
  algenib: rms(86, 0.96, 0.92),
  rasalgethi: rms(98, 0.96, 1.02),
  charon: rms(112, 0.96, 0.96),
  fenrir: rms(92, 1.04, 0.88),
  orus: rms(105, 1.04, 0.94),
  sadaltager: rms(120, 1.04, 0.96),
  umbriel: rms(137, 1.04, 1.0),
} as const satisfies Readonly<Record<string, EmbeddedVoice>>

/** The voice of a roster's id; the default voice's for an id that is not there. */
export function embeddedVoiceOf(id: string): EmbeddedVoice {
  return new Map<string, EmbeddedVoice>(Object.entries(EMBEDDED_VOICES)).get(id) ?? EMBEDDED_VOICES.leda
}

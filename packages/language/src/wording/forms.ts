import type { Act, ActKind, ActOf, Personality, Reaction, Stance, Temperament } from '@placard/engine'

/** How much is said around the core: nothing, a plain opening, or openings and closings in the delegate's manner. */
export type Frame = 'bare' | 'plain' | 'opened' | 'full'

/** How a kind of act is put into words. */
interface Form<Kind extends ActKind> {
  /** Which words of its kind an act needs; undefined where one set of words serves the whole kind. */
  readonly variantOf?: (act: ActOf<Kind>) => string
  readonly frameOf: (act: ActOf<Kind>) => Frame
}

const framed = (frame: Frame) => ({ frameOf: () => frame })
const [BARE, PLAIN, OPENED, FULL] = [framed('bare'), framed('plain'), framed('opened'), framed('full')]

const REACTION_FRAMES: Readonly<Record<Reaction, Frame>> = {
  welcome: 'bare',
  'live-with': 'bare',
  'cannot-accept': 'plain',
}
const STANCE_FRAMES: Readonly<Record<Stance, Frame>> = { favour: 'full', against: 'full', undecided: 'plain' }

/** One row for each kind of act; the compiler keeps it whole. */
const FORMS: { readonly [Kind in ActKind]: Form<Kind> } = {
  support: FULL,
  oppose: FULL,
  explain: FULL,
  propose: FULL,
  trade: OPENED,
  threaten: OPENED,
  question: OPENED,
  appeal: OPENED,
  warn: OPENED,
  concede: PLAIN,
  promise: PLAIN,
  reassure: PLAIN,
  decline: PLAIN,
  choose: PLAIN,
  apologise: BARE,
  accept: BARE,
  sponsor: BARE,
  sign: BARE,
  withdraw: BARE,
  second: BARE,
  'request-floor': BARE,
  yield: BARE,
  remark: BARE,
  vote: { ...BARE, variantOf: ({ choice }) => choice },
  motion: { ...BARE, variantOf: ({ motion }) => motion },
  point: { ...BARE, variantOf: ({ point }) => point },
  react: { variantOf: ({ reaction }) => reaction, frameOf: ({ reaction }) => REACTION_FRAMES[reaction] },
  declare: { variantOf: ({ stance }) => stance, frameOf: ({ stance }) => STANCE_FRAMES[stance] },
}

/** The kind of words an act needs: its kind, and where kinds differ within, which of them. */
export function formOf(act: Act): string {
  return formOfKind(act.kind, act)
}

function formOfKind<Kind extends ActKind>(kind: Kind, act: ActOf<Kind>): string {
  const variant = FORMS[kind].variantOf?.(act)
  return variant === undefined ? kind : `${kind}-${variant}`
}

/** How much is usually said around the core of an act. */
export function frameOf(act: Act): Frame {
  return frameOfKind(act.kind, act)
}

function frameOfKind<Kind extends ActKind>(kind: Kind, act: ActOf<Kind>): Frame {
  return FORMS[kind].frameOf(act)
}

/** Sets of cores a personality draws from, besides those for any. */
export const BANDS: Readonly<Record<Personality, readonly string[]>> = {
  collaborative: ['any', 'soft', 'collaborative'],
  gentle: ['any', 'soft', 'gentle'],
  balanced: ['any', 'balanced'],
  challenging: ['any', 'hard', 'challenging'],
  aggressive: ['any', 'hard', 'aggressive'],
}

/** Temperament sets the register: how formally the delegate frames and names. */
export const REGISTERS: Readonly<Record<Temperament, 'formal' | 'plain'>> = {
  diplomatic: 'formal',
  idealistic: 'formal',
  cunning: 'formal',
  pragmatic: 'plain',
  aggressive: 'plain',
  charismatic: 'plain',
}

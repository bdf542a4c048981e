import type { Act, ActKind, ActOf, Personality, Reaction, Stance, Temperament } from '@placard/engine'

/** How much is added around the core: nothing, a plain opening, or openings and closings in the delegate's manner. */
export type Frame = 'bare' | 'plain' | 'opened' | 'full'

/** How a kind of act is worded. */
interface Form<Kind extends ActKind> {
  /** The variant of an act within its kind; undefined where one set of phrases serves the whole kind. */
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

/** One row for each kind of act; the compiler checks that none is missing. */
const FORMS: { readonly [Kind in ActKind]: Form<Kind> } = {
  support: FULL,
  oppose: FULL,
  explain: FULL,
  remind: OPENED,
  insult: BARE,
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

/** The form of an act: its kind, and its variant where kinds have them. */
export function formOf(act: Act): string {
  return formOfKind(act.kind, act)
}

function formOfKind<Kind extends ActKind>(kind: Kind, act: ActOf<Kind>): string {
  const variant = FORMS[kind].variantOf?.(act)
  return variant === undefined ? kind : `${kind}-${variant}`
}

/** The usual frame of an act. */
export function frameOf(act: Act): Frame {
  return frameOfKind(act.kind, act)
}

function frameOfKind<Kind extends ActKind>(kind: Kind, act: ActOf<Kind>): Frame {
  return FORMS[kind].frameOf(act)
}

/** Sets of cores that a personality uses, besides those for any. */
export const BANDS: Readonly<Record<Personality, readonly string[]>> = {
  collaborative: ['any', 'soft', 'collaborative'],
  gentle: ['any', 'soft', 'gentle'],
  balanced: ['any', 'balanced'],
  challenging: ['any', 'hard', 'challenging'],
  aggressive: ['any', 'hard', 'aggressive'],
}

/** Temperament determines the register: how formal the delegate's framing and names are. */
export const REGISTERS: Readonly<Record<Temperament, 'formal' | 'plain'>> = {
  diplomatic: 'formal',
  idealistic: 'formal',
  cunning: 'formal',
  pragmatic: 'plain',
  aggressive: 'plain',
  charismatic: 'plain',
}

import type { PrivacyChoices } from '@placard/contract'
import type { KeptChoice, KeptChoices } from './choice-rows.ts'

/** What a request brings: its moment, the signal, and whether its caller is under 16. */
export interface Occasion {
  readonly now: Date
  /** Whether it carries `Sec-GPC: 1`. */
  readonly isSignalSent: boolean
  readonly isMinor: boolean
}

/** A wish about the choices; what is left out stays. */
export interface ChoiceWish {
  readonly optOut?: boolean | undefined
  readonly limit?: boolean | undefined
  /** Opts in although the signal is sent. */
  readonly despiteSignal?: boolean | undefined
}

/** Why a wish is not carried out. */
type WishRefusal = 'signal-sent' | 'too-young'

/** The choices after a wish, or why they stay. */
export type Wished =
  | { readonly ok: true; readonly choices: KeptChoices }
  | { readonly ok: false; readonly rejection: WishRefusal }

/**
 * The choices after the signal was seen: it opts out, once and for good. When it is gone the opt-out stays; whoever
 * opted in despite it stays in.
 */
export function afterSignal(choices: KeptChoices, { now, isSignalSent }: Occasion): KeptChoices {
  if (!isSignalSent) return choices
  const seen = { ...choices, signalAt: choices.signalAt ?? now }
  if (choices.optOut?.isOn === true || choices.despiteSignalAt !== undefined) return seen
  return { ...seen, optOut: { isOn: true, at: now, method: 'signal' } }
}

/** The choices after a wish of their owner's. */
export function afterWish(choices: KeptChoices, wish: ChoiceWish, { now, isSignalSent, isMinor }: Occasion): Wished {
  const isOptingIn = wish.optOut === false
  if (isOptingIn && isMinor) return { ok: false, rejection: 'too-young' }
  if (isOptingIn && isSignalSent && wish.despiteSignal !== true) return { ok: false, rejection: 'signal-sent' }
  const chosen = (before: KeptChoice | undefined, isOn: boolean | undefined): KeptChoice | undefined =>
    isOn === undefined || isOn === before?.isOn ? before : { isOn, at: now, method: 'person' }
  const despiteSignalAt =
    wish.optOut === undefined ? choices.despiteSignalAt : isOptingIn && isSignalSent ? now : undefined
  return {
    ok: true,
    choices: {
      ...choices,
      optOut: chosen(choices.optOut, wish.optOut),
      limit: chosen(choices.limit, wish.limit),
      despiteSignalAt,
    },
  }
}

/** What a browser chose before its owner signed in holds for the account, unless that has decided itself. */
export function joinedWithBrowser(account: KeptChoices, browser: KeptChoices): KeptChoices {
  return {
    ...account,
    optOut: account.optOut ?? (browser.optOut?.isOn === true ? browser.optOut : undefined),
    limit: account.limit ?? (browser.limit?.isOn === true ? browser.limit : undefined),
    signalAt: account.signalAt ?? browser.signalAt,
  }
}

/** Whether two states of the choices are the same. */
export function areSameChoices(a: KeptChoices, b: KeptChoices): boolean {
  return JSON.stringify(inOrder(a)) === JSON.stringify(inOrder(b))
}

function inOrder({ optOut, limit, signalAt, despiteSignalAt }: KeptChoices) {
  const one = (choice: KeptChoice | undefined) => choice && [choice.isOn, choice.at, choice.method]
  return [one(optOut), one(limit), signalAt, despiteSignalAt]
}

/** The choices as their owner sees them. */
export function presentChoices(choices: KeptChoices, { isSignalSent, isMinor }: Occasion): PrivacyChoices {
  const { optOut, limit, signalAt, despiteSignalAt } = choices
  const shown = (choice: KeptChoice | undefined) => ({
    isOn: choice?.isOn ?? false,
    since: choice?.at.toISOString() ?? null,
    method: choice?.method ?? null,
  })
  const isOut = optOut?.isOn === true
  return {
    // nobody under 16 is opted in, whatever was chosen
    optOut: isMinor && !isOut ? { isOn: true, since: null, method: 'age' } : shown(optOut),
    limit: shown(limit),
    limitedUses: { stops: ['recordings'], goesOn: ['sign-in', 'answers', 'hearing', 'debriefs', 'safety'] },
    signal: {
      isSent: isSignalSent,
      isHonoured: signalAt !== undefined && despiteSignalAt === undefined && (isOut || isMinor),
      since: signalAt?.toISOString() ?? null,
    },
    mayOptIn: !isMinor,
  }
}

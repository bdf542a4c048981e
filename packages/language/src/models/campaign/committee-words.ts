import type { Change, Motion, PublicView } from '@placard/engine'
import { countryPhrase } from '../../wording/nouns.ts'
import { nameLine, plain } from '../prompts/quoting.ts'

/** Longest label, clause or question of the agenda in a prompt. */
const TEXT_MAX_LENGTH = 400

/** A text of the catalogue as one line of a prompt. */
export function textLine(text: string): string {
  return plain(text).replaceAll(/\s+/g, ' ').trim().slice(0, TEXT_MAX_LENGTH)
}

/** The country of a seat; "the chair" for the chair. */
export function countryOf(view: PublicView, seat: string): string {
  return nameLine(view.seats.find(({ id }) => id === seat)?.countryName ?? 'the chair')
}

/** The country of a seat as used inside a sentence. */
export function countryInText(view: PublicView, seat: string): string {
  return countryPhrase(countryOf(view, seat))
}

/** The text under negotiation: the leading draft's, or the status quo. */
export function textOnFloor(view: PublicView): readonly number[] {
  const open = view.drafts.filter(({ status }) => status === 'open')
  const draft = open.find(({ id }) => id === view.leadingDraft) ?? open.at(-1)
  return draft?.deal ?? view.issues.map(() => 0)
}

/** The label of an option; empty for none. */
export function labelOf(view: PublicView, { issue, option }: Change): string {
  return textLine(view.issues[issue]?.options[option]?.label ?? '')
}

/** The title of an issue; empty for none. */
export function titleOf(view: PublicView, issue: number): string {
  return textLine(view.issues[issue]?.title ?? '')
}

/** A motion on the floor by its name. */
export function motionName({ motion }: Pick<Motion, 'motion'>): string {
  return motion.replaceAll('-', ' ')
}

const PHASES = {
  opening: 'opening statements',
  negotiation: 'negotiation',
  resolution: 'resolution and conclusion',
} as const

/** The phase of the session in words. */
export function phaseOf({ clock }: PublicView): string {
  const phase = clock.phases[clock.phaseIndex]
  return phase === undefined ? PHASES.resolution : PHASES[phase.id]
}

import type { Change, Issue, SeatInView } from '@placard/engine'

/** One reason: a sentence that can follow a verdict; `groups` are the blocs whose members may give it. */
export interface Reason {
  readonly reason: string
  readonly groups?: readonly string[] | undefined
  readonly source?: string | undefined
}

type Side = 'for' | 'against'
type Reasons = Readonly<Partial<Record<Side, readonly Reason[] | undefined>>>

/** Names of an option inside a sentence, and what any state might say for and against it. */
interface OptionInBook extends Reasons {
  readonly noun: string
  readonly clause: string
  readonly short: string
}

/** What a state says on an issue: its need, its reasons by option, and answers to common objections. */
interface StateOnIssue {
  readonly need: string
  readonly options?: Readonly<Record<string, Reasons | undefined>> | undefined
  readonly rebuttals?: readonly { readonly objection: string; readonly answer: string }[]
}

/** A delegate's own lines, by situation. */
export interface Voice {
  readonly lines: Readonly<Record<string, readonly string[]>>
}

/** The arguments of a campaign (`content/arguments`) and the voices of its delegates (`content/voices`). */
export interface ArgumentBook {
  readonly issues: Readonly<
    Record<string, { readonly noun: string; readonly options: Readonly<Record<string, OptionInBook>> }>
  >
  /** Names of the crises inside a sentence, by the id of their card. */
  readonly crises?: Readonly<Record<string, string>> | undefined
  /** The options that bear on a crisis, by the id of its card; without an entry, every one of the issue it is on does. */
  readonly crisisAnswers?: Readonly<Record<string, readonly string[]>> | undefined
  readonly states: Readonly<Record<string, Readonly<Record<string, StateOnIssue>>>>
  readonly voices: Readonly<Record<string, Voice>>
}

/** The ids of an option and its issue. */
interface Named {
  readonly issue: string
  readonly option: string
}

function named(issues: readonly Issue[], { issue, option }: Change): Named | undefined {
  const found = issues[issue]
  const chosen = found?.options[option]
  return found && chosen && { issue: found.id, option: chosen.id }
}

/** The name of the open crisis inside a sentence; its title in quotation marks, where the book has none. */
export function crisisNoun(book: ArgumentBook | undefined, { id, title }: { id: string; title: string }): string {
  const crises = book?.crises ?? {}
  return (Object.hasOwn(crises, id) ? crises[id] : undefined) ?? `‘${title}’`
}

/** Whether an option is an answer to a crisis: not all that stands on its issue bears on it. */
export function bearsOn(
  book: ArgumentBook | undefined,
  { id }: { readonly id: string },
  option: { readonly id: string } | undefined,
): boolean {
  const answers = book?.crisisAnswers ?? {}
  const known = Object.hasOwn(answers, id) ? answers[id] : undefined
  return option !== undefined && (known === undefined || known.includes(option.id))
}

/** The noun phrase of an option, where the book has one. */
export function optionNoun(
  book: ArgumentBook | undefined,
  issues: readonly Issue[],
  change: Change,
): string | undefined {
  const ids = named(issues, change)
  return ids && book?.issues[ids.issue]?.options[ids.option]?.noun
}

/** The noun phrase of an issue, where the book has one. */
export function issueNoun(book: ArgumentBook | undefined, issues: readonly Issue[], issue: number): string | undefined {
  return book?.issues[issues[issue]?.id ?? '']?.noun
}

/** What the state of a seat needs on an issue, where the book says so. */
export function needOf(book: ArgumentBook | undefined, seat: SeatInView, issues: readonly Issue[], issue: number) {
  return book?.states[seat.country]?.[issues[issue]?.id ?? '']?.need
}

/** The reasons of a seat for or against an option: its state's own, and those of its groups and of any state. */
export function reasonsBySource(
  book: ArgumentBook | undefined,
  { country, blocs }: SeatInView,
  issues: readonly Issue[],
  change: Change,
  side: Side,
): { readonly own: readonly string[]; readonly general: readonly string[] } {
  const ids = named(issues, change)
  if (ids === undefined || book === undefined) return { own: [], general: [] }
  const own = book.states[country]?.[ids.issue]?.options?.[ids.option]?.[side] ?? []
  const general = book.issues[ids.issue]?.options[ids.option]?.[side] ?? []
  const ofGroup = general.filter(({ groups }) => groups?.some((group) => blocs.includes(group)))
  const ofAny = general.filter(({ groups }) => groups === undefined)
  const words = (reasons: readonly Reason[]) => reasons.map(({ reason }) => reason)
  return { own: words(own), general: words([...ofGroup, ...ofAny]) }
}

/** The same in one list: the state's own first, then those of its groups, then those that any state might give. */
export function reasonsOf(...about: Parameters<typeof reasonsBySource>): readonly string[] {
  const { own, general } = reasonsBySource(...about)
  return [...own, ...general]
}

import type { CardQuestion, SeatView } from '@placard/contract'

export type Motion = NonNullable<SeatView['legal']['motions']>[number]
export type Point = NonNullable<SeatView['legal']['points']>[number]

/** What can be talked about in a session now: the names that its commands are made of. */
export interface Room {
  /** Names of one's own delegation. */
  readonly own: readonly string[]
  /** Names of the other delegations, by seat. */
  readonly others: readonly (readonly string[])[]
  readonly issues: readonly Matter[]
  readonly motions: readonly Motion[]
  readonly points: readonly Point[]
  /** Number of ways out of the crisis before the committee; 0 when there is none. */
  readonly choices: number
  /** What cards of the page ask, and is answered there. */
  readonly asked?: readonly CardQuestion[] | undefined
}

/** An issue, or an option: its label and the shorter words for it. */
export interface Matter {
  readonly label: string
  readonly terms: readonly string[]
  readonly options: readonly Omit<Matter, 'options'>[]
}

/** What a view does not say: bynames of states, by code in capitals, and the words of the agenda in its order. */
export interface KnownNames {
  readonly bynames: (country: string) => readonly string[]
  readonly agenda?: { readonly issues: readonly KnownMatter[] } | undefined
}

interface KnownMatter {
  readonly terms: readonly string[]
  readonly options: readonly { readonly terms: readonly string[] }[]
}

/** Points that every chair knows. */
const USUAL_POINTS: readonly Point[] = ['order', 'privilege', 'inquiry', 'information', 'right-of-reply']
/** Fewest words of a term that names an option; a single word is said of many things. */
const TERM_WORDS_LEAST = 2

/** The parts of a seat's view that say what can be talked about. */
export type RoomView = {
  readonly you: string
  readonly seats: readonly Pick<SeatView['seats'][number], 'id' | 'country' | 'countryName'>[]
  readonly issues: readonly IssueNames[]
  readonly legal: Pick<SeatView['legal'], 'motions' | 'points'>
  readonly procedure?: { readonly prices: readonly { readonly motion: Motion }[] } | undefined
  readonly crisis?: { readonly status: string; readonly choices: readonly unknown[] } | undefined
}

interface IssueNames {
  readonly title: string
  readonly options: readonly { readonly label: string }[]
}

/**
 * The room as one seat sees it. All motions of its rules are there, and all points, in order now or not: the chair
 * refuses with a reason, where the recogniser could only say that it did not understand.
 */
export function roomOf(view: RoomView, { bynames, agenda }: KnownNames): Room {
  const names = ({ country, countryName }: RoomView['seats'][number]) =>
    unlike([countryName, ...bynames(country.toUpperCase())])
  return {
    own: view.seats.filter(({ id }) => id === view.you).flatMap(names),
    others: view.seats.filter(({ id }) => id !== view.you).map(names),
    issues: view.issues.map((issue, at) => matterOf(issue, agenda?.issues[at])),
    motions: unlike([...(view.legal.motions ?? []), ...(view.procedure?.prices ?? []).map(({ motion }) => motion)]),
    points: unlike([...USUAL_POINTS, ...(view.legal.points ?? [])]),
    choices: view.crisis?.status === 'open' ? view.crisis.choices.length : 0,
  }
}

function matterOf({ title, options }: IssueNames, known: KnownMatter | undefined): Matter {
  return {
    label: title,
    terms: known?.terms.filter(isPhrase) ?? [],
    options: options.map(({ label }, at) => ({ label, terms: known?.options[at]?.terms.filter(isPhrase) ?? [] })),
  }
}

const isPhrase = (term: string) => term.trim().split(/\s+/).length >= TERM_WORDS_LEAST

function unlike<Value>(values: readonly Value[]): readonly Value[] {
  return [...new Set(values)]
}

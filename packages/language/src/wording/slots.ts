import { type Act, type Change, changesOf, type PublicView, type SeatInView } from '@placard/engine'
import { offererOf } from './addressed.ts'
import { type ArgumentBook, crisisNoun, issueNoun, optionNoun } from './argument-book.ts'
import {
  countryPhrase,
  itemised,
  listed,
  optionPhrase,
  pronounFor,
  properWordsOf,
  titlePhrase,
  vocative,
} from './nouns.ts'
import { type Occasion, recordOf } from './occasion.ts'
import type { Slots } from './template.ts'

/** Author of the chair's single text, in the place of a delegation. */
const CHAIR = 'chair'

/** Facts in the phrase files: names of blocs. */
export interface Facts {
  readonly blocs: Readonly<Record<string, string>>
}

function optionName(
  change: Change | undefined,
  { issues }: PublicView,
  book: ArgumentBook | undefined,
  proper: ReadonlySet<string>,
): string | undefined {
  const label = change === undefined ? undefined : issues[change.issue]?.options[change.option]?.label
  if (change === undefined || label === undefined) return undefined
  return optionNoun(book, issues, change) ?? optionPhrase(label, proper)
}

function issueName(
  issue: number,
  { issues }: PublicView,
  book: ArgumentBook | undefined,
  proper: ReadonlySet<string>,
): string | undefined {
  const title = issues[issue]?.title
  return issueNoun(book, issues, issue) ?? (title === undefined ? undefined : titlePhrase(title, proper))
}

/** Session ms as a clock: "3:27". */
function clockText(ms: number): string {
  const seconds = Math.floor(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** The slots of an occasion, which stand before those of its act; whom the line speaks to is not named but "you". */
export function occasionSlots(
  { option, other, names, at, need, done, quote }: Occasion,
  { view, book }: Wording,
  addressee?: string,
): Slots {
  const proper = properWordsOf(view.issues)
  const countries = names?.flatMap((id) => {
    if (id === addressee) return ['you']
    if (id === CHAIR) return ['the chair']
    const country = view.seats.find((seat) => seat.id === id)?.countryName
    return country === undefined ? [] : [countryPhrase(country)]
  })
  const [named, another] = [optionName(option, view, book, proper), optionName(other, view, book, proper)]
  const slots: Record<string, string | undefined> = {
    option: named,
    optionit: named && pronounFor(named),
    other: another,
    otherit: another && pronounFor(another),
    names: countries === undefined || countries.length === 0 ? undefined : listed(countries),
    time: at === undefined ? undefined : clockText(at),
    issue: need === undefined ? undefined : issueName(need, view, book, proper),
    done,
    quote,
  }
  return Object.fromEntries(Object.entries(slots).filter(([, value]) => value !== undefined))
}

/** The changes that an act is worded by; what a trade gives and takes has slots of its own. */
function putChanges(act: Act): readonly Change[] {
  return act.kind === 'trade' ? [] : changesOf(act)
}

function issueOf(act: Act): number | undefined {
  if ('issue' in act && act.issue !== undefined) return act.issue
  const changes = putChanges(act)
  return new Set(changes.map(({ issue }) => issue)).size === 1 ? changes[0]?.issue : undefined
}

/** The author of the offer or the proposal that is answered. */
function authorOf(act: Act, view: PublicView): string | undefined {
  return act.kind === 'react' ? view.proposals.find(({ id }) => id === act.proposal)?.by : offererOf(act, view)
}

/**
 * Rewrites a choice, which addresses the player ("your own government"), as the delegate's own words in mid-sentence.
 */
function choicePhrase(text: string): string {
  const own = text.replace(/\byour\b/g, 'our').replace(/[.!]$/, '')
  return own.charAt(0).toLowerCase() + own.slice(1)
}

/** Whether delegates talk among themselves, without a chair. */
function isInformal({ procedure }: PublicView): boolean {
  const as = procedure?.caucus?.as
  return as === 'suspension' || as === 'unmoderated'
}

function isOnCrisis(act: Act): boolean {
  return act.kind === 'remark' && act.about === 'crisis'
}

/** Whether an act is on what the open crisis bears on, or begins a debate; on anything else nobody drops it again at once. */
export function isOnNews(act: Act, issue: number | undefined): boolean {
  if (act.kind === 'explain' || act.kind === 'remark' || act.kind === 'choose') return true
  const about = 'issue' in act ? [act.issue] : changesOf(act).map((change) => change.issue)
  const isCall = (act.kind === 'appeal' || act.kind === 'warn') && act.issue === undefined && act.replyTo === undefined
  return issue === undefined || about.includes(issue) || isCall
}

/** The name of the crisis: a delegation that speaks on it names it also when somebody was quicker to answer it. */
function newsOf(act: Act, { crisis }: PublicView, book: ArgumentBook | undefined): string | undefined {
  if (!crisis || !isOnNews(act, crisis.issue)) return undefined
  return crisis.status === 'open' || isOnCrisis(act) ? crisisNoun(book, crisis) : undefined
}

/** What the slots of a line are taken from, besides the act. */
export interface Wording {
  readonly seat: SeatInView
  readonly view: PublicView
  readonly facts: Facts
  readonly book: ArgumentBook | undefined
  readonly isFormal: boolean
}

/** The slots of an act's phrases, from the public view alone. An undefined slot has no value. */
export function slotsOf(act: Act, { seat, view, facts, book, isFormal }: Wording): Slots {
  const proper = properWordsOf(view.issues)
  const nameOf = (id: string | undefined) => view.seats.find((other) => other.id === id && id !== seat.id)?.countryName
  const named = (id: string | undefined) => {
    const name = nameOf(id)
    if (name === undefined) return undefined
    return isFormal ? `the delegation of ${countryPhrase(name)}` : countryPhrase(name)
  }
  const option = (change: Change | undefined) => optionName(change, view, book, proper)
  const changes = putChanges(act)
    .map(option)
    .filter((label) => label !== undefined)
  const issue = issueOf(act)
  const topic = issue === undefined ? undefined : issueName(issue, view, book, proper)
  const bloc = Object.keys(facts.blocs).find((id) => seat.blocs.includes(id))
  const target = 'target' in act ? nameOf(act.target) : undefined
  const choice = act.kind === 'choose' ? view.crisis?.choices.find(({ id }) => id === act.choice)?.text : undefined
  return {
    self: countryPhrase(seat.countryName),
    target: named('target' in act ? act.target : undefined),
    you: target === undefined ? undefined : vocative(target),
    author: named(authorOf(act, view)),
    option: changes[0],
    optionit: changes[0] && pronounFor(changes[0]),
    changes: changes.length === 0 ? undefined : itemised(changes),
    give: act.kind === 'trade' ? option(act.give) : undefined,
    take: act.kind === 'trade' ? option(act.take) : undefined,
    issue: topic,
    record: issue === undefined ? undefined : option(recordOf(seat, issue, view)),
    member: bloc === undefined ? undefined : facts.blocs[bloc],
    choice: choice === undefined ? undefined : choicePhrase(choice),
    news: newsOf(act, view, book),
    draft: view.drafts.length > 0 ? 'the draft' : undefined,
    suspended: isInformal(view) ? 'the meeting is suspended' : undefined,
  }
}

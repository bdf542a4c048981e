import { type Act, type Change, changesOf, type PublicView, type SeatInView } from '@placard/engine'
import { countryPhrase, listed, optionPhrase, properWordsOf, titlePhrase, vocative } from './nouns.ts'
import type { Slots } from './template.ts'

/** Facts in the phrase files: names of blocs. */
export interface Facts {
  readonly blocs: Readonly<Record<string, string>>
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
  if (act.kind === 'accept' || act.kind === 'decline') return view.offers.find(({ id }) => id === act.offer)?.by
  return act.kind === 'react' ? view.proposals.find(({ id }) => id === act.proposal)?.by : undefined
}

/**
 * Rewrites a choice, which addresses the player ("your own government"), as the delegate's own words in mid-sentence.
 */
function choicePhrase(text: string): string {
  const own = text.replace(/\byour\b/g, 'our').replace(/[.!]$/, '')
  return own.charAt(0).toLowerCase() + own.slice(1)
}

/** The option that a seat's public position on an issue comes closest to: what its record says, by name. */
function optionOnRecord(seat: SeatInView, issue: number, view: PublicView): Change {
  const options = view.issues[issue]?.options ?? []
  const distance = (position: number) => Math.abs(position - (seat.positions[issue] ?? 0))
  const option = options.reduce(
    (best, { position }, at) => (distance(position) < distance(options[best]?.position ?? 0) ? at : best),
    0,
  )
  return { issue, option }
}

/** The slots of an act's phrases, from the public view alone. An undefined slot has no value. */
export function slotsOf(act: Act, seat: SeatInView, view: PublicView, facts: Facts, isFormal: boolean): Slots {
  const proper = properWordsOf(view.issues)
  const nameOf = (id: string | undefined) => view.seats.find((other) => other.id === id && id !== seat.id)?.countryName
  const named = (id: string | undefined) => {
    const name = nameOf(id)
    if (name === undefined) return undefined
    return isFormal ? `the delegation of ${countryPhrase(name)}` : countryPhrase(name)
  }
  const option = (change: Change | undefined) => {
    const label = change === undefined ? undefined : view.issues[change.issue]?.options[change.option]?.label
    return label === undefined ? undefined : optionPhrase(label, proper)
  }
  const changes = putChanges(act)
    .map(option)
    .filter((label) => label !== undefined)
  const issue = issueOf(act)
  const title = issue === undefined ? undefined : view.issues[issue]?.title
  const topic = title === undefined ? undefined : titlePhrase(title, proper)
  const bloc = Object.keys(facts.blocs).find((id) => seat.blocs.includes(id))
  const target = 'target' in act ? nameOf(act.target) : undefined
  const choice = act.kind === 'choose' ? view.crisis?.choices.find(({ id }) => id === act.choice)?.text : undefined
  return {
    self: countryPhrase(seat.countryName),
    target: named('target' in act ? act.target : undefined),
    you: target === undefined ? undefined : vocative(target),
    author: named(authorOf(act, view)),
    option: changes[0],
    changes: changes.length === 0 ? undefined : listed(changes),
    give: act.kind === 'trade' ? option(act.give) : undefined,
    take: act.kind === 'trade' ? option(act.take) : undefined,
    issue: topic,
    record: issue === undefined ? undefined : option(optionOnRecord(seat, issue, view)),
    member: bloc === undefined ? undefined : facts.blocs[bloc],
    choice: choice === undefined ? undefined : choicePhrase(choice),
    news: view.crisis?.status === 'open' ? `‘${view.crisis.title}’` : undefined,
  }
}

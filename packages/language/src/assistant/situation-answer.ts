import type { Answer } from './answer.ts'
import type { ProjectSense } from './project-sense.ts'
import type { Intent } from './request.ts'
import { situationMessages as words } from './situation-messages.en.ts'
import { slot, topicSlot } from './slots.ts'
import { shortName } from './states.ts'

const ACRONYM_MOST = 6

/** "the HRC", "the Human Rights Council": as it is written, whatever case it was typed in. */
function committeeName(typed: string): string {
  const name = slot(typed)
  if (!name.includes(' ') && name.length <= ACRONYM_MOST) return name.toUpperCase()
  const small = new Set(['of', 'on', 'for', 'and', 'the'])
  return name.replaceAll(/[\p{L}']+/gu, (word) =>
    small.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
  )
}

/** Repeats what is known of the conference that somebody prepares for, and asks for what is missing. */
export function situationAnswer({ known: told, isAsking }: Extract<Intent, { kind: 'situation' }>): Answer {
  const { country, committee, topics } = told
  const form = 'question-back'
  const topic = topics.map((one) => topicSlot(one)).join(' / ')
  if (country === undefined && committee === '' && topic === '')
    return { text: words.nothingYet, sources: [], form, suggestions: words.suggestions.nothing }
  if (isAsking) return { text: words.asksCountry, sources: [], form, suggestions: [] }
  const isSeated = country !== undefined || committee !== ''
  const known = [
    ...(country ? [words.country(shortName(country))] : committee === '' ? [] : [words.noCountry]),
    ...(committee === '' ? [] : [words.committee(committeeName(committee))]),
    ...(topic === '' ? [] : [isSeated ? words.topicAfter(topic) : words.topicAlone(topic)]),
  ]
  const next = country === undefined ? words.asksCountry : topic === '' ? words.asksTopic : words.start
  return { text: `${words.noted(known)} ${next}`, sources: [], form, suggestions: suggestionsFor(country, topic) }
}

function suggestionsFor(country: ProjectSense['country'], topic: string): readonly string[] {
  const { suggestions } = words
  if (country !== undefined && topic !== '') return suggestions.whole(shortName(country), topic)
  if (country !== undefined) return suggestions.country(shortName(country))
  return topic === '' ? suggestions.nothing : suggestions.topic(topic)
}

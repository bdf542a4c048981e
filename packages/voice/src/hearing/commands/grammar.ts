import { sentencesOf } from '../../answers.ts'
import { type Automaton, automatonOf } from './automaton.ts'
import { motionRules, motionSentences, pointSentences } from './motions.ts'
import { type Expansion, either, inTurn, maybe, PhraseBook } from './phrase-book.ts'
import type { Matter, Room } from './room.ts'
import { BARGAIN, choiceSentences, NAMING_SENTENCES, PLAIN_SENTENCES, SENTENCE_RULES } from './sentences.ts'

/** What can be said in a room, for the recogniser. */
export interface CommandGrammar {
  readonly automaton: Automaton
  /** How phrases are written, by the words that are said. */
  readonly written: ReadonlyMap<string, string>
  /** Names of the other delegations as they are said: whoever is called by name first is asked something. */
  readonly called: ReadonlySet<string>
}

/** Most shorter names of an option or issue: each makes the search slower. */
const TERMS_MOST = 4

const ARTICLE = maybe('the', 'a', 'an')

/** All commands of a room as one grammar. */
export function grammarOf(room: Room): CommandGrammar {
  const book = new PhraseBook()
  const seats = room.others.map((names) => book.names(names)).filter((names) => names !== '')
  const called = new Set(book.written.keys())
  const own = book.names(room.own)
  const options = matterRule(
    book,
    room.issues.flatMap((issue) => issue.options),
  )
  const issues = matterRule(book, room.issues)
  const names = {
    seat: inTurn(maybe('the'), rule(seats)),
    own: own === '' ? 'this delegation' : inTurn(maybe('the'), own),
    option: options,
    issue: issues,
  }
  const named = seats.length > 0 && options !== '' && issues !== '' ? [...NAMING_SENTENCES, BARGAIN] : []
  const rules = { ...SENTENCE_RULES, ...motionRules(book), ...names }
  const sentences = [
    ...PLAIN_SENTENCES,
    ...motionSentences(room.motions.filter((motion) => issues !== '' || !NEEDS_AGENDA.has(motion))),
    ...pointSentences(room.points),
    ...choiceSentences(room.choices),
    ...(room.asked ?? []).flatMap(sentencesOf),
    ...named,
  ]
  const top = inTurn(maybe('<opening>'), either(...sentences), maybe('<ending>'))
  const automaton = automatonOf(new Map(Object.entries({ ...rules, command: top })), 'command')
  return { automaton, written: book.written, called }
}

/** Motions that name what is on the agenda. */
const NEEDS_AGENDA: ReadonlySet<string> = new Set(['moderated-caucus', 'division', 'straw-poll'])

const rule = (parts: readonly Expansion[]): Expansion => (parts.length === 0 ? '' : either(...parts))

function matterRule(book: PhraseBook, matters: readonly Omit<Matter, 'options'>[]): Expansion {
  const ways = book.names(matters.flatMap(({ label, terms }) => [withoutArticle(label), ...terms.slice(0, TERMS_MOST)]))
  return ways === '' ? '' : inTurn(ARTICLE, ways)
}

/** The article may be left out, and stands in the rule. */
function withoutArticle(label: string): string {
  return label.replace(/^(?:the|an?)\s+(?=\S)/i, '')
}

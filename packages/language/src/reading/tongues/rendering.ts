import type { SeatView } from '@placard/engine'
import { type HeardSentence, heardSentences } from '../../text/heard-tongues.ts'
import type { NamesOfStates } from '../names.ts'
import { type EnglishNames, type Lexicon, lexiconOf } from './lexicon.ts'
import { originalParts, renderText } from './rendered-text.ts'
import { type LoadTongue, TONGUES, type Tongue } from './tables.ts'

/** Names of an agenda begin with an article that the sentence around them has already. */
const ARTICLE = /^(?:the|an?) /i

function agendaNames({ issues }: SeatView): ReadonlyMap<string, string> {
  const named = (text: string) => {
    const bare = text.replace(ARTICLE, '')
    return `${bare.charAt(0).toLowerCase()}${bare.slice(1)}`
  }
  return new Map([
    ...issues.map(({ id, title }) => [id, named(title)] as const),
    ...issues.flatMap(({ options }) => options.map(({ id, label }) => [id, named(label)] as const)),
  ])
}

/** What a text is in: the languages to render, or another one. */
interface HeardIn {
  readonly sentences: readonly HeardSentence[]
  readonly tongues: readonly Tongue[]
  /** No sentence is in a language that is read. */
  readonly isOther: boolean
}

function heardIn(text: string): HeardIn {
  const sentences = heardSentences(text) ?? []
  const tongues = TONGUES.filter((tongue) => sentences.some((sentence) => sentence.tongue === tongue))
  return { sentences, tongues, isOther: sentences.length > 0 && sentences.every(({ tongue }) => tongue === 'other') }
}

/** What renders texts, loaded apart from the reader: the lexicons, each made once for a language and a campaign. */
export function lexiconsOf(states: NamesOfStates, load: LoadTongue) {
  const named = new Map(states.countries.map(({ iso3, name }) => [iso3, name]))
  const kept = new Map<string, Promise<Lexicon>>()
  const lexiconIn = (tongue: Tongue, view: SeatView): Promise<Lexicon> => {
    const key = `${tongue}/${view.campaignId}`
    const before = kept.get(key)
    if (before !== undefined) return before
    const names: EnglishNames = { agenda: agendaNames(view), states: named }
    const loading = load(tongue, view.campaignId)
      .then((tables) => lexiconOf(tongue, tables, names))
      .catch((error: unknown) => {
        kept.delete(key)
        throw error
      })
    kept.set(key, loading)
    return loading
  }
  return { heardIn, lexiconIn, renderText, originalParts }
}

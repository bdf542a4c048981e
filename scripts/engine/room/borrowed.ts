import { type Fault, faultIn, type Heard, spokenTime } from './heard.ts'
import { plain } from './plain.ts'
import { namesIn } from './session-names.ts'
import type { SpokenSession } from './spoken-session.ts'

/** A shorter sentence is a formula of the house, which everybody may use. */
const BORROWED_WORDS = 14

/** How a session calls clauses, matters and states, the longest first. */
function namesOf(session: SpokenSession): readonly string[] {
  const states = session.seats.map(({ countryName }) => plain(countryName))
  return [...namesIn(session), ...states].toSorted((one, other) => other.length - one.length)
}

/** The words of a sentence that are its speaker's own: how a clause or a state is called is everybody's. */
function ownWordsOf(sentence: string, names: readonly string[]): number {
  const rest = names.reduce((text, name) => text.replaceAll(name, '#'), sentence).replace(/\d{1,2}:\d\d/g, '#')
  return rest.split(' ').filter((word) => !word.includes('#')).length
}

/** Sentences of some length that another delegation has said before, word for word. */
export function borrowed(session: SpokenSession, heard: readonly Heard[]): readonly Fault[] {
  const names = namesOf(session)
  const said = new Map<string, Heard>()
  return heard.flatMap((one) => {
    const again = one.text
      .split(/(?<=[.?!])\s+/)
      .filter((sentence) => ownWordsOf(sentence, names) >= BORROWED_WORDS)
      .flatMap((sentence): readonly Fault[] => {
        const first = said.get(sentence)
        if (first === undefined) said.set(sentence, one)
        if (first === undefined || first.saying.seat === one.saying.seat) return []
        return [
          faultIn(
            'a sentence of another',
            one.saying,
            `${first.saying.seat} ${spokenTime(first.saying.at)}: ${sentence}`,
          ),
        ]
      })
    return again
  })
}

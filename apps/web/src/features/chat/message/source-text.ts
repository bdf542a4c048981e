import type { ChatSource } from '@placard/contract'
import { sourceMessages as words } from './source-messages.en.ts'

type Reader = (id: string) => Promise<string | undefined>

/** What the page knows of a source, by its kind; the content comes as a chunk of its own. */
const READERS: Readonly<Partial<Record<ChatSource['kind'], Reader>>> = {
  async guide(id) {
    const { guide } = await import('@placard/content/guide/guide.ts')
    return guide.entries.find((entry) => entry.id === id)?.answer
  },
  async topic(id) {
    const { topics } = await import('@placard/content/topics/topics.ts')
    const topic = topics.find((one) => one.id === id)
    return topic && words.topic(topic.problem, topic.facts)
  },
  async country(id) {
    const { countries, blocs } = (await import('@placard/content/countries/countries.json')).default
    const country = countries.find(({ iso3 }) => iso3 === id)
    if (country !== undefined) return words.country(country)
    const bloc = blocs.find((one) => one.id === id)
    return bloc && words.bloc(bloc)
  },
  async 'roll-call'(id) {
    const { recordedVotes } = await import('@placard/content/roll-calls/roll-calls.ts')
    const vote = recordedVotes.rollCalls.find((one) => String(one.id) === id)
    if (vote === undefined) return words.record(recordedVotes.rollCalls.length)
    const count = (choice: 'for' | 'against' | 'abstain') => vote.ballots.filter((ballot) => ballot === choice).length
    return words.vote({ ...vote, for: count('for'), against: count('against'), abstain: count('abstain') })
  },
}

/** The text behind a source, in Markdown; undefined where the page has none. */
export async function sourceText({ kind, id }: ChatSource): Promise<string | undefined> {
  return READERS[kind]?.(id)
}

import { capital } from '../../text/capital.ts'
import type { Answer } from '../answer.ts'
import type { AssistantCountry, Topic } from '../content.ts'
import type { Knowledge } from '../knowledge.ts'
import type { Operation } from '../operations.ts'
import { shortName } from '../states.ts'
import { cited } from './cite.ts'
import { composed, LENGTH_TOLERANCE_RATIO, type Place } from './compose.ts'
import { generalSpeech } from './general.ts'
import { bounded, resized, secondsOf, wordsFor } from './length.ts'
import { lineNote } from './line-words.ts'
import { type Matter, matterOn } from './matter.ts'
import { type Mention, mentionsOf } from './mention.ts'
import { firstSentence, turned, wordCount } from './prose.ts'
import { endings, shortEndings, stakes } from './speech-endings.en.ts'
import { hooks } from './speech-hooks.en.ts'
import { speechMessages as words } from './speech-messages.en.ts'
import {
  concernPlaces,
  factPlaces,
  promisePlaces,
  proposalPlaces,
  recallPlaces,
  refusalPlaces,
  votePlaces,
} from './speech-parts.ts'
import type { SpeechWish } from './speech-wish.ts'
import { speakers } from './speech-words.en.ts'

export type { SpeechWish } from './speech-wish.ts'

/** Words from which on a speech is followed by the sources of its figures; "how do you know" tells them always. */
const FIGURES_LEAST = 180
/** What was asked for is said before all that was not. */
const MENTION_WORTH = 40

/** A speech as its country's delegate would give it, of the length that was asked for. */
export async function speechAnswer(wish: SpeechWish, knowledge: Knowledge): Promise<Answer> {
  if (wish.topic === '') return { text: words.ask(wish.country && shortName(wish.country)), sources: [] }
  const matter = await speakerOf(wish, knowledge)
  const { topic } = matter
  if (topic === undefined) return generalSpeech(wish, matter)
  const wanted = wordsFor(wish.length)
  const mentions = await mentionsOf(wish.mentions, matter, knowledge)
  const paragraphs = composed(placesOf(wish, topic, matter, mentions), wanted)
  const speech = paragraphs.join('\n\n')
  const count = wordCount(speech)
  const name = matter.about.country && shortName(matter.about.country)
  const told = topic.facts.filter(({ fact }) => speech.includes(fact)).map(({ source, year }) => cited(source, year))
  const figures = [...new Set(told)]
  const notes = [
    ...(count < wanted * (1 - LENGTH_TOLERANCE_RATIO) ? [words.tooLittle(secondsOf(count))] : []),
    lineNote(matter),
    ...(figures.length === 0 || count < FIGURES_LEAST ? [] : [words.factsFrom(figures)]),
  ]
  const text = [
    words.lead(wish.purpose, name, matter.title, secondsOf(count), count),
    paragraphs.map(words.quote).join('\n>\n'),
    notes.join(' '),
  ].join('\n\n')
  return { text, sources: matter.sources }
}

/** What the speaker knows and wants; for the other side, that of a state that resists what the country wants. */
async function speakerOf(wish: SpeechWish, knowledge: Knowledge): Promise<Matter> {
  const matter = await matterOn(wish, knowledge)
  if (wish.side === 'own' || matter.topic === undefined || matter.line === undefined) return matter
  const { wants } = matter.line.interest
  const rivals = matter.topic.interests.filter(
    ({ resists, countries }) => countries.length > 0 && resists.some((id) => wants.includes(id)),
  )
  const code = turned(rivals, wish.variant)?.countries[0]
  const rival = matter.world.countries.find(({ iso3 }) => iso3 === code)
  return rival === undefined ? matter : matterOn({ topic: wish.topic, country: rival }, knowledge)
}

function placesOf(wish: SpeechWish, topic: Topic, matter: Matter, mentions: readonly Mention[]): readonly Place[] {
  const { purpose, tone, variant } = wish
  const short = shortEndings[purpose]
  const end: Place = {
    wordings: [turned(endings[purpose][tone], variant) ?? short, short],
    worth: 8,
    isNeeded: true,
    opens: true,
  }
  const head = [hookPlace(wish, matter), ...speakerPlaces(wish, matter.about.country)]
  const facts = factPlaces(wish, topic)
  const proposals = proposalPlaces(wish, topic, matter)
  const concerns = concernPlaces(wish, topic, purpose === 'reply')
  const rest = [
    ...mentions.map(({ said }): Place => ({ wordings: [said], worth: MENTION_WORTH, isNeeded: true, opens: true })),
    ...promisePlaces(wish),
    ...refusalPlaces(wish, topic, matter),
  ]
  switch (purpose) {
    case 'opening':
      return [
        ...head,
        { wordings: [topic.problem, firstSentence(topic.problem)], worth: 5 },
        ...facts,
        linePlace(matter),
        ...votePlaces(matter),
        ...recallPlaces(wish, topic),
        ...proposals,
        ...rest,
        ...concerns,
        end,
      ]
    case 'closing':
      return [
        ...head,
        ...stakePlaces(wish, topic),
        ...facts,
        linePlace(matter),
        ...recallPlaces(wish, topic),
        ...proposals,
        ...rest,
        ...concerns,
        end,
      ]
    case 'reply':
      return [...head, ...concerns, ...facts, linePlace(matter), ...votePlaces(matter), ...proposals, ...rest, end]
  }
}

function hookPlace({ purpose, tone, variant }: SpeechWish, { title }: Matter): Place {
  const hook = turned(hooks[purpose][tone], variant)?.(title) ?? ''
  return { wordings: [hook, words.shortHook(title)], worth: 7, isNeeded: true, opens: true }
}

function speakerPlaces(
  { purpose, tone, variant }: SpeechWish,
  country: AssistantCountry | undefined,
): readonly Place[] {
  if (country === undefined) return []
  const speaker = turned(speakers[purpose][tone], variant)
  const name = capital(shortName(country))
  return [{ wordings: [speaker?.(name) ?? '', words.speaker(name)], worth: 4, isNeeded: true }]
}

function linePlace({ line }: Matter): Place {
  const said = line?.interest.line ?? ''
  return { wordings: [...new Set([said, firstSentence(said)])], worth: 14, isNeeded: true, opens: true }
}

function stakePlaces({ tone, variant }: SpeechWish, { problem }: Topic): readonly Place[] {
  const stake = turned(stakes[tone], variant) ?? ''
  return [{ wordings: [`${stake} ${problem}`, `${stake} ${firstSentence(problem)}`, stake], worth: 12, isNeeded: true }]
}

/** The speech after an operation; undefined where it means nothing for a speech. */
export function speechWith(wish: SpeechWish, operation: Operation): SpeechWish | undefined {
  switch (operation.kind) {
    case 'resize':
      return { ...wish, length: resized(wish.length, operation.to) }
    case 'resize-to':
      return { ...wish, length: bounded(operation) }
    case 'tone':
      return { ...wish, tone: operation.to }
    case 'another':
      return { ...wish, variant: wish.variant + 1 }
    case 'for-country':
      return { ...wish, country: operation.country, side: 'own' }
    case 'on-topic':
      return { ...wish, topic: operation.topic, variant: 0 }
    case 'add':
      return { ...wish, additions: [...wish.additions, operation.what] }
    case 'mention':
      return { ...wish, mentions: [...(wish.mentions ?? []), operation.what] }
    case 'example':
      return { ...wish, additions: [...wish.additions, 'fact'] }
    case 'other-side':
      return {
        ...wish,
        side: wish.side === 'own' ? 'other' : 'own',
        purpose: wish.side === 'own' ? 'reply' : wish.purpose,
      }
    default:
      return undefined
  }
}

/** Messages that are worth sending after a speech. */
export function speechSuggestions({ tone, country, additions, purpose }: SpeechWish): readonly string[] {
  return [
    tone === 'harder' ? 'Gentler' : 'Harder',
    ...(additions.includes('fact') ? ['Shorter'] : ['Add a statistic']),
    country === undefined ? 'Now for India' : purpose === 'reply' ? 'The other side' : 'As a position paper',
  ]
}

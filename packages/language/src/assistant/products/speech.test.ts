import { describe, expect, it } from 'vitest'
import { shippedKnowledge } from '../../../../../content/guide/shipped.ts'
import { sentencesOf } from '../../text/sentences.ts'
import type { Operation } from '../operations.ts'
import { type Length, wordsFor } from './length.ts'
import { newProduct } from './new-product.ts'
import { wordCount } from './prose.ts'
import { speechAnswer, speechWith } from './speech.ts'
import type { SpeechWish } from './speech-wish.ts'
import { knownWorld } from './testing/known-world.ts'
import { TONES } from './tones.ts'

const { knowledge, topics, countryOf } = await knownWorld(shippedKnowledge)

function wishFor(topic: string, iso3: string | undefined, change: Partial<SpeechWish> = {}): SpeechWish {
  const wish = newProduct('speech', { topic, country: iso3 === undefined ? undefined : countryOf(iso3) })
  if (wish.kind !== 'speech') throw new Error('no speech')
  return { ...wish, ...change }
}

const textOf = async (wish: SpeechWish) => (await speechAnswer(wish, knowledge)).text

/** What is spoken: the quoted lines. */
const spoken = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('>'))
    .join(' ')
    .replaceAll('>', ' ')

const COUNTRIES = ['KEN', 'USA', 'NPL', 'TUV', 'CHE', undefined] as const
const LENGTHS: readonly Length[] = [
  { unit: 'seconds', count: 30 },
  { unit: 'seconds', count: 60 },
  { unit: 'seconds', count: 90 },
  { unit: 'words', count: 200 },
]
const PURPOSES = ['opening', 'closing', 'reply'] as const
const PLACES = topics.map(({ title }, at) => ({ title, iso3: COUNTRIES[at % COUNTRIES.length], at }))

describe('a speech on a topic that is known', () => {
  it.each(PLACES)('is whole and of the length that was asked for: $title, $iso3', async ({ title, iso3, at }) => {
    for (const [turn, purpose] of PURPOSES.entries()) {
      for (const place of [at + turn, at + turn + 2]) {
        const length = LENGTHS[place % LENGTHS.length] ?? { unit: 'seconds', count: 60 }
        const tone = TONES[(at + place) % TONES.length] ?? 'usual'
        const text = await textOf(wishFor(title, iso3, { purpose, length, tone, variant: at + place }))
        expect(text).not.toMatch(/[[\]]|undefined|__|\.\.|,\./)
        const speech = spoken(text)
        expect(Math.abs(wordCount(speech) - wordsFor(length)), speech).toBeLessThanOrEqual(wordsFor(length) * 0.1)
        const sentences = sentencesOf(speech).map((one) => one.text.toLowerCase())
        expect(sentences.filter((one, index) => sentences.indexOf(one) !== index)).toEqual([])
      }
    }
  })

  it.each(PLACES.slice(-6))('is another one when it is asked for again: $title', async ({ title, iso3 }) => {
    const speeches = new Set<string>()
    for (let variant = 0; variant < 4; variant++) speeches.add(spoken(await textOf(wishFor(title, iso3, { variant }))))
    expect(speeches.size).toBe(4)
  })

  it.each([
    {
      iso3: 'KEN',
      says: 'Kenya has built tanks',
      told: 'the position of Kenya itself',
      because: 'it has an interest of its own',
    },
    {
      iso3: 'NPL',
      says: 'Our villages cannot wait',
      told: 'the position of the Least Developed',
      because: 'its group has one',
    },
    {
      iso3: 'AUT',
      says: 'Rain belongs to everybody',
      told: 'voted the same way in',
      because: 'it votes as one that is named',
    },
    {
      iso3: 'USA',
      says: 'Rain belongs to everybody',
      told: 'what most States say',
      because: 'nobody near it is named',
    },
    { iso3: undefined, says: 'Rain belongs to everybody', told: 'Name a country', because: 'no country was named' },
  ])('follows the line of $iso3, and says how it is known: $because', async ({ iso3, says, told }) => {
    const text = await textOf(wishFor('rainwater harvesting', iso3, { length: { unit: 'seconds', count: 90 } }))
    expect(text).toContain(says)
    expect(text).toContain(told)
  })

  it.each(TONES)('changes its words with its tone: %s', async (tone) => {
    const other: SpeechWish['tone'] = tone === 'usual' ? 'harder' : 'usual'
    const one = await textOf(wishFor('rainwater tanks', 'KEN', { tone }))
    const two = await textOf(wishFor('rainwater tanks', 'KEN', { tone: other }))
    const shared = sentencesOf(spoken(one)).filter(({ text }) => two.includes(text))
    expect(shared.length / sentencesOf(spoken(one)).length).toBeLessThan(0.7)
  })

  it.each<{ operation: Operation; found: RegExp }>([
    { operation: { kind: 'add', what: 'fact' }, found: /40,000 litres|30 per cent|25 years/ },
    { operation: { kind: 'add', what: 'funding' }, found: /first sum of 10 million/ },
    { operation: { kind: 'add', what: 'quotation' }, found: /resolution 64\/292/ },
    { operation: { kind: 'add', what: 'concern' }, found: /mosquitoes/ },
    { operation: { kind: 'add', what: 'deadline' }, found: /two years from today/ },
    { operation: { kind: 'tone', to: 'harder' }, found: /will be blunt/ },
    { operation: { kind: 'resize', to: 'longer' }, found: /\(about (?:8[5-9]|9\d) seconds/ },
    { operation: { kind: 'resize-to', unit: 'seconds', count: 45 }, found: /\(about 4[1-9] seconds/ },
    { operation: { kind: 'for-country', country: countryOf('FRA') }, found: /France/ },
    { operation: { kind: 'other-side' }, found: /(?:Germany|the Least Developed|Nepal)/ },
  ])('takes up $operation.kind', async ({ operation, found }) => {
    const changed = speechWith(wishFor('rainwater harvesting', 'KEN'), operation)
    expect(changed).toBeDefined()
    expect(changed && (await textOf(changed))).toMatch(found)
  })
})

describe('a speech', () => {
  it('asks for its topic in one sentence', async () => {
    expect(await textOf(wishFor('', 'KEN'))).toMatch(/^[^.?]*\?$/)
  })

  it('on something unknown says so, offers what is near, and names its holes', async () => {
    const text = await textOf(wishFor('roofs for football stadiums', 'ITA'))
    expect(text).toMatch(/^I have no material on \*roofs for football stadiums\*/)
    expect(text).toContain('Italy')
    expect(text).not.toContain('[')
  })

  it('takes a mistyped topic for what is meant', async () => {
    expect(await textOf(wishFor('rainwter tanks', 'KEN'))).toContain('on rainwater harvesting')
  })

  it('shows what was typed as plain words', async () => {
    expect(await textOf(wishFor('<img src=x> [a](javascript:x)', 'KEN'))).not.toMatch(/<img|\]\(/)
  })
})

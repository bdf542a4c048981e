import { readFileSync } from 'node:fs'
import { Campaign } from '@placard/contract'
import { PERSONALITIES, type Personality } from '@placard/engine'
import { aCatalogue, aSessionHost, driveSession, expectOk } from '@placard/testing'
import { describe, expect, it } from 'vitest'
import countries from '../../../../content/countries/countries.json' with { type: 'json' }
import { phrases } from '../../../../content/phrases/phrases.ts'
import { shippedPacks } from '../../../../content/procedure/packs.ts'
import stances from '../../../../content/stances/stances.json' with { type: 'json' }
import { createEmbeddedSpeech } from './embedded-speech.ts'
import { sentencesOf } from './said.ts'

const WORLD = { countries: countries.countries, stances: stances.countries, procedures: shippedPacks }

interface Wanted {
  readonly campaignId: string
  readonly seed: number
  readonly tone: Personality
  readonly minutes?: number
}

/** What every delegate said in a whole session in which nobody but delegates speaks, by seat, in order. */
async function spokenIn({ campaignId, seed, tone, minutes }: Wanted): Promise<ReadonlyMap<string, readonly string[]>> {
  const file = new URL(`../../../../content/campaigns/${campaignId}.json`, import.meta.url)
  const campaign = Campaign.parse(JSON.parse(readFileSync(file, 'utf8')))
  const catalogue = aCatalogue({ ...campaign, durationMinutes: minutes ?? campaign.durationMinutes })
  const { host, clock } = aSessionHost({ catalogue, world: WORLD, speech: createEmbeddedSpeech(phrases) })
  const input = { campaignId, country: 'KEN', draw: { seed }, tone }
  const started = expectOk(await host.startSession({ input, person: { userId: 'ada', name: 'Ada' } }))
  const { entries } = await driveSession({ host, clock, sessionId: started.session.id, userId: 'ada' })
  const bySeat = new Map<string, string[]>()
  for (const { seat, words } of entries) {
    if (seat !== undefined && words) bySeat.set(seat, [...(bySeat.get(seat) ?? []), words])
  }
  return bySeat
}

/** The most sentences a line shares with the ten lines before it. */
function mostShared(lines: readonly string[]): number {
  return Math.max(
    ...lines.map((line, at) => {
      const heard = new Set(lines.slice(Math.max(0, at - 10), at).flatMap(sentencesOf))
      return sentencesOf(line).filter((sentence) => heard.has(sentence)).length
    }),
  )
}

const LONG_MINUTES = 490
const LONG_SESSIONS = [
  { tone: 'collaborative', campaignId: 'ukraine-humanitarian-crisis' },
  { tone: 'gentle', campaignId: 'ukraine-humanitarian-crisis' },
  { tone: 'balanced', campaignId: 'nuclear-non-proliferation' },
  { tone: 'challenging', campaignId: 'cybersecurity-alliance' },
  { tone: 'aggressive', campaignId: 'climate-crisis-summit' },
  { tone: 'aggressive', campaignId: 'trade-mediation' },
  { tone: 'gentle', campaignId: 'pandemic-preparedness' },
] as const

describe('a hundred speeches of one seat in one session', () => {
  it.each(LONG_SESSIONS)('never repeat themselves: $tone, $campaignId', async (wanted) => {
    const bySeat = await spokenIn({ ...wanted, seed: 3, minutes: LONG_MINUTES })
    const lines = [...bySeat.values()]
    expect(Math.max(...lines.map(({ length }) => length))).toBeGreaterThanOrEqual(100)
    for (const [seat, all] of bySeat) {
      const said = all.slice(0, 100)
      expect(
        said.filter((line, at) => said.indexOf(line) !== at),
        seat,
      ).toEqual([])
      expect(mostShared(said), seat).toBeLessThanOrEqual(2)
    }
  })
})

function wordsOf(lines: readonly string[]): readonly string[] {
  return lines.flatMap((line) => line.toLowerCase().match(/[a-z’]+/g) ?? [])
}

/** Naive Bayes over words with add-one smoothing: which personality's training words make the lines likeliest. */
function readerTrainedOn(heard: ReadonlyMap<Personality, readonly string[]>) {
  const models = [...heard].map(([personality, lines]) => {
    const counts = new Map<string, number>()
    for (const word of wordsOf(lines)) counts.set(word, (counts.get(word) ?? 0) + 1)
    return { personality, counts, total: wordsOf(lines).length }
  })
  const vocabulary = new Set(models.flatMap(({ counts }) => [...counts.keys()])).size
  return (lines: readonly string[]): Personality | undefined => {
    const likelihoods = models.map(({ personality, counts, total }) => {
      const known = wordsOf(lines).map((word) => Math.log(((counts.get(word) ?? 0) + 1) / (total + vocabulary)))
      return { personality, sum: known.reduce((sum, one) => sum + one, 0) }
    })
    return likelihoods.reduce((best, one) => (one.sum > best.sum ? one : best)).personality
  }
}

const TRAINING = [
  { campaignId: 'climate-crisis-summit', seed: 1 },
  { campaignId: 'trade-mediation', seed: 2 },
  { campaignId: 'cybersecurity-alliance', seed: 3 },
] as const
const UNSEEN = [
  { campaignId: 'climate-crisis-summit', seed: 11 },
  { campaignId: 'ukraine-humanitarian-crisis', seed: 12 },
  { campaignId: 'pandemic-preparedness', seed: 13 },
] as const

async function linesOf(sessions: readonly Omit<Wanted, 'tone'>[], tone: Personality) {
  const spoken = await Promise.all(sessions.map((session) => spokenIn({ ...session, tone })))
  return spoken.flatMap((bySeat) => [...bySeat.values()])
}

describe('a reader who has heard each personality', () => {
  it('knows it by its words alone, in unseen seeds and campaigns', async () => {
    const heard = new Map<Personality, readonly string[]>()
    for (const tone of PERSONALITIES) heard.set(tone, (await linesOf(TRAINING, tone)).flat())
    const reader = readerTrainedOn(heard)
    const [delegates, tens]: [boolean[], boolean[]] = [[], []]
    for (const tone of PERSONALITIES) {
      for (const lines of await linesOf(UNSEEN, tone)) {
        delegates.push(reader(lines) === tone)
        tens.push(reader(lines.slice(0, 5)) === tone)
      }
    }
    const share = (list: readonly boolean[]) => list.filter(Boolean).length / list.length
    expect(delegates.length).toBeGreaterThanOrEqual(90)
    expect(share(delegates)).toBeGreaterThanOrEqual(0.95)
    expect(share(tens)).toBeGreaterThanOrEqual(0.8)
  })
})

import { readFileSync } from 'node:fs'
import { Campaign } from '@placard/contract'
import { type Act, PERSONALITIES, type Personality, type PublicView } from '@placard/engine'
import { TEMPERAMENTS } from '@placard/engine/lists'
import { describe, expect, it } from 'vitest'
import countries from '../../../../content/countries/countries.json' with { type: 'json' }
import { phrases } from '../../../../content/phrases/phrases.ts'
import { neutralView } from '../reading/neutral-view.ts'
import { createEmbeddedSpeech } from './embedded-speech.ts'
import { BANDS, formOf } from './forms.ts'
import { slotsOf } from './slots.ts'
import { canFill, parseTemplate } from './template.ts'

const CAMPAIGNS = [
  'climate-crisis-summit',
  'ukraine-humanitarian-crisis',
  'cybersecurity-alliance',
  'trade-mediation',
  'nuclear-non-proliferation',
  'pandemic-preparedness',
]

function viewOf(id: string) {
  const file = new URL(`../../../../content/campaigns/${id}.json`, import.meta.url)
  return neutralView(Campaign.parse(JSON.parse(readFileSync(file, 'utf8'))), countries.countries)
}

const views = CAMPAIGNS.map(viewOf)
const climate = viewOf('climate-crisis-summit')
const speech = createEmbeddedSpeech(phrases)

/** The view with one delegate made over. */
function spokenBy(
  view: PublicView,
  seat: string,
  personality: Personality,
  temperament: (typeof TEMPERAMENTS)[number],
) {
  const seats = view.seats.map((one) =>
    one.id === seat ? { ...one, delegate: { ...one.delegate, personality, temperament } } : one,
  )
  return { ...view, seats }
}

/** One act of every form, with everything optional there or not. */
function actsOf(
  view: PublicView,
  speaker: string,
  target: string | undefined,
  issue: number | undefined,
  option: number,
): readonly Act[] {
  const towards = target === undefined ? {} : { target }
  const about = issue === undefined ? {} : { issue }
  const change = { issue: issue ?? 0, option }
  const maybe = issue === undefined ? {} : { change }
  const other = target ?? view.seats.find(({ id }) => id !== speaker)?.id ?? ''
  const choice = view.crisis?.choices[0]?.id ?? ''
  return [
    { kind: 'support', change, ...towards },
    { kind: 'oppose', change, ...towards },
    { kind: 'question', ...about, ...towards },
    { kind: 'appeal', ...about, ...towards },
    { kind: 'reassure', ...about, ...towards },
    { kind: 'warn', ...about, ...towards },
    { kind: 'apologise', ...towards },
    { kind: 'explain', issue: issue ?? 0, ...towards },
    { kind: 'propose', changes: [change] },
    { kind: 'propose', changes: [change, { issue: 3, option: 1 }] },
    { kind: 'concede', changes: [change], ...towards },
    { kind: 'trade', target: other, give: change, take: { issue: 2, option: 1 } },
    { kind: 'accept', offer: target === undefined ? 'unknown' : 'offer-1' },
    { kind: 'decline', offer: target === undefined ? 'unknown' : 'offer-1' },
    { kind: 'promise', target: other, ...maybe },
    { kind: 'threaten', ...towards, ...maybe },
    { kind: 'react', proposal: target === undefined ? 'unknown' : 'proposal-1', reaction: 'welcome' },
    { kind: 'react', proposal: 'proposal-1', reaction: 'live-with' },
    { kind: 'react', proposal: 'proposal-1', reaction: 'cannot-accept' },
    { kind: 'declare', draft: 'draft-1', stance: 'favour' },
    { kind: 'declare', draft: 'draft-1', stance: 'against' },
    { kind: 'declare', draft: 'draft-1', stance: 'undecided' },
    { kind: 'sponsor', draft: 'draft-1' },
    { kind: 'sign', draft: 'draft-1' },
    { kind: 'withdraw', draft: 'draft-1' },
    { kind: 'motion', motion: 'vote' },
    { kind: 'motion', motion: 'unmoderated-caucus', minutes: 3 },
    { kind: 'motion', motion: 'moderated-caucus', minutes: 3, seconds: 60, ...about },
    { kind: 'motion', motion: 'suspend', minutes: 2 },
    { kind: 'motion', motion: 'straw-poll' },
    { kind: 'motion', motion: 'division', issue: issue ?? 0 },
    { kind: 'motion', motion: 'roll-call' },
    { kind: 'motion', motion: 'appeal' },
    { kind: 'point', point: 'order' },
    { kind: 'point', point: 'inquiry' },
    { kind: 'point', point: 'explanation-of-vote' },
    { kind: 'second' },
    { kind: 'request-floor' },
    { kind: 'yield' },
    { kind: 'vote', choice: 'for' },
    { kind: 'vote', choice: 'against' },
    { kind: 'vote', choice: 'abstain' },
    { kind: 'choose', choice },
    { kind: 'remark', ...towards },
  ]
}

const VARIANTS = [
  { target: undefined, issue: undefined },
  { target: 'usa', issue: undefined },
  { target: undefined, issue: 1 },
  { target: 'chn', issue: 4 },
]

const FAULTS: readonly (readonly [RegExp, string])[] = [
  [/[{}[\]|]/, 'a slot or bracket was left'],
  [/ {2}|^ | $/, 'blanks are doubled or stand at an end'],
  [/ [,.;:?!]/, 'a blank stands before a mark'],
  [/[,;:.?!]{2}/, 'marks are doubled'],
  [/\b(the|a|an|to|of|in|on|we) \1\b/i, 'a word is doubled'],
  [/\ba [aeio][a-z]/i, '"an" is wanted'],
  [/\ba u[bcdfgklmprsvwxz][a-hj-z]/i, '"an" is wanted'],
  [/\ban [b-dfgj-np-tv-z]/i, '"a" is wanted'],
  [/\bthe (a|an|our|my) /i, 'two articles meet'],
  [/(^|[.?!] )[a-z]/, 'a sentence begins without its capital'],
  [/undefined|null|NaN/, 'a value was missing'],
  [/[^.?!’]$/, 'the line has no end'],
]

async function faultsOf(act: Act, view: PublicView, seat: string, variety: number) {
  const { words } = await speech.word({ act, seat, view, variety, recent: [] })
  const found = FAULTS.filter(([pattern]) => pattern.test(words)).map(([, fault]) => fault)
  if (words.length < 1 || words.length > 1200) found.push('too short or too long')
  return found.map((fault) => `${fault}: ${words}`)
}

describe('the phrase files', () => {
  const sources = Object.values(phrases.cores).flatMap((sets) => Object.values(sets).flat())

  it('have no template with an article before a slot, which brings its own', () => {
    expect(sources.filter((source) => /\b(a|an|the) \{/i.test(source))).toEqual([])
  })

  it('never speak of the speaker from outside', () => {
    expect(sources.filter((source) => /delegate (says|said)|\bthe speaker\b/i.test(source))).toEqual([])
  })

  it('say each thing once', () => {
    const seen = Object.entries(phrases.cores).flatMap(([form, sets]) =>
      Object.values(sets)
        .flat()
        .map((text) => `${form}: ${text}`),
    )
    expect(seen.filter((text, at) => seen.indexOf(text) !== at)).toEqual([])
  })

  it.each(PERSONALITIES)('give a %s delegate six ways or more to say every act, whatever is known', (personality) => {
    const seat = climate.seats.find(({ id }) => id === 'deu')
    if (seat === undefined) throw new Error('no seat to speak from')
    const cores: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = phrases.cores
    for (const { target, issue } of VARIANTS) {
      for (const act of actsOf(climate, 'deu', target, issue, 2)) {
        const slots = slotsOf(act, { seat, view: climate, facts: phrases.manners, book: undefined, isFormal: false })
        const sets = cores[formOf(act)] ?? {}
        const templates = BANDS[personality].flatMap((name) => sets[name] ?? []).map(parseTemplate)
        const sayable = templates.filter((template) => canFill(template, slots))
        expect(sayable.length, formOf(act)).toBeGreaterThanOrEqual(6)
      }
    }
  })
})

describe('a worded act', () => {
  it.each(CAMPAIGNS.map((id, at) => [id, at] as const))(
    'is sound English in %s for every delegate, act and option',
    async (_, at) => {
      const view = views[at] ?? climate
      const faults: string[] = []
      let variety = 0
      for (const [place, { id }] of view.seats.entries()) {
        // two of the five manners each: over all campaigns every manner is spoken by some fifteen delegates
        for (const index of [place + at, place + at + 2]) {
          const personality = PERSONALITIES[index % PERSONALITIES.length] ?? 'balanced'
          const temperament = TEMPERAMENTS[index % TEMPERAMENTS.length] ?? 'diplomatic'
          const spoken = spokenBy(view, id, personality, temperament)
          const target = view.seats.find((other) => other.id !== id)?.id
          for (const issue of view.issues.keys()) {
            for (const act of actsOf(view, id, issue % 2 === 0 ? target : undefined, issue, variety % 4)) {
              faults.push(...(await faultsOf(act, spoken, id, variety++)))
            }
          }
        }
      }
      expect([...new Set(faults)]).toEqual([])
    },
  )

  it('is the same for the same request and another for another variety', async () => {
    const request = { act: { kind: 'second' } as const, seat: 'deu', view: climate, recent: [] }
    const lines = await Promise.all([1, 1, 2, 3, 4, 5].map((variety) => speech.word({ ...request, variety })))
    expect(lines[0]).toEqual(lines[1])
    expect(new Set(lines.map(({ words }) => words)).size).toBeGreaterThan(2)
  })

  it('does not repeat a line within ten, even when one seat says one thing for ever', async () => {
    for (const act of actsOf(climate, 'deu', 'usa', 1, 2).filter(({ kind }) => kind !== 'vote')) {
      const said: string[] = []
      for (let variety = 0; variety < 6; variety++) {
        const recent = said.slice(-10)
        const { words } = await speech.word({ act, seat: 'deu', view: climate, variety, recent })
        expect(recent, formOf(act)).not.toContain(words)
        said.push(words)
      }
    }
  })

  it('does not take up a phrase heard within ten lines while there are others', async () => {
    const said: string[] = []
    const act: Act = { kind: 'trade', target: 'usa', give: { issue: 0, option: 1 }, take: { issue: 1, option: 2 } }
    for (let variety = 0; variety < 9; variety++) {
      const view = spokenBy(climate, 'deu', 'gentle', 'pragmatic')
      said.push((await speech.word({ act, seat: 'deu', view, variety, recent: said })).words)
    }
    const cores = said.map((line) => line.split('. ').at(-1))
    expect(new Set(cores).size).toBe(9)
  })

  it('takes labels and names as they are, whatever they look like', async () => {
    const label = 'A {target} [fund]. {option|x} $& $1'
    const issues = climate.issues.map((issue) => ({
      ...issue,
      options: issue.options.map((option) => ({ ...option, label })),
    }))
    const view = { ...climate, issues }
    const spoken = label.replace('A', 'a')
    for (let variety = 0; variety < 12; variety++) {
      const act: Act = { kind: 'support', change: { issue: 0, option: 1 } }
      const { words } = await speech.word({ act, seat: 'deu', view, variety, recent: [] })
      expect(words.toLowerCase()).toContain(spoken.toLowerCase())
    }
  })

  it('tells personalities apart', async () => {
    const voices = await Promise.all(
      PERSONALITIES.map(async (personality) => {
        const view = spokenBy(climate, 'deu', personality, 'diplomatic')
        const act: Act = { kind: 'decline', offer: 'offer-1' }
        const lines = Array.from({ length: 60 }, (_, variety) =>
          speech.word({ act, seat: 'deu', view, variety, recent: [] }),
        )
        return new Set((await Promise.all(lines)).map(({ words }) => words))
      }),
    )
    const [collaborative, , , , aggressive] = voices
    const shared = [...(collaborative ?? [])].filter((line) => aggressive?.has(line))
    expect(shared.length).toBeLessThan((collaborative?.size ?? 0) / 2)
  })

  it('names the crisis while it is open, and not once it is answered', async () => {
    const { crisis } = climate
    if (crisis === undefined) throw new Error('no crisis')
    const warnings = async (status: 'open' | 'answered') => {
      const view = { ...climate, crisis: { ...crisis, status } }
      const act: Act = { kind: 'warn' }
      const lines = Array.from({ length: 60 }, (_, variety) =>
        createEmbeddedSpeech(phrases).word({ act, seat: 'deu', view, variety, recent: [] }),
      )
      return (await Promise.all(lines)).filter(({ words }) => words.includes(crisis.title)).length
    }
    expect(await warnings('open')).toBeGreaterThan(0)
    expect(await warnings('answered')).toBe(0)
  })

  it.each([
    { position: 1, because: 'its record is at the far end' },
    { position: -1, because: 'its record is at the status quo' },
  ])('names the option that the record points to: $because', ({ position }) => {
    const [seat] = climate.seats
    const issue = climate.issues[0]
    if (seat === undefined || issue === undefined) throw new Error('no seat')
    const speaker = { ...seat, positions: climate.issues.map(() => position) }
    const slots = slotsOf(
      { kind: 'explain', issue: 0 },
      { seat: speaker, view: climate, facts: phrases.manners, book: undefined, isFormal: false },
    )
    const label = issue.options.toSorted((a, b) => position * (b.position - a.position))[0]?.label ?? ''
    expect(slots.record?.toLowerCase()).toBe(label.toLowerCase())
  })

  it('refuses a seat that is not in the room and stops with the signal', async () => {
    const request = { act: { kind: 'second' } as const, view: climate, variety: 1, recent: [] }
    await expect(speech.word({ ...request, seat: 'xxx' })).rejects.toThrow(RangeError)
    const signal = AbortSignal.abort(new Error('the page has gone'))
    await expect(speech.word({ ...request, seat: 'deu' }, signal)).rejects.toThrow('the page has gone')
  })
})

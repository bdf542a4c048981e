import { readdirSync, readFileSync } from 'node:fs'
import { Campaign } from '@placard/contract'
import { describe, expect, it } from 'vitest'
import countriesFile from '../countries/countries.json' with { type: 'json' }

/** The campaigns of the catalogue: id, difficulty, minutes, AI delegates, featured, new. */
const CATALOGUE = [
  ['climate-crisis-summit', 'intermediate', 45, 6, true, false],
  ['cybersecurity-alliance', 'expert', 50, 7, false, false],
  ['nuclear-non-proliferation', 'expert', 70, 9, false, false],
  ['pandemic-preparedness', 'intermediate', 40, 7, true, true],
  ['trade-mediation', 'advanced', 55, 6, false, false],
  ['ukraine-humanitarian-crisis', 'advanced', 60, 8, true, true],
] as const

/** Operative verbs and their strength: a more far-reaching option never speaks more softly. */
const OPERATIVE_VERBS: readonly (readonly [string, number])[] = [
  ['Takes note', 0.2],
  ['Welcomes', 0.3],
  ['Encourages', 0.4],
  ['Invites', 0.4],
  ['Recommends', 0.5],
  ['Urges', 0.6],
  ['Calls upon', 0.6],
  ['Calls for', 0.6],
  ['Requests', 0.8],
  ['Demands', 0.9],
  ['Decides', 1],
  ['Establishes', 1],
]

const FOLDER = new URL('.', import.meta.url)
const files = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json'))
  .sort()

function readCampaign(name: string) {
  const value: unknown = JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8'))
  return Campaign.safeParse(value)
}

const campaigns = files.flatMap((name) => {
  const read = readCampaign(name)
  return read.success ? [read.data] : []
})
const isoCodes = new Set(countriesFile.countries.map(({ iso3 }) => iso3))

function repeated(values: readonly string[]): string[] {
  return values.filter((value, at) => values.indexOf(value) !== at)
}

function verbStrength(clause: string): number | undefined {
  return OPERATIVE_VERBS.find(([verb]) => clause.startsWith(`${verb} `))?.[1]
}

/** Contrast of white text on a `#rrggbb` ground, WCAG 2.2. */
function contrastWithWhite(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
}

function optionIdsOf(campaign: Campaign, issueId: string): string[] {
  return campaign.issues.find(({ id }) => id === issueId)?.options.map(({ id }) => id) ?? []
}

function effectsOf(campaign: Campaign) {
  return campaign.crises.flatMap(({ effect, choices }) => [
    effect,
    ...choices.flatMap(({ success, failure }) => [success, failure]),
  ])
}

describe('the catalogue', () => {
  it('holds these six campaigns and no other', () => {
    expect(files).toEqual(CATALOGUE.map(([id]) => `${id}.json`))
  })

  it.each(files)('%s satisfies the contract', (name) => {
    const read = readCampaign(name)
    expect(read.success ? [] : read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)).toEqual(
      [],
    )
  })

  it.each(CATALOGUE)('%s is %s, %i minutes, %i delegates, featured %s, new %s', (id, ...expected) => {
    const campaign = campaigns.find((one) => one.id === id)
    expect([
      campaign?.difficulty,
      campaign?.durationMinutes,
      campaign?.aiDelegates,
      campaign?.featured,
      campaign?.isNew,
    ]).toEqual(expected)
  })

  it('names each delegate once', () => {
    expect(repeated(campaigns.flatMap(({ seats }) => seats.map(({ delegateName }) => delegateName)))).toEqual([])
  })

  it('repeats no clause and no crisis text', () => {
    const clauses = campaigns.flatMap(({ issues }) =>
      issues.flatMap(({ options }) => options.map(({ clause }) => clause)),
    )
    expect(repeated(clauses.filter((clause) => clause !== ''))).toEqual([])
    expect(repeated(campaigns.flatMap(({ crises }) => crises.map(({ description }) => description)))).toEqual([])
  })
})

describe.each(campaigns.map((campaign) => [campaign.id, campaign] as const))('%s', (_, campaign) => {
  it('gives each thing of a kind an id of its own', () => {
    expect(repeated(campaign.issues.map(({ id }) => id))).toEqual([])
    expect(repeated(campaign.issues.flatMap(({ options }) => options.map(({ id }) => id)))).toEqual([])
    expect(repeated(campaign.crises.map(({ id }) => id))).toEqual([])
    for (const { choices } of campaign.crises) expect(repeated(choices.map(({ id }) => id))).toEqual([])
    expect(repeated(campaign.overrides.map(({ country, issue }) => `${country} ${issue}`))).toEqual([])
  })

  it('seats as many delegates as it says, of five personalities, each country once', () => {
    expect(campaign.seats).toHaveLength(campaign.aiDelegates)
    expect(repeated(campaign.seats.map(({ country }) => country))).toEqual([])
    expect(new Set(campaign.seats.map(({ personality }) => personality)).size).toBe(5)
    expect(new Set(campaign.seats.map(({ temperament }) => temperament)).size).toBeGreaterThanOrEqual(4)
  })

  it('has three alternates or more for each seat, none of them seated', () => {
    const seated = new Set(campaign.seats.map(({ country }) => country))
    for (const { alternates } of campaign.seats) {
      expect(alternates.length).toBeGreaterThanOrEqual(3)
      expect(repeated(alternates)).toEqual([])
      expect(alternates.filter((code) => seated.has(code))).toEqual([])
    }
  })

  it('names only member states', () => {
    const codes = [
      ...campaign.seats.flatMap(({ country, alternates }) => [country, ...alternates]),
      ...campaign.overrides.map(({ country }) => country),
      ...effectsOf(campaign).flatMap(({ relationWith }) => relationWith ?? []),
    ]
    expect(codes.filter((code) => !isoCodes.has(code))).toEqual([])
  })

  it('orders the options of an issue from the status quo outwards', () => {
    for (const { options } of campaign.issues) {
      const positions = options.map(({ position }) => position)
      expect(positions[0]).toBeLessThanOrEqual(-0.8)
      expect(positions.at(-1)).toBeGreaterThanOrEqual(0.8)
      expect(positions.every((position, at) => at === 0 || position > (positions[at - 1] ?? 1))).toBe(true)
    }
  })
})

describe.each(campaigns.map((campaign) => [campaign.id, campaign] as const))('%s, its words', (_, campaign) => {
  it('writes clauses that open with an operative verb, close without a mark and grow in strength', () => {
    for (const { id, options } of campaign.issues) {
      const [statusQuo, ...others] = options.map(({ clause }) => clause)
      expect(statusQuo, id).toBe('')
      const strengths = others.map((clause) => verbStrength(clause) ?? Number.NaN)
      expect(strengths, id).toEqual([...strengths].sort((one, other) => one - other))
      expect(strengths.filter(Number.isNaN), id).toEqual([])
      expect(others.filter((clause) => /[.;:,!?\s]$/.test(clause))).toEqual([])
    }
  })

  it('labels options so that a delegate can speak them inside a sentence', () => {
    const labels = campaign.issues.flatMap(({ options }) => options.map(({ label }) => label))
    expect(repeated(labels)).toEqual([])
    expect(labels.filter((label) => !/^[A-Z0-9$][^/()[\]]*[^.\s/()[\]]$/.test(label))).toEqual([])
  })

  it('keeps terms lower case, and apart between the options of an issue', () => {
    for (const { terms, options } of campaign.issues) {
      const optionTerms = options.flatMap((option) => option.terms)
      expect([...terms, ...optionTerms].filter((term) => term !== term.toLowerCase())).toEqual([])
      expect(repeated(optionTerms)).toEqual([])
      expect(optionTerms.filter((term) => terms.includes(term))).toEqual([])
      expect(options.filter((option) => option.terms.length < 3).map(({ id }) => id)).toEqual([])
    }
  })

  it('opens with participial phrases without a closing comma', () => {
    expect(campaign.preamble.filter((phrase) => !/^(?:[A-Z]\w+ly )?\w+(?:ing|ed|ful)\b/.test(phrase))).toEqual([])
    expect(campaign.preamble.filter((phrase) => /[,;.]$/.test(phrase))).toEqual([])
  })

  it('shows white text legibly on its colour and on both ends of its gradient', () => {
    for (const colour of [campaign.colour, ...campaign.gradient]) {
      expect(contrastWithWhite(colour), colour).toBeGreaterThanOrEqual(4.5)
    }
  })
})

describe.each(campaigns.map((campaign) => [campaign.id, campaign] as const))('%s, its events', (_, campaign) => {
  it('refers only to issues and options it has', () => {
    for (const { country, issue, redLines, position, salience } of campaign.overrides) {
      const options = optionIdsOf(campaign, issue)
      expect(options, `${country} ${issue}`).not.toEqual([])
      expect((redLines ?? []).filter((id) => !options.includes(id))).toEqual([])
      expect([position, salience, redLines].some((value) => value !== undefined)).toBe(true)
    }
    for (const { issue } of effectsOf(campaign)) {
      if (issue !== undefined) expect(optionIdsOf(campaign, issue), issue).not.toEqual([])
    }
  })

  it('moves an issue only where it names one, and the regard of seated delegates only', () => {
    const seated = new Set(campaign.seats.map(({ country }) => country))
    for (const effect of effectsOf(campaign)) {
      const moves = effect.weightFactor !== undefined || effect.positionShift !== undefined
      expect(moves).toBe(effect.issue !== undefined)
      expect((effect.relationWith ?? []).filter((code) => !seated.has(code))).toEqual([])
    }
  })

  it('offers no choice that is free, certain or without a downside', () => {
    for (const { success, failure, diplomaticCost, baseChanceRatio, id } of campaign.crises.flatMap(
      (one) => one.choices,
    )) {
      expect(diplomaticCost, id).toBeLessThanOrEqual(40)
      expect(baseChanceRatio, id).toBeGreaterThanOrEqual(0.35)
      expect(baseChanceRatio, id).toBeLessThanOrEqual(0.8)
      expect((failure.tension ?? 0) > 0 || (failure.relation ?? 0) < 0, id).toBe(true)
      expect(success, id).not.toEqual(failure)
    }
  })
})

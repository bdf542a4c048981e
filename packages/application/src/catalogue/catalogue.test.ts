import { type Campaign, CampaignSummary } from '@placard/contract'
import { aCampaign, aWorld } from '@placard/testing'
import { describe, expect, it } from 'vitest'
import { deckOf } from './deck.ts'
import { planSession } from './plan-session.ts'
import { positionsOf, redLines, salienceOf } from './positions.ts'
import { nearestTo, relationsBetween } from './relations.ts'
import { campaignSummaryOf } from './summary.ts'
import { byEnglishName } from './world.ts'

const world = aWorld()

describe('where a country stands', () => {
  it.each([
    { axis: [{ topic: 'ec', weight: 1 }], at: 0.5, because: 'one topic is taken as it is' },
    { axis: [{ topic: 'ec', weight: -0.4 }], at: -0.5, because: 'a negative weight turns the topic round' },
    {
      axis: [
        { topic: 'ec', weight: 0.6 },
        { topic: 'nu', weight: 0.2 },
      ],
      at: 0.3,
      because: 'weights are shares',
    },
    { axis: [{ topic: 'general', weight: 1 }], at: 0.8, because: 'general is the ideal point' },
    { axis: [{ topic: 'ec', weight: 0 }], at: 0, because: 'an axis without weight says nothing' },
  ] as const)('is $at on $axis: $because', ({ axis, at }) => {
    const odd = aWorld({ AAA: { idealPoint: 0.8, topics: { ec: 0.5, nu: -0.3 } } })
    const campaign = aCampaign()
    const issues = campaign.issues.map((issue) => ({ ...issue, axis: [...axis] }))
    expect(positionsOf({ ...campaign, issues }, 'AAA', odd)[0]).toBeCloseTo(at, 3)
  })

  it('is what an override says, when one was written', () => {
    const campaign = withOverride({ position: -0.25, salience: 3, redLines: ['issue-0-option-2'] })
    expect(positionsOf(campaign, 'AAA', world)[0]).toBe(-0.25)
    expect(positionsOf(campaign, 'BBB', world)[0]).not.toBe(-0.25)
    expect(redLines(campaign, 'AAA')).toEqual([{ issue: 0, option: 2 }])
    const plain = salienceOf(withOverride({ position: -0.25 }), 'AAA', world)[0] ?? 0
    expect(salienceOf(campaign, 'AAA', world)[0]).toBeCloseTo(plain * 3, 2)
  })
})

describe('regard from voting records', () => {
  it('is warm between those who vote alike and hostile between the ends', () => {
    const apart = aWorld({ AAA: { everywhere: 0.9 }, BBB: { everywhere: -0.85 } })
    expect(relationsBetween(apart, 'AAA', 'BBB')).toBeLessThan(-0.6)
    expect(relationsBetween(apart, 'AAA', 'AAA')).toBe(0)
    const alike = aWorld({ AAA: { everywhere: 0.3 }, BBB: { everywhere: 0.3 } })
    expect(relationsBetween(alike, 'AAA', 'BBB')).toBe(0.6)
    expect(relationsBetween(alike, 'BBB', 'AAA')).toBe(0.6)
  })

  it('finds the country that votes most alike', () => {
    const three = aWorld({ AAA: { everywhere: 0 }, BBB: { everywhere: 0.9 }, CCC: { everywhere: 0.2 } })
    expect(nearestTo(three, 'AAA', ['BBB', 'CCC'])).toBe('CCC')
    expect(nearestTo(three, 'AAA', [])).toBeUndefined()
  })
})

describe('who sits', () => {
  const ask = (campaign: Campaign, countries: readonly (string | undefined)[], seed = 1) =>
    planSession({
      campaign,
      world,
      sessionId: 's1',
      seed,
      pace: 1,
      people: countries.map((country, index) => ({ userId: `p${index}`, name: `Person ${index}`, country })),
    })

  it.each([
    { countries: [], refusal: 'no-people', because: 'somebody must play' },
    { countries: ['XXX'], refusal: 'unknown-country', because: 'the Assembly has no such member' },
    { countries: ['AAA', 'AAA'], refusal: 'country-taken', because: 'a country has one seat' },
    { countries: ['AAA', 'BBB', 'CCC', 'DDD', 'EEE'], refusal: 'too-many-people', because: 'four at most' },
  ])('refuses $countries as $refusal: $because', ({ countries, refusal }) => {
    expect(ask(aCampaign(), countries)).toEqual({ ok: false, rejection: refusal })
  })

  it('is the first free alternate where a person takes an authored country', () => {
    const campaign = aCampaign({ alternates: { AAA: ['BBB', 'GGG', 'HHH'] } })
    const planned = ask(campaign, ['AAA', 'GGG'])
    const seats = planned.ok ? planned.plan.seats : []
    expect(seats.map(({ country, holder }) => [country, holder.kind])).toEqual([
      ['AAA', 'person'],
      ['BBB', 'delegate'],
      ['CCC', 'delegate'],
      ['DDD', 'delegate'],
      ['GGG', 'person'],
      ['HHH', 'delegate'],
    ])
    expect(seats[5]?.delegate.name).toBe('Delegate Hotel')
    expect(seats[5]?.delegate.personality).toBe(campaign.seats[0]?.personality)
    expect(seats[0]?.agenda).toBe(campaign.seats[0]?.agenda)
  })

  it('is the country most alike when every alternate sits already', () => {
    const planned = ask(aCampaign({ alternates: { AAA: ['BBB'] } }), ['AAA'])
    const countries = planned.ok ? planned.plan.seats.map(({ country }) => country) : []
    expect(countries).toHaveLength(5)
    expect(new Set(countries).size).toBe(5)
  })

  it('follows the roll call: English alphabetical order, accents apart', () => {
    const names = [
      { name: 'Zambia' },
      { name: 'Côte d’Ivoire' },
      { name: 'Croatia' },
      { name: 'Türkiye' },
      { name: 'Tuvalu' },
    ]
    expect(names.sort(byEnglishName).map(({ name }) => name)).toEqual([
      'Côte d’Ivoire',
      'Croatia',
      'Türkiye',
      'Tuvalu',
      'Zambia',
    ])
  })

  it('tells a person whose part nobody wrote what the capital wants', () => {
    const planned = ask(aCampaign(), ['FFF'])
    const seat = planned.ok ? planned.plan.seats.find(({ country }) => country === 'FFF') : undefined
    expect(seat?.delegate).toMatchObject({ name: 'Person 0', title: 'Ambassador' })
    expect(seat?.delegate.motivations).toHaveLength(3)
    expect(seat?.agenda).toContain('Your capital cares most')
  })
})

it('a summary is what the picker needs and nothing more', () => {
  const summary = campaignSummaryOf(aCampaign())
  expect(CampaignSummary.safeParse(summary).error).toBeUndefined()
  expect(summary.countries).toEqual(['AAA', 'BBB', 'CCC', 'DDD'])
})

describe('what may be chosen at the start', () => {
  const people = [{ userId: 'ada', name: 'Ada', country: 'AAA' }]
  const planned = (choice: { difficulty?: 'expert'; tone?: 'gentle' }) => {
    const answer = planSession({ campaign: aCampaign(), world, sessionId: 's', seed: 1, pace: 1, people, ...choice })
    if (!answer.ok) throw new Error(answer.rejection)
    return answer.plan
  }
  const modesOf = (plan: ReturnType<typeof planned>, kind: 'person' | 'delegate') =>
    plan.seats.filter(({ holder }) => holder.kind === kind).map(({ delegate }) => delegate.personality)

  it('is the difficulty, else it is the campaign’s', () => {
    expect(planned({}).difficulty).toBe(aCampaign().difficulty)
    expect(planned({ difficulty: 'expert' }).difficulty).toBe('expert')
  })

  it('is the room’s tone, which leaves people their own manner and everything else as authored', () => {
    const [authored, gentle] = [planned({}), planned({ tone: 'gentle' })]
    expect(new Set(modesOf(gentle, 'delegate'))).toEqual(new Set(['gentle']))
    expect(modesOf(gentle, 'person')).toEqual(modesOf(authored, 'person'))
    const without = (plan: typeof authored) =>
      plan.seats.map((seat) => ({ ...seat, delegate: { ...seat.delegate, personality: 'balanced' } }))
    expect(without(gentle)).toEqual(without(authored))
  })
})

describe('the rules a session is held under', () => {
  it('are the Council’s only where three permanent members sit', () => {
    const people = [{ userId: 'ada', name: 'Ada', country: 'AAA' }]
    const request = { campaign: aCampaign(), world, sessionId: 's', seed: 1, pace: 1, people }
    expect(planSession({ ...request, procedure: 'security-council' })).toEqual({
      ok: false,
      rejection: 'too-few-permanent-members',
    })
  })
})

describe('the deck', () => {
  it('names issues by their place and countries by their seats', () => {
    const [card] = deckOf(aCampaign())
    expect(card?.effect.issue).toBe(1)
    expect(card?.choices[0]?.success.relationWith).toEqual(['aaa'])
    expect(card?.effect).not.toHaveProperty('relation')
  })

  it('takes an effect on an issue that is not there for a broken catalogue', () => {
    const campaign = aCampaign()
    expect(() => deckOf({ ...campaign, issues: campaign.issues.slice(0, 1) })).toThrow(RangeError)
  })
})

function withOverride(override: Partial<Campaign['overrides'][number]>): Campaign {
  return { ...aCampaign(), overrides: [{ country: 'AAA', issue: 'issue-0', reason: 'it said so', ...override }] }
}

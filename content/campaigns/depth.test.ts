import { readdirSync, readFileSync } from 'node:fs'
import { Campaign } from '@placard/contract'
import { describe, expect, it } from 'vitest'

const FOLDER = new URL('.', import.meta.url)
const campaigns = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json'))
  .map((name) => Campaign.parse(JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8'))))

function repeated(values: readonly string[]): string[] {
  return values.filter((value, at) => values.indexOf(value) !== at)
}

function optionIdsOf(campaign: Campaign, issueId: string): string[] {
  return campaign.issues.find(({ id }) => id === issueId)?.options.map(({ id }) => id) ?? []
}

describe.each(campaigns.map((campaign) => [campaign.id, campaign] as const))('%s, its crises', (_, campaign) => {
  it('opens with a crisis that may come at any time and has seven or more to draw from', () => {
    expect(campaign.crises.length).toBeGreaterThanOrEqual(8)
    expect(campaign.crises[0]?.when).toBeUndefined()
    for (const { choices } of campaign.crises) {
      expect(choices.length).toBeGreaterThanOrEqual(3)
      expect(choices.length).toBeLessThanOrEqual(4)
    }
  })

  it('draws crises by what the text says, by tension, by a standstill and by support', () => {
    const conditions = campaign.crises.flatMap(({ when }) => when ?? [])
    expect(conditions.length).toBeGreaterThanOrEqual(5)
    expect(conditions.some(({ text }) => text !== undefined)).toBe(true)
    expect(conditions.some(({ tensionAtLeast }) => tensionAtLeast !== undefined)).toBe(true)
    expect(conditions.some(({ quietMinutes }) => quietMinutes !== undefined)).toBe(true)
    expect(conditions.some(({ favourAtLeast }) => favourAtLeast !== undefined)).toBe(true)
    for (const { issue, atLeast, atMost } of conditions.flatMap(({ text }) => text ?? [])) {
      const options = optionIdsOf(campaign, issue)
      expect(options).toEqual(expect.arrayContaining([atLeast, atMost].filter((id) => id !== undefined)))
      expect(atLeast ?? atMost).toBeDefined()
    }
  })

  it('tells facts, stakeholders, outcomes and developments of each crisis once', () => {
    const told = campaign.crises.flatMap(({ keyFacts, updates, choices }) => [
      ...keyFacts,
      ...updates,
      ...choices.flatMap(({ text, consequences }) => [text, consequences]),
    ])
    expect(repeated(told)).toEqual([])
    for (const { id, keyFacts, updates, possibleOutcomes } of campaign.crises) {
      expect(keyFacts.length, id).toBeGreaterThanOrEqual(3)
      expect(updates.length, id).toBeGreaterThanOrEqual(3)
      expect(
        [...keyFacts, ...possibleOutcomes].filter((line) => line.endsWith('.')),
        id,
      ).toEqual([])
    }
  })
})

describe.each(campaigns.map((campaign) => [campaign.id, campaign] as const))('%s, its depth', (_, campaign) => {
  it('gives every seat two facts or more to open with, each with a source', () => {
    const facts = campaign.seats.flatMap(({ openingFacts }) => openingFacts ?? [])
    for (const { country, openingFacts } of campaign.seats) {
      expect(openingFacts?.length ?? 0, country).toBeGreaterThanOrEqual(2)
    }
    expect(repeated(facts.map(({ fact }) => fact))).toEqual([])
    expect(facts.filter(({ fact }) => fact.endsWith('.'))).toEqual([])
  })

  it('gives every seat a faction and a secret agenda of its own', () => {
    expect(campaign.seats.filter(({ faction, agenda }) => faction === '' || agenda === '')).toEqual([])
    expect(repeated(campaign.seats.map(({ agenda }) => agenda))).toEqual([])
  })

  it('knows a hard-won deal that settles every issue, none of them by the status quo', () => {
    const chosen = campaign.expectedDeal?.options ?? []
    expect(chosen.map(({ issue }) => issue)).toEqual(campaign.issues.map(({ id }) => id))
    for (const { issue, option } of chosen) expect(optionIdsOf(campaign, issue).indexOf(option)).toBeGreaterThan(0)
  })

  it('leads a beginner from a question to the vote by acts of different kinds', () => {
    const path = campaign.hintPath ?? []
    expect(path.length).toBeGreaterThanOrEqual(4)
    expect(path.at(-1)?.act).toBe('motion')
    expect(new Set(path.map(({ act }) => act)).size).toBe(path.length)
    expect(path.some(({ act }) => act === 'choose')).toBe(true)
    const seated = campaign.seats.map(({ country }) => country)
    for (const { issue, option, country } of path) {
      if (country !== undefined) expect(seated).toContain(country)
      if (issue !== undefined) expect(optionIdsOf(campaign, issue), issue).not.toEqual([])
      if (option !== undefined) expect(optionIdsOf(campaign, issue ?? '')).toContain(option)
    }
  })
})

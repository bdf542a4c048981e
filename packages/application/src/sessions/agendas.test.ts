import { aCampaign } from '@placard/testing'
import { describe, expect, it } from 'vitest'
import { issuesOf } from '../catalogue/agenda.ts'
import { Agendas } from './agendas.ts'

describe('the words of an agenda', () => {
  const campaign = aCampaign()
  const issues = issuesOf(campaign)

  it('are those of the campaign, by the places of the session', () => {
    const agenda = new Agendas().of('c', [...issues].reverse(), campaign)
    expect(agenda.issues[0]?.terms).toEqual(campaign.issues[4]?.terms)
    expect(agenda.issues[0]?.options[2]?.terms).toEqual(campaign.issues[4]?.options[2]?.terms)
  })

  it('stay the same object while the campaign stays the same', () => {
    const agendas = new Agendas()
    const first = agendas.of('c', issues, campaign)
    expect(agendas.of('c', issues, structuredClone(campaign))).toBe(first)
    const edited = { ...campaign, issues: campaign.issues.map((issue) => ({ ...issue, terms: ['other'] })) }
    expect(agendas.of('c', issues, edited)).not.toBe(first)
  })

  it('are none for what the campaign no longer has', () => {
    const agenda = new Agendas().of('c', issues, { ...campaign, issues: [] })
    expect(agenda.issues).toHaveLength(5)
    expect(agenda.issues[0]).toEqual({
      terms: [],
      options: [{ terms: [] }, { terms: [] }, { terms: [] }, { terms: [] }],
    })
    expect(new Agendas().of('gone', issues, undefined)).toEqual(agenda)
  })
})

import { describe, expect, it } from 'vitest'
import climate from '../../../../../content/campaigns/climate-crisis-summit.json' with { type: 'json' }
import cyber from '../../../../../content/campaigns/cybersecurity-alliance.json' with { type: 'json' }
import trade from '../../../../../content/campaigns/trade-mediation.json' with { type: 'json' }
import states from '../../../../../content/countries/countries.json' with { type: 'json' }
import { campaignRoom } from '../testing/room.ts'
import { SPOKEN_SESSIONS, UNRELATED } from '../testing/sentences.ts'
import { accepts } from './automaton.ts'
import { bynamesOf } from './bynames.ts'
import { grammarOf } from './grammar.ts'
import { roomOf } from './room.ts'
import { writtenCommand } from './written.ts'

const bynames = bynamesOf(states.countries)
const campaigns = new Map([climate, cyber, trade].map((campaign) => [campaign.id, campaign]))
const grammar = grammarOf(campaignRoom(climate, 'MHL', bynames))
const canSay = (text: string) => accepts(grammar.automaton, text.split(' '))

describe('the commands of a session', () => {
  it.each([
    { said: 'point of order', because: 'every chair knows it' },
    { said: 'marshall islands moves for a moderated caucus of ten minutes', because: 'one speaks as one’s country' },
    { said: 'the united states would you accept a shipping levy', because: 'an option has short names' },
    { said: 'usa~ why do you oppose the shipping levy', because: 'a delegation has bynames' },
    { said: 'we support three hundred billion a year by twenty thirty five', because: 'an option is said in words' },
    { said: 'thank you madam chair we second the motion', because: 'one is polite' },
    { said: 'the second option', because: 'a crisis is before the committee' },
  ])('hold $said, because $because', ({ said }) => {
    expect(canSay(said)).toBe(true)
  })

  it.each([
    { said: 'we moves for a vote', because: 'nobody says that' },
    { said: 'kenya will you support a shipping levy', because: 'Kenya is not in the room' },
    { said: 'point of', because: 'it has no end' },
    { said: '', because: 'nothing was said' },
  ])('do not hold “$said”, because $because', ({ said }) => {
    expect(canSay(said)).toBe(false)
  })

  it.each(SPOKEN_SESSIONS)('hold the commands spoken in $campaignId', ({ campaignId, country, commands }) => {
    const campaign = campaigns.get(campaignId)
    if (campaign === undefined) throw new RangeError(campaignId)
    const { automaton } = grammarOf(campaignRoom(campaign, country, bynames))
    expect(commands).toHaveLength(40)
    expect(commands.filter((command) => !accepts(automaton, command.split(' ')))).toEqual([])
  })

  it('hold nothing of what people say to others', () => {
    expect(UNRELATED).toHaveLength(60)
    expect(UNRELATED.filter(canSay)).toEqual([])
  })

  it('name no motion that the rules of the session lack', () => {
    const view = { you: 'mhl', seats: [], issues: climate.issues, legal: { motions: ['vote' as const] } }
    const { automaton } = grammarOf(roomOf(view, { bynames }))
    expect(accepts(automaton, 'we move to vote'.split(' '))).toBe(true)
    expect(accepts(automaton, 'we move for an unmoderated caucus'.split(' '))).toBe(false)
  })
})

describe('a command as it is written', () => {
  it.each([
    { said: 'point of order', written: 'Point of order.' },
    {
      said: 'i move for a moderated caucus of twenty five minutes',
      written: 'I move for a moderated caucus of 25 minutes.',
    },
    {
      said: 'usa~ would you accept a transition away from fossil fuels',
      written: 'USA, would you accept a transition away from fossil fuels?',
    },
    {
      said: 'marshall islands supports three hundred billion a year by two thousand thirty five',
      written: 'Marshall Islands supports 300 billion a year by 2035.',
    },
    { said: 'may i speak', written: 'May I speak?' },
    { said: 'thank you ethiopia', written: 'Thank you Ethiopia.' },
  ])('is $written', ({ said, written }) => {
    expect(canSay(said)).toBe(true)
    expect(writtenCommand(said.split(' '), grammar)).toBe(written)
  })
})

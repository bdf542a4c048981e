import type { CharacterFacts, ChoiceFacts, CommitteeFacts, CrisisFacts } from '@placard/application'
import { createTaskRunner } from '@placard/language/models'
import { describe, expect, it } from 'vitest'
import { providersOver, WIRE_FORMATS, type WireFormat } from '../testing/vendor.ts'
import { vendorForTests } from '../testing/vendor-for-tests.ts'
import { createCampaignWords } from './campaign-words.ts'

const vendor = vendorForTests()

async function someWords(names: readonly WireFormat[]) {
  const { providers, faults } = await providersOver(vendor, names)
  return { words: createCampaignWords(createTaskRunner({ providers, newFence: () => 'f00d' })), faults }
}

const COMMITTEE: CommitteeFacts = { title: 'Water Summit', theme: 'Sharing rivers' }
const KENYA: CharacterFacts = {
  id: 'ken',
  title: 'Ambassador',
  country: 'Kenya',
  faction: 'African Group',
  personality: 'gentle',
  motivations: ['A fund of 40 million by 2030.', 'Keep the peace at the lake.'],
}
const CRISIS: CommitteeFacts & CrisisFacts = {
  ...COMMITTEE,
  crisis: 'The dam breaks',
  description: 'A dam upstream has broken; 12 villages are under water.',
  urgency: 'high',
  phase: 'negotiation',
  keyFacts: ['3,000 people have been moved'],
}
const CHOICE: CommitteeFacts & ChoiceFacts = {
  ...COMMITTEE,
  crisis: 'The dam breaks',
  choice: 'Send engineers',
  succeeded: true,
  easing: 0.05,
  warmer: ['Uganda'],
  colder: [],
  consequences: ['The walls may hold.'],
}

describe.each(WIRE_FORMATS)('words of $name', ({ name }) => {
  it('rephrase the motivations of a character, one for one', async () => {
    const lines = ['We need forty… no: 40 million by 2030, and we need it pledged.', 'The lake must stay quiet.']
    vendor.onMessage(/Kenya/, { content: JSON.stringify({ lines }) })
    const { words } = await someWords([name])
    const said = await words.playerCharacter({ ...COMMITTEE, character: KENYA }, 'ada')
    expect(said.words).toEqual(lines)
    expect(said.engine).toMatchObject({ rung: name, promptVersion: 'player-character-1' })
  })

  it('rephrase those of all delegates, by their ids, and keep those that are left out', async () => {
    const other = { ...KENYA, id: 'uga', country: 'Uganda' }
    const motivations = ['Fish first.', 'Then 40 million.']
    vendor.onMessage(/Uganda/, { content: JSON.stringify({ characters: [{ id: 'UGA', motivations }] }) })
    const { words } = await someWords([name])
    const said = await words.aiCharacters({ ...COMMITTEE, characters: [KENYA, other] }, 'ada')
    expect(said.words).toEqual(new Map([['uga', motivations]]))
  })

  it('rephrase a crisis', async () => {
    const description =
      'Word has reached the committee that a dam has burst, drowning 12 villages. 3000 people were moved.'
    vendor.onMessage(/dam/, { content: JSON.stringify({ description }) })
    expect((await (await someWords([name])).words.crisis(CRISIS, 'ada')).words).toBe(description)
  })

  it('rephrase the results of a choice and of an event', async () => {
    vendor.onMessage(/engineers/, { content: '{"lines":["The engineers shored up the walls."]}' })
    vendor.onMessage(/walked out/, { content: '{"lines":["The draft lost a backer."]}' })
    const { words } = await someWords([name])
    expect((await words.choice(CHOICE, 'ada')).words).toEqual(['The engineers shored up the walls.'])
    const event = {
      ...COMMITTEE,
      by: 'Uganda',
      description: 'Uganda walked out.',
      impact: ['The draft lost a sponsor or signatory.'],
    }
    expect((await words.autonomous(event, 'ada')).words).toEqual(['The draft lost a backer.'])
  })
})

describe('words that are of no use', () => {
  it.each([
    { because: 'a figure was made up', said: { description: `${'Water. '.repeat(8)} 900 people are dead.` } },
    { because: 'an address is in it', said: { description: `${'Water. '.repeat(8)} See https://example.org` } },
    { because: 'hardly anything is said', said: { description: 'Water.' } },
    { because: 'the shape is wrong', said: { text: 'The dam.' } },
  ])('AI-4 are dropped: $because', async ({ said }) => {
    vendor.onMessage(/.*/, { content: JSON.stringify(said) })
    const { words, faults } = await someWords(['gemini'])
    const { words: kept, engine } = await words.crisis(CRISIS, 'ada')
    expect(kept).toBe(CRISIS.description)
    expect(engine.rung).toBe('embedded')
    expect(faults).toHaveLength(2)
  })

  it('AI-7 lose their markup and stay on one line', async () => {
    vendor.onMessage(/.*/, { content: JSON.stringify({ lines: ['**The**\n<img src=x> walls\u202e `held`.'] }) })
    const { words } = await someWords(['anthropic'])
    expect((await words.choice(CHOICE, 'ada')).words).toEqual(['The img src=x walls held.'])
  })

  it('are cut after a whole sentence when they are too long', async () => {
    vendor.onMessage(/.*/, { content: JSON.stringify({ lines: ['The walls held and held. '.repeat(60)] }) })
    const { words } = await someWords(['anthropic'])
    const [line = ''] = (await words.choice(CHOICE, 'ada')).words
    expect(line.length).toBeLessThanOrEqual(400)
    expect(line).toMatch(/held\.$/)
  })
})

describe('words of campaign calls', () => {
  it('are the same for the same facts, and asked for once', async () => {
    vendor.onMessage(/.*/, { content: '{"lines":["It held."]}' })
    const { words } = await someWords(['gemini'])
    const [one, other] = await Promise.all([words.choice(CHOICE, 'ada'), words.choice(CHOICE, 'ben')])
    expect(other).toEqual(one)
    await words.choice({ ...CHOICE, succeeded: false }, 'ada')
    expect(vendor.getRequests()).toHaveLength(2)
  })

  it('are asked for again after a model was away', async () => {
    vendor.onMessage(/.*/, { error: { message: 'no', type: 'x' }, status: 500 })
    const { words } = await someWords(['gemini'])
    expect((await words.choice(CHOICE, 'ada')).words).toEqual(CHOICE.consequences)
    vendor.reset()
    vendor.onMessage(/.*/, { content: '{"lines":["It held."]}' })
    expect((await words.choice(CHOICE, 'ada')).words).toEqual(['It held.'])
  })

  it('are not asked for where there is nothing to say', async () => {
    const { words } = await someWords(['gemini'])
    expect((await words.choice({ ...CHOICE, consequences: [] }, 'ada')).words).toEqual([])
    expect(vendor.getRequests()).toHaveLength(0)
  })
})

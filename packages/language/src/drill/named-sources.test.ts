import { describe, expect, it } from 'vitest'
import { drillKnowledge } from '../../../../content/debate/drill-knowledge.ts'
import { namedSources, preparedSources } from './named-sources.ts'

const list = preparedSources(drillKnowledge.sources)
const named = (text: string) =>
  namedSources(text, list).map(({ name, listed }) => (listed === undefined ? `? ${name}` : listed))

describe('the sources that a sentence names', () => {
  it('are looked up in a list of hundreds, none under two names', () => {
    expect(drillKnowledge.sources.length).toBeGreaterThanOrEqual(350)
    expect(new Set(drillKnowledge.sources.map(({ name }) => name)).size).toBe(drillKnowledge.sources.length)
  })

  it.each([
    {
      text: 'Article 34 of the Vienna Convention on the Law of Treaties says so.',
      names: ['Vienna Convention on the Law of Treaties'],
      because: 'the longest name wins',
    },
    {
      text: 'The NPT and the IAEA belong together.',
      names: ['Treaty on the Non-Proliferation of Nuclear Weapons', 'International Atomic Energy Agency'],
      because: 'short names are names',
    },
    { text: 'Who would do that, and what is it to us?', names: [], because: '"who" is a word, and "us" is one' },
    {
      text: 'The Council did this in resolution 2165.',
      names: ['Security Council resolution 2165'],
      because: 'it is known by its number',
    },
    { text: 'Read resolution 1701 again.', names: ['resolution 1701'], because: 'there are so many' },
    { text: 'Read resolution 9984 again.', names: ['? resolution 9984'], because: 'there are not so many' },
    {
      text: 'The General Assembly said so in A/RES/77/222.',
      names: ['General Assembly', 'General Assembly resolution 77/222'],
      because: 'numbers with a session are known too',
    },
    { text: 'The Banana Convention forbids it.', names: ['? Banana Convention'], because: 'there is none' },
    {
      text: 'As held in Estonia v. Belarus, it is void.',
      names: ['? Estonia v. Belarus'],
      because: 'no court heard it',
    },
    {
      text: 'Professor Lindqvist proved it in Kenya.',
      names: ['? Professor Lindqvist'],
      because: 'a country is no source, an expert is one',
    },
    { text: 'Kenya, Brazil and South Korea agree.', names: [], because: 'countries are no sources' },
  ])('are $names in “$text”: $because', ({ text, names }) => {
    expect(named(text)).toEqual(names)
  })
})

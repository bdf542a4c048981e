import { describe, expect, it } from 'vitest'
import { shippedKnowledge } from '../../../../content/guide/shipped.ts'
import { knowledgeOf } from './knowledge.ts'

const { mended } = await knowledgeOf(shippedKnowledge).reader()

describe('misspelt messages', () => {
  it.each([
    ['waht is a modrated cacus', 'what is a moderated caucus'],
    ['wats quorm', "what's quorum"],
    ['opning speach for brasil', 'opening speech for Brazil'],
    ['explane veto rigth', 'explain veto right'],
    ['comapre hte two votse', 'compare the two votes'],
    ['u shld do it w/o me', 'you should do it without me'],
  ])('%s is read as “%s”', (text, read) => {
    expect(mended(text)).toBe(read)
  })

  it.each([
    'Compare France and Brazil',
    'a chocolate cake',
    'green grass',
    'the prime minister',
    'string theory',
    'THE GA IS OK',
  ])('%s is left as it is', (text) => {
    expect(mended(text)).toBe(text)
  })
})

import { describe, expect, it } from 'vitest'
import { titleIn } from './title-text.ts'

describe('a title in what a model says', () => {
  it.each([
    { said: 'Kenya on climate finance', title: 'Kenya on climate finance', because: 'it is one' },
    { said: '  "Kenya on climate finance."\n', title: 'Kenya on climate finance', because: 'quoted, with a full stop' },
    { said: '**Title:** «Le veto»', title: 'Le veto', because: 'labelled, bold and quoted' },
    { said: '# Moderated caucus', title: 'Moderated caucus', because: 'a heading' },
    { said: '```\nMotions\n```', title: 'Motions', because: 'fenced' },
    { said: '动议的规则。', title: '动议的规则', because: 'in the language of the question' },
    { said: 'Mo\u200btions\u202e', title: 'Motions', because: 'signs that nobody sees are taken out' },
    { said: 'Private military companies', title: 'Private military companies', because: 'the mark is a word as well' },
    { said: 'Private-sector finance', title: 'Private-sector finance', because: 'the mark is part of a word as well' },
    { said: 'The question of Palestine', title: 'The question of Palestine', because: 'committees call topics so' },
    { said: 'The conversation on AI', title: 'The conversation on AI', because: 'it names, and does not describe' },
  ])('is $title: $because', ({ said, title }) => {
    expect(titleIn(said)).toEqual({ kind: 'title', title })
  })

  it('is cut at sixty characters', () => {
    const made = titleIn('The position of Kenya on climate finance and loss and damage in Africa')
    expect(made?.kind === 'title' && made.title.length).toBeLessThanOrEqual(60)
  })

  it.each(['PRIVATE', ' private. ', '"PRIVATE"', 'Title: PRIVATE', 'PRIVATE: a health matter'])(
    'is none that may be read: %s',
    (said) => {
      expect(titleIn(said)).toEqual({ kind: 'private' })
    },
  )

  it.each([
    { said: '', because: 'nothing was said' },
    { said: '\n \n', because: 'only blanks' },
    { said: '…', because: 'no letters' },
    { said: 'x'.repeat(91), because: 'it is no title but an answer' },
    { said: 'One\nTwo\nThree', because: 'a list of proposals' },
    { said: 'Sure, here is a title: Motions', because: 'talk about the task' },
    { said: 'I cannot name this conversation', because: 'the model declines' },
    { said: 'I’m sorry, but no', because: 'the model declines' },
    { said: 'The question is about motions', because: 'a description' },
    { said: 'The person asks how to vote', because: 'a description' },
    { said: 'See https://evil.example/x', because: 'a link' },
    { said: 'Mail ada@example.org', because: 'an address' },
    { said: '<script>alert(1)</script>', because: 'a tag' },
    { said: '{"title": "Motions"}', because: 'a template or data' },
    { said: '[Motions](x)', because: 'a link in markdown' },
  ])('is not there: $because', ({ said }) => {
    expect(titleIn(said)).toBeUndefined()
  })
})

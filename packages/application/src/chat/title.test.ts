import { describe, expect, it } from 'vitest'
import { titleOf } from './title.ts'

describe('the title of a conversation', () => {
  it.each([
    'I want to kill myself',
    'I don’t want to be alive any more. What now?',
    'je veux mourir',
    '我想死',
    'My dad hits me when he drinks',
    'I was raped last year',
    'I’m being bullied at school',
    'Am I pregnant?',
    'i feel so depressed lately',
    'I think I’m gay',
    'How do I talk about my depression?',
    'Help with coming out to my parents',
  ])('is neutral where somebody may read it over a shoulder: %s', (text) => {
    expect(titleOf(text)).toBe('Conversation')
  })

  it.each([
    { text: 'What is a motion? Explain it briefly.', title: 'What is a motion?' },
    { text: 'I need a clause on suicide prevention', title: 'I need a clause on suicide prevention' },
    { text: 'Write my speech on abortion rights', title: 'Write my speech on abortion rights' },
    { text: 'My country was abused by colonial powers', title: 'My country was abused by colonial powers' },
    { text: 'I have to address HIV in Lesotho', title: 'I have to address HIV in Lesotho' },
    {
      text: 'This is not the hill I want to die on this hill',
      title: 'This is not the hill I want to die on this hill',
    },
    { text: 'Argue that gay rights are human rights', title: 'Argue that gay rights are human rights' },
    { text: 'I am the delegate of Kenya on mental health', title: 'I am the delegate of Kenya on mental health' },
  ])('says what is debated: $text', ({ text, title }) => {
    expect(titleOf(text)).toBe(title)
  })
})

import { expect, it } from 'vitest'
import { isElsewhere } from './elsewhere.ts'
import { leavesDebate } from './leaves-debate.ts'

it.each([
  { text: 'hello can you help me with math', is: true },
  { text: 'write me a python script that counts votes', is: true },
  { text: "what's the weather in Bologna", is: true },
  { text: 'who won the champions league', is: true },
  { text: 'write a haiku about my cat', is: true },
  { text: 'Who wins the next election in Lagos.', is: true },
  { text: 'Chelsea score', is: true },
  { text: 'do you know my teammate Tobi', is: true },
  { text: 'who gets the floor next', is: false },
  { text: 'my friend has India', is: false },
  { text: 'what is the problem with climate change', is: false },
  { text: 'write a speech on the digital divide', is: false },
  { text: 'how does the two thirds majority work', is: false },
])('$text: $is', ({ text, is }) => {
  expect(isElsewhere(text)).toBe(is)
})

it.each([
  { text: "so if I'm just 'present' I may abstain?", leaves: true, because: 'it is on the rules' },
  { text: "You're no fun. Define 'present and voting' then", leaves: true, because: 'the last sentence asks' },
  { text: 'do you use ChatGPT behind the scenes?', leaves: true, because: 'it is on the assistant' },
  { text: 'can it mark their essays for literature class?', leaves: true, because: 'it is of another field' },
  { text: 'do you really think that a tax will stop anyone?', leaves: false, because: 'it is a reply' },
  { text: 'but why should poor states pay for the rich?', leaves: false, because: 'it is a reply' },
])('“$text” leaves an argument: $leaves, since $because', ({ text, leaves }) => {
  expect(leavesDebate(text)).toBe(leaves)
})

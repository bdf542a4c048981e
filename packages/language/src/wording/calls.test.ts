import { describe, expect, it } from 'vitest'
import { calledOnce } from './calls.ts'

describe('a line', () => {
  it.each([
    {
      words: 'United States, you took it out. United States, tell us plainly: why?',
      once: 'United States, you took it out. Tell us plainly: why?',
      because: 'the second part calls again',
    },
    {
      words: 'Colleagues from the United States, we saw it. Colleagues from the United States, we shall not forget.',
      once: 'Colleagues from the United States, we saw it. We shall not forget.',
      because: 'a longer call is one too',
    },
    {
      words: 'Today we ask the United States, and nobody else. United States, why?',
      once: 'Today we ask the United States, and nobody else. United States, why?',
      because: 'the first does not call',
    },
    {
      words: 'Friends, we have all read it. Friends, we begin with adaptation.',
      once: 'Friends, we have all read it. We begin with adaptation.',
      because: 'the room is called once as well',
    },
    {
      words: 'United States, why? China, and you?',
      once: 'United States, why? China, and you?',
      because: 'another is called',
    },
  ])('calls a delegation once: $words ($because)', ({ words, once }) => {
    expect(calledOnce(words, 'United States')).toBe(once)
  })
})

import { describe, expect, it } from 'vitest'
import { readAhead } from './read-ahead.ts'
import { spokenText } from './spoken-text.ts'

const CODE = 'There is code here, which is not read.'

describe('an answer as it is read aloud', () => {
  it.each([
    { markdown: 'Kenya has **the floor**.', spoken: 'Kenya has the floor.', because: 'emphasis is not said' },
    {
      markdown: '*Urges* all States to __act__ now',
      spoken: 'Urges all States to act now',
      because: 'nor is any other',
    },
    {
      markdown: 'Draft A/RES/70_1 and snake_case',
      spoken: 'Draft A/RES/70_1 and snake_case',
      because: 'names stay whole',
    },
    { markdown: '3 * 4 is 12', spoken: '3 * 4 is 12', because: 'an asterisk among spaces is one' },
    { markdown: '## Preamble\nThe Assembly,', spoken: 'Preamble. The Assembly,', because: 'a heading ends' },
    { markdown: '- water\n- food!', spoken: 'water. food!', because: 'items are apart' },
    {
      markdown: '1. Urges peace;\n2) Calls for aid',
      spoken: '1: Urges peace; 2: Calls for aid.',
      because: 'clauses are numbered',
    },
    { markdown: '- [x] sponsors\n- [ ] vote', spoken: 'sponsors. vote.', because: 'boxes are marks too' },
    { markdown: 'It passed [1], with aid [2, 3].', spoken: 'It passed, with aid.', because: 'citations are not read' },
    { markdown: 'It passed.[^4]', spoken: 'It passed.', because: 'nor are footnotes' },
    {
      markdown: 'See [the Charter](https://un.org/charter).',
      spoken: 'See the Charter.',
      because: 'a link is its words',
    },
    {
      markdown: 'See https://un.org/a?b=c now.',
      spoken: 'See a link now.',
      because: 'nobody can listen to an address',
    },
    { markdown: 'Use `quorum` here.', spoken: 'Use quorum here.', because: 'a word in code is a word' },
    {
      markdown: 'So:\n```ts\nconst a = 1\n```\nDone.',
      spoken: `So: ${CODE} Done.`,
      because: 'code is announced and skipped',
    },
    { markdown: 'So:\n```ts\nconst a = 1', spoken: `So: ${CODE}`, because: 'an answer may stop in its middle' },
    {
      markdown: '$$\nx^2\n$$\nEnd.',
      spoken: 'There is a formula here, which is not read. End.',
      because: 'so are formulas',
    },
    { markdown: 'It costs $5 and $6.', spoken: 'It costs $5 and $6.', because: 'a price is no formula' },
    {
      markdown: '| State | Vote |\n|---|:-:|\n| Kenya | yes |',
      spoken: 'State, Vote. Kenya, yes.',
      because: 'a table is its rows',
    },
    {
      markdown: '> The floor is yours.\n\n---\n',
      spoken: 'The floor is yours.',
      because: 'quotation marks of a line are marks',
    },
    { markdown: 'Well done 🎉\n', spoken: 'Well done', because: 'pictures are not words' },
    { markdown: 'A \\*star\\* and <b>bold</b>', spoken: 'A star and bold', because: 'escapes and tags are marks' },
  ])('$markdown: $because', ({ markdown, spoken }) => {
    expect(spokenText(markdown)).toBe(spoken)
  })
})

const FIRST = 'A moderated caucus is a debate with a topic and a speaking time. '
const SECOND = 'The chair picks who speaks.'

describe('what can be read of an answer that is being written', () => {
  it.each([
    { text: 'A moderated caucus is', spoken: '', because: 'the sentence is not whole' },
    { text: FIRST + SECOND, spoken: FIRST.trim(), because: 'the second sentence may go on' },
    { text: 'Yes. No. ', spoken: '', because: 'so little waits for more' },
    { text: `${FIRST}\n\n${SECOND}\n\n`, spoken: FIRST + SECOND, because: 'two blocks are whole' },
    {
      text: `${FIRST}\n\n\`\`\`ts\nconst a = 1. \nconst b = 2. `,
      spoken: FIRST.trim(),
      because: 'the code is not whole',
    },
    { text: `${FIRST}\n\n\`\`\`\nx\n\`\`\`\n`, spoken: FIRST + CODE, because: 'the code is whole' },
    { text: 'As [the rules of procedure. They say so', spoken: '', because: 'a bracket is open' },
    { text: `| State | Vote |\n|---|---|\n| Kenya | yes. |\n`, spoken: '', because: 'the table may have more rows' },
    { text: `1. ${FIRST}`, spoken: '', because: 'a number alone is no sentence' },
  ])('is "$spoken", because $because', ({ text, spoken }) => {
    expect(readAhead(text, 0, false).spoken).toBe(spoken)
  })

  it('goes on where it was, and ends with all of it', () => {
    const text = FIRST + SECOND
    const { to } = readAhead(text, 0, false)
    expect(readAhead(text, to, true)).toEqual({ to: text.length, spoken: SECOND })
  })

  it('reads the same however the answer arrives', () => {
    const answer = `## Caucus\n\n${FIRST}${SECOND} It [ends](https://a.b) **soon.**\n\n1. One is first of all the things.\n2. Two\n\n\`\`\`\ncode. Code.\n\`\`\`\n\nThe end.`
    for (const step of [1, 3, 7, 50]) {
      const said: string[] = []
      let at = 0
      for (let length = step; length < answer.length; length += step) {
        const next = readAhead(answer.slice(0, length), at, false)
        at = next.to
        said.push(next.spoken)
      }
      said.push(readAhead(answer, at, true).spoken)
      expect(said.filter(Boolean).join(' ')).toBe(spokenText(answer))
    }
  })
})

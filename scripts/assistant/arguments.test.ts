import { readFileSync } from 'node:fs'
import { assistantReplies } from '@placard/language'
import { describe, expect, it } from 'vitest'
import { shippedKnowledge } from '../../content/guide/shipped.ts'
import { ArgumentFile, argue, argumentPage, repeatedSentences } from './arguments.ts'

const { motions } = ArgumentFile.parse(JSON.parse(readFileSync(new URL('./arguments.json', import.meta.url), 'utf8')))
const replies = assistantReplies(shippedKnowledge)

describe('an argument of ten exchanges, as somebody wrote its replies', () => {
  it.each(motions)('on “$motion” repeats nothing, and never leaves the motion', async (written) => {
    const played = await argue(written, (turns) => replies(turns))
    expect(repeatedSentences(played)).toEqual([])
    expect(new Set(played.exchanges.map(({ form }) => form))).toEqual(new Set(['argument']))
  })
})

it('finds a sentence that is said twice, and lets a source be named twice', async () => {
  const [written] = motions
  if (written === undefined) throw new RangeError('no motion')
  const text = 'Every exception becomes the rule for somebody. *Source: The Charter of the United Nations (1945).*'
  const played = await argue(written, async () => ({ text, form: 'argument' }))
  expect(new Set(repeatedSentences(played))).toEqual(new Set(['Every exception becomes the rule for somebody.']))
  expect(argumentPage(played).match(/^## Exchange/gm)).toHaveLength(10)
})

import { confidenceNeeded } from '@placard/application'
import { describe, expect, it } from 'vitest'
import { shippedCampaignIds } from '../content.ts'
import { roomIn } from '../training/examples.ts'
import { readText } from './reader.ts'

/**
 * What anybody would say first, in the agenda's own words: `{o}` an option, `{p}` one of another issue, `{i}` an issue,
 * `{s}` a state. Whoever is misunderstood here stops playing, however well stranger lines are read.
 */
const PLAIN = [
  { act: 'support', line: 'We support {o}.' },
  { act: 'support', line: 'We agree with {o}.' },
  { act: 'oppose', line: 'We oppose {o}.' },
  { act: 'oppose', line: 'We cannot accept {o}.' },
  { act: 'oppose', line: 'We reject {o}.' },
  { act: 'propose', line: 'We propose {o}.' },
  { act: 'propose', line: 'Let us put {o} into the text.' },
  { act: 'concede', line: 'We can live with {o}.' },
  { act: 'threaten', line: 'Without {o} we will vote against the draft.' },
  { act: 'promise', line: 'We promise {s} to support {o}.' },
  { act: 'promise', line: '{s}, we promise you our vote for {o}.' },
  { act: 'question', line: '{s}, would you accept {o}?' },
  { act: 'question', line: '{s}, why do you oppose {o}?' },
  { act: 'trade', line: '{s}, if you accept {o}, we will support {p}.' },
  { act: 'warn', line: 'Without an agreement on {i}, people will die.' },
  { act: 'appeal', line: '{s}, please be flexible on {i}.' },
] as const

/** Acts whose line names an issue, and no option. */
const ON_ISSUES: ReadonlySet<string> = new Set(['warn', 'appeal'])
/** Least share read right at first, and of these least share that is not asked about. */
const RIGHT = 0.97
const SURE = 0.9
const CONFIDENT = 0.6

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
const withArticle = (state: string) => state.replace(/^(?=Marshall|United|Russian)/, 'the ')

interface Spoken {
  readonly campaign: string
  readonly text: string
  readonly option: string
}

/** A line said of every option of every campaign, to one state of the room after the other. */
function spoken(line: string): readonly Spoken[] {
  return shippedCampaignIds().flatMap((id) => {
    const { campaign, seats } = roomIn(id)
    return campaign.issues.flatMap((issue, at) => {
      const [, ...others] = campaign.issues[(at + 1) % campaign.issues.length]?.options ?? []
      return issue.options.slice(1).map((option, place): Spoken => {
        const state = seats[(at + place) % seats.length] ?? ''
        const text = line
          .replace('{o}', lowered(option.label))
          .replace('{p}', lowered(others[place % others.length]?.label ?? ''))
          .replace('{i}', lowered(issue.title))
          .replace('{s}', line.startsWith('{s}') ? state : withArticle(state))
        return { campaign: id, text, option: option.id }
      })
    })
  })
}

describe('plain lines, in the words of the agenda', () => {
  it.each(PLAIN)('are understood of every option: “$line”', async ({ act, line }) => {
    const all = spoken(line)
    const wrong: string[] = []
    let sure = 0
    for (const { campaign, text, option } of all) {
      const { readings, parts } = await readText(campaign, text)
      const [best] = readings
      const isRight = best?.act === act && parts.length < 2 && (ON_ISSUES.has(act) || best.option === option)
      if (!isRight) wrong.push(text)
      else if ((best.confidence ?? 0) >= CONFIDENT) sure += 1
    }
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual((1 - RIGHT) * all.length)
    expect(sure).toBeGreaterThanOrEqual(SURE * all.length)
  })

  it.each(['We support {o}.', 'We oppose {o}.', 'We propose {o}.'])('count at once: “%s”', async (line) => {
    const all = spoken(line)
    let counted = 0
    for (const { campaign, text } of all) {
      const [best] = (await readText(campaign, text)).understanding.readings
      counted += best !== undefined && best.confidence >= confidenceNeeded(best.act) ? 1 : 0
    }
    expect(counted).toBeGreaterThanOrEqual(0.95 * all.length)
  })
})

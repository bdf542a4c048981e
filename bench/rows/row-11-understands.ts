import * as z from 'zod/mini'
import { engineReport } from '../engine-command.ts'
import type { Row, RowFigure } from './row.ts'

const Share = z.object({ ratio: z.number(), low: z.number(), high: z.number() })
const Report = z.object({
  size: z.number(),
  first: Share,
  three: Share,
  firstByVoice: z.record(z.string(), z.number()),
})

/** Origin of the utterances, without which the figure means nothing. */
const REGIME =
  'no language model; four hands who never saw the grammar and one author in six voices, never looked at one by one'

function interval({ low, high }: z.infer<typeof Share>): string {
  return `95 % interval ${low}–${high}`
}

async function measured(set: string): Promise<z.infer<typeof Report>> {
  return Report.parse(await engineReport(['understand', '--measure', set]))
}

function figuresOf(report: z.infer<typeof Report>, what: string): readonly RowFigure[] {
  const { size, first, three } = report
  const sample = `${size} ${what}`
  return [
    {
      name: 'the first reading is what was meant',
      value: first.ratio,
      unit: '',
      limit: { atLeast: 0.85 },
      sample,
      reference: interval(first),
    },
    {
      name: 'one of three readings is what was meant',
      value: three.ratio,
      unit: '',
      limit: { atLeast: 0.95 },
      sample,
      reference: interval(three),
    },
  ]
}

/** One set separately, with the range over its authors. */
function aloneFigure(who: string, { first, three, size, firstByVoice }: z.infer<typeof Report>): RowFigure {
  const spread = Object.values(firstByVoice)
  const range = spread.length > 1 ? `; from ${Math.min(...spread)} to ${Math.max(...spread)}` : ''
  const reference = `${interval(first)}${range}; one of three ${three.ratio} (${three.low}–${three.high})`
  return { name: `first reading, ${who}`, value: first.ratio, unit: '', sample: `${size} utterances`, reference }
}

/**
 * Accuracy of reading text into acts without a model: act, issue, option, addressee and given option must all be right.
 */
export const row: Row = {
  number: 11,
  claim: 'understands',
  measure: async () => {
    const all = await measured('other-hands')
    const hands = await measured('held-out-hands')
    const voices = await measured('held-out-voices')
    const older = await measured('held-out')
    return [
      ...figuresOf(all, `utterances, ${REGIME}`),
      aloneFigure('four other hands', hands),
      aloneFigure('one author in six voices', voices),
      aloneFigure('plain diplomats', older),
    ]
  },
}

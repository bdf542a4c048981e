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

/** How the utterances came about: the figure means nothing without it. */
const REGIME = 'no model; one author in six voices, frozen before the grammar was changed, never looked at one by one'

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

/** Words into acts without a model: act, issue, option, addressee and what is given all have to be right. */
export const row: Row = {
  number: 11,
  claim: 'understands',
  measure: async () => {
    const voices = await measured('held-out-voices')
    const older = await measured('held-out')
    const worst = Object.entries(voices.firstByVoice).reduce((low, one) => (one[1] < low[1] ? one : low))
    return [
      ...figuresOf(voices, `utterances, ${REGIME}`),
      {
        name: 'first reading, hardest voice',
        value: worst[1],
        unit: '',
        sample: worst[0].replace('-', ' '),
        reference: `best voice ${Math.max(...Object.values(voices.firstByVoice))}`,
      },
      {
        name: 'first reading, utterances of plain diplomats',
        value: older.first.ratio,
        unit: '',
        sample: `${older.size} utterances`,
        reference: `${interval(older.first)}; one of three ${older.three.ratio}`,
      },
    ]
  },
}

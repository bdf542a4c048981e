import { APPEAL_RATIO, MODES_OF_PLAY } from '@placard/engine/figures'
import { PERSONALITIES } from '@placard/engine/lists'
import { FactTable } from './FactTable.tsx'
import { guideMessages, type ModeNames } from './messages.en.ts'
import { paceOf } from './pace.ts'

const { modes: words } = guideMessages

/** What the modes do, in the numbers by which the engine plays them. */
export function ModesTable({ names }: { names: ModeNames }) {
  const share = (ratio: number) => words.share.format(ratio)
  return (
    <FactTable
      title={words.title}
      text={words.text}
      columns={[words.mode, ...Object.values(words.columns)]}
      rows={PERSONALITIES.map((mode) => {
        const play = MODES_OF_PLAY[mode]
        return {
          name: names[mode],
          cells: [
            share(play.candourRatio),
            share(play.courtesyRatio),
            share(play.franknessRatio),
            share(play.threatRatio),
            share(play.tradeRatio),
            share(APPEAL_RATIO[mode]),
            words.pace[paceOf(play.beta)],
          ],
        }
      })}
    />
  )
}

import type { CampaignIssue } from '@placard/contract'
import { LevelSwatch } from '../../kit/map/LevelSwatch.tsx'
import { classes } from '../../kit/ui/classes.ts'
import { seatMessages } from './details-messages.en.ts'

type MapLegendProps = {
  options: CampaignIssue['options']
  /** Number of member states nearest to each option. */
  counts: readonly number[]
  emphasis: number | undefined
  onEmphasise: (option: number | undefined) => void
}

/** Legend of the tones and textures; pressing an entry highlights its states on the map. */
export function MapLegend({ options, counts, emphasis, onEmphasise }: MapLegendProps) {
  const { map: texts } = seatMessages
  return (
    <div className="mt-2">
      <p className="text-13 font-medium text-text-2">{texts.legend}</p>
      <ul className="mt-1 grid gap-x-6 sm:grid-cols-2">
        {options.map(({ id, label }, option) => (
          <li key={id}>
            <button
              type="button"
              aria-pressed={emphasis === option}
              onClick={() => onEmphasise(emphasis === option ? undefined : option)}
              className={classes(
                'target-dense flex w-full items-center gap-3 rounded-control px-2 py-1 text-start text-14 hover:bg-text/6',
                emphasis === option && 'bg-text/10 font-medium',
              )}
            >
              <LevelSwatch level={option} count={options.length} />
              <span className="min-w-0 flex-1">
                {option + 1}. {label}
              </span>
              <span className="text-13 text-text-3 tabular">{texts.count(counts[option] ?? 0)}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-12 text-text-3">
        {texts.pins} {texts.land}
      </p>
    </div>
  )
}

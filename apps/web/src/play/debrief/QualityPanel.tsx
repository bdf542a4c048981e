import type { Debrief } from '@placard/contract'
import { Meter } from '../../kit/ui/Meter.tsx'
import type { SeatGain } from './gains.ts'
import { debriefMessages, qualityMessages } from './messages.en.ts'
import { Section } from './Section.tsx'

/** The parts and their weights; the engine computes the sum. */
export const QUALITY_PARTS = [
  { id: 'voteMargin', weight: 0.35 },
  { id: 'nashRatio', weight: 0.35 },
  { id: 'evenness', weight: 0.15 },
  { id: 'ownShare', weight: 0.15 },
] as const

type QualityPanelProps = { quality: Debrief['outcomeQuality']; gains: readonly SeatGain[]; isAdopted: boolean }

/** The quality of the outcome, by its four parts. */
export function QualityPanel({ quality, gains, isAdopted }: QualityPanelProps) {
  const losers = gains.filter(({ shareRatio }) => shareRatio <= 0).map(({ country }) => country)
  return (
    <Section title={qualityMessages.title} intro={isAdopted ? qualityMessages.intro : qualityMessages.none}>
      {isAdopted && (
        <>
          <p className="flex items-baseline gap-3">
            <span className="font-serif text-48 tabular">{quality.total.toFixed(2)}</span>
            <span className="text-13 text-text-3">{debriefMessages.outOf}</span>
          </p>
          <dl className="flex flex-col gap-5">
            {QUALITY_PARTS.map(({ id, weight }) => (
              <Part key={id} id={id} weight={weight} value={quality[id]} />
            ))}
          </dl>
          {losers.length > 0 && (
            <p className="text-13 text-text-2">{qualityMessages.belowWalkAway(losers.join(', '))}</p>
          )}
        </>
      )}
    </Section>
  )
}

function Part({ id, weight, value }: { id: (typeof QUALITY_PARTS)[number]['id']; weight: number; value: number }) {
  const { name, why } = qualityMessages.parts[id]
  const text = debriefMessages.percent(value)
  return (
    <div>
      <dt className="flex items-baseline justify-between gap-3 text-14 font-medium">
        {name}
        <span className="text-12 font-normal text-text-3">{qualityMessages.weight(weight)}</span>
      </dt>
      <dd className="mt-1.5">
        <span className="flex items-center gap-3">
          <Meter label={name} ratio={value} valueText={text} className="flex-1" />
          <span aria-hidden="true" className="w-11 text-end text-14 tabular">
            {text}
          </span>
        </span>
        <span className="text-13 text-text-2">{why}</span>
      </dd>
    </div>
  )
}

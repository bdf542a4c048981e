import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useElementWidth } from '../../kit/plots/use-element-width.ts'
import { clockText } from '../../kit/ui/clock-text.ts'
import { IconButton } from '../../kit/ui/IconButton.tsx'
import { DealSpaceDrawing, type DealSpaceDrawingProps } from './DealSpaceDrawing.tsx'
import type { NumberedStep } from './deal-space.ts'
import { dealMessages, debriefMessages } from './messages.en.ts'

type DealSpacePlotProps = Omit<DealSpaceDrawingProps, 'width' | 'current' | 'onPoint'> & {
  nameOf: (seat: string) => string
}

/** The drawing at the available width, and below it the steps of the draft, one at a time. */
export function DealSpacePlot({ nameOf, ...drawing }: DealSpacePlotProps) {
  const [frame, width] = useElementWidth<HTMLDivElement>(560)
  const [current, setCurrent] = useState<number>()
  return (
    <>
      <div ref={frame} dir="ltr">
        <DealSpaceDrawing {...drawing} width={width} current={current} onPoint={setCurrent} />
      </div>
      <Steps steps={drawing.steps} current={current} nameOf={nameOf} onStep={setCurrent} />
    </>
  )
}

type StepsProps = {
  steps: readonly NumberedStep[]
  current: number | undefined
  nameOf: (seat: string) => string
  onStep: (number: number) => void
}

function Steps({ steps, current, nameOf, onStep }: StepsProps) {
  const { steps: words } = dealMessages
  const { points } = debriefMessages
  const count = steps.length
  if (count === 0) return null
  const step = steps.find(({ number }) => number === current)
  return (
    <fieldset className="flex min-w-0 items-center gap-2 text-13">
      <legend className="sr-only">{words.label}</legend>
      <IconButton
        label={words.previous}
        isDense
        disabled={count < 2}
        onClick={() => onStep(current === undefined || current <= 1 ? count : current - 1)}
      >
        <ChevronLeft />
      </IconButton>
      <p role="status" className="min-w-0 tabular">
        {step === undefined ? (
          words.count(count)
        ) : (
          <>
            <span className="font-medium">{words.at(step.number, count, clockText(step.at), nameOf(step.by))}</span>{' '}
            <span className="text-text-2">{words.worth(points(step.own), points(step.others))}</span>
          </>
        )}
      </p>
      <IconButton
        label={words.next}
        isDense
        disabled={count < 2}
        onClick={() => onStep(current === undefined || current >= count ? 1 : current + 1)}
      >
        <ChevronRight />
      </IconButton>
    </fieldset>
  )
}

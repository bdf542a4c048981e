import { Meter } from '../../kit/ui/Meter.tsx'

type StepMeterProps = { label: string; done: number; of: number; text: string }

/** How many of a few things are done, in words above a bar with a step for each. */
export function StepMeter({ label, done, of, text }: StepMeterProps) {
  return (
    <div className="flex max-w-column flex-col gap-2">
      <p aria-hidden="true" className="text-14 font-medium">
        {text}
      </p>
      <Meter label={label} ratio={done / of} steps={of} valueText={text} className="w-full" />
    </div>
  )
}

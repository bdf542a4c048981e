import { ChevronDown } from 'lucide-react'
import { Select } from '../../kit/ui/Select.tsx'
import { TextField } from '../../kit/ui/TextField.tsx'
import { seatMessages } from './details-messages.en.ts'
import type { SeatChoice } from './seat-choice.ts'

const PACES = ['1', '2', '3'] as const

/** Advanced options: the speed of the session's clock, and a known draw. */
export function AdvancedPanel({ choice, minutes }: { choice: SeatChoice; minutes: number }) {
  const { start } = seatMessages
  return (
    <details className="group paper px-5 py-2">
      <summary className="target flex list-none items-center justify-between gap-3 text-14 font-medium [&::-webkit-details-marker]:hidden">
        {start.advanced}
        <ChevronDown
          aria-hidden="true"
          className="size-4 text-text-3 transition-[rotate] duration-(--duration-state) group-open:rotate-180"
        />
      </summary>
      <div className="flex flex-col gap-4 pt-2 pb-4">
        <Select
          label={start.pace}
          options={PACES.map((value) => ({
            value,
            label: start.paceOption(Number(value), Math.round(minutes / Number(value))),
          }))}
          value={PACES.find((value) => Number(value) === choice.pace) ?? '1'}
          onSelect={(value) => choice.setPace(Number(value))}
        />
        <TextField
          label={start.draw}
          hint={start.drawHint}
          autoComplete="off"
          value={choice.drawText}
          onChange={(event) => choice.setDrawText(event.target.value)}
          error={choice.isDrawValid ? undefined : start.drawError}
        />
      </div>
    </details>
  )
}

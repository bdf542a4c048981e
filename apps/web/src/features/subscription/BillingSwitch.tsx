import { useId } from 'react'
import { subscriptionMessages } from './messages.en.ts'

const { plans: words } = subscriptionMessages

/** Whether prices are shown by the month or by the year. */
export function BillingSwitch({ isAnnual, onChoose }: { isAnnual: boolean; onChoose: (isAnnual: boolean) => void }) {
  const name = useId()
  return (
    <fieldset className="inline-flex self-start rounded-control border border-control">
      <legend className="sr-only">{words.rhythm}</legend>
      {[false, true].map((annual) => (
        <label
          key={String(annual)}
          className="target relative grid cursor-pointer place-items-center rounded-[7px] px-4 text-14 font-medium text-text-2 transition-colors duration-(--duration-state) hover:text-text has-checked:bg-text/10 has-checked:text-text has-focus-visible:outline-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name={name}
            checked={annual === isAnnual}
            onChange={() => onChoose(annual)}
            className="absolute inset-0 cursor-pointer appearance-none outline-none"
          />
          {annual ? words.yearly : words.monthly}
        </label>
      ))}
    </fieldset>
  )
}

import { DRILL_ROUNDS_MAX, DRILL_SIDES, DRILL_SPEECH_SECONDS } from '@placard/contract'
import { PERSONALITIES } from '@placard/engine'
import { useId } from 'react'
import { CountryCombobox } from '../../../kit/countries/CountryCombobox.tsx'
import { useWorld } from '../../../kit/countries/use-world.ts'
import { Select } from '../../../kit/ui/Select.tsx'
import { chatMessages } from '../messages.en.ts'
import { drillMessages } from './messages.en.ts'
import { TypingChoice } from './TypingChoice.tsx'
import type { SetupPanelProps } from './terms.ts'
import type { TypingSpeed } from './typing-speed.ts'

const { setup: words, sides } = drillMessages
const ROUNDS = Array.from({ length: DRILL_ROUNDS_MAX }, (_, index) => index + 1)

function SideChoice({ terms, onChange }: SetupPanelProps) {
  const name = useId()
  return (
    <fieldset>
      <legend className="pb-1 text-13 font-medium text-text-2">{words.side}</legend>
      <div className="grid grid-cols-2 overflow-hidden rounded-control border border-control">
        {DRILL_SIDES.map((side) => (
          <label
            key={side}
            className="target flex cursor-pointer items-center justify-center gap-2 border-s border-hairline text-15 font-medium first:border-s-0 has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-2"
          >
            <input
              type="radio"
              name={name}
              checked={side === terms.side}
              onChange={() => onChange({ ...terms, side })}
              className="sr-only"
            />
            {sides[side]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Settings form: side, country, debate mode, number of speeches and time. */
export function SetupPanel({ terms, onChange, typing }: SetupPanelProps & { typing: TypingSpeed }) {
  const world = useWorld()
  return (
    <div className="flex flex-col gap-4">
      <SideChoice terms={terms} onChange={onChange} />
      <CountryCombobox
        label={words.country}
        placeholder={words.countryPlaceholder}
        countries={world.data?.countries ?? []}
        chosen={terms.country === null ? undefined : world.data?.byCode.get(terms.country)}
        onChoose={(country) => onChange({ ...terms, country: country?.iso3 ?? null })}
      />
      <Select
        label={words.mode}
        hint={words.modes[terms.mode]}
        value={terms.mode}
        options={PERSONALITIES.map((value) => ({ value, label: chatMessages.modes[value] }))}
        onSelect={(mode) => onChange({ ...terms, mode })}
      />
      <div className="grid grid-cols-2 gap-3">
        <Select
          label={words.rounds}
          value={String(terms.rounds)}
          options={ROUNDS.map((count) => ({ value: String(count), label: words.roundsCount(count) }))}
          onSelect={(rounds) => onChange({ ...terms, rounds: Number(rounds) })}
        />
        <Select
          label={words.seconds}
          value={String(terms.speechSeconds)}
          options={DRILL_SPEECH_SECONDS.map((count) => ({ value: String(count), label: words.secondsCount(count) }))}
          onSelect={(chosen) => {
            const speechSeconds = DRILL_SPEECH_SECONDS.find((count) => String(count) === chosen)
            if (speechSeconds !== undefined) onChange({ ...terms, speechSeconds })
          }}
        />
      </div>
      <TypingChoice terms={terms} onChange={onChange} typing={typing} />
    </div>
  )
}

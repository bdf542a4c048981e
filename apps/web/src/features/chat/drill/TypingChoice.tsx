import { givenSeconds, speechWords, TYPED_WORDS_A_MINUTE } from '@placard/contract'
import { useState } from 'react'
import { Select } from '../../../kit/ui/Select.tsx'
import { TextField } from '../../../kit/ui/TextField.tsx'
import { drillMessages } from './messages.en.ts'
import type { SetupPanelProps } from './terms.ts'
import type { TypingSpeed } from './typing-speed.ts'

const { setup: words, clock } = drillMessages
const { least, most } = TYPED_WORDS_A_MINUTE
const DELIVERIES = [
  { value: 'typed', label: words.deliveries.typed },
  { value: 'spoken', label: words.deliveries.spoken },
] as const

/** Whether the speeches are typed, and at what speed: that sets the time on the clock. */
export function TypingChoice({ terms, onChange, typing }: SetupPanelProps & { typing: TypingSpeed }) {
  const { typedWordsAMinute } = terms
  const [entered, setEntered] = useState(String(typing.current()))
  function enter(text: string) {
    setEntered(text)
    const speed = Number(text)
    if (!Number.isInteger(speed) || speed < least || speed > most) return
    typing.choose(speed)
    onChange({ ...terms, typedWordsAMinute: speed })
  }
  return (
    <>
      <Select
        label={words.delivery}
        value={typedWordsAMinute === undefined ? 'spoken' : 'typed'}
        options={DELIVERIES}
        onSelect={(chosen) => {
          onChange({ ...terms, typedWordsAMinute: chosen === 'typed' ? typing.current() : undefined })
        }}
      />
      {typedWordsAMinute !== undefined && (
        <TextField
          type="number"
          inputMode="numeric"
          label={words.speed}
          hint={words.speedHint(speechWords(terms), clock(givenSeconds(terms)), typing.measured())}
          min={least}
          max={most}
          value={entered}
          onChange={(event) => enter(event.target.value)}
        />
      )}
    </>
  )
}

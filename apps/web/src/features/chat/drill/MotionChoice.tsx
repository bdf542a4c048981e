import { DRILL_MOTION_MAX_LENGTH } from '@placard/contract'
import { Dices } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '../../../kit/ui/Button.tsx'
import { Select } from '../../../kit/ui/Select.tsx'
import { TextArea } from '../../../kit/ui/TextArea.tsx'
import { RadioRow } from '../RadioRow.tsx'
import { drillMessages } from './messages.en.ts'
import { type Motion, useMotions } from './use-motions.ts'

const { setup: words } = drillMessages
const ALL = 'all'

/** A motion from the list, or a custom one. */
export interface ChosenMotion {
  readonly motionId: string | null
  readonly motion: string
}

type MotionChoiceProps = {
  chosen: ChosenMotion
  onChoose: (motion: ChosenMotion) => void
  error: string | undefined
}

function OwnMotion({ chosen, onChoose, error }: MotionChoiceProps) {
  return (
    <TextArea
      label={words.ownLabel}
      hint={words.ownHint}
      error={error}
      rows={2}
      maxLength={DRILL_MOTION_MAX_LENGTH}
      value={chosen.motion}
      onChange={(event) => onChoose({ motionId: null, motion: event.target.value })}
    />
  )
}

/** Motion picker: filtered by topic, random, or custom. */
export function MotionChoice(props: MotionChoiceProps) {
  const { chosen, onChoose } = props
  const name = useId()
  const { data: motions = [], isError } = useMotions()
  const [topic, setTopic] = useState(ALL)
  const topics = [ALL, ...new Set(motions.map((motion) => motion.topic))]
  const shown = motions.filter((motion) => topic === ALL || motion.topic === topic)
  const choose = ({ id, motion }: Motion) => onChoose({ motionId: id, motion })
  function chooseAny() {
    const others = shown.filter(({ id }) => id !== chosen.motionId)
    const one = others[Math.floor(Math.random() * others.length)]
    if (one !== undefined) choose(one)
  }
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="pb-1 font-serif text-20">{words.motion}</legend>
      {isError && <p className="text-14 text-warning">{words.notLoaded}</p>}
      <div className="flex flex-wrap items-end gap-2">
        <div className="min-w-56 flex-1">
          <Select
            label={words.topic}
            value={topic}
            options={topics.map((value) => ({ value, label: words.topics[value] ?? value }))}
            onSelect={setTopic}
          />
        </div>
        <Button onClick={chooseAny} icon={<Dices aria-hidden="true" className="size-4" />}>
          {words.any}
        </Button>
      </div>
      <div className="max-h-104 overflow-y-auto rounded-control border border-control bg-surface">
        <RadioRow
          name={name}
          isChosen={chosen.motionId === null}
          onChoose={() => onChoose({ motionId: null, motion: '' })}
          title={words.own}
        />
        {shown.map((motion) => (
          <RadioRow
            key={motion.id}
            name={name}
            isChosen={motion.id === chosen.motionId}
            onChoose={() => choose(motion)}
            title={motion.motion}
            note={motion.note}
          />
        ))}
      </div>
      {chosen.motionId === null && <OwnMotion {...props} />}
    </fieldset>
  )
}

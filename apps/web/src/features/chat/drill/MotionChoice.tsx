import { DRILL_MOTION_MAX_LENGTH } from '@placard/contract'
import { Dices } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '../../../shared/ui/Button.tsx'
import { Select } from '../../../shared/ui/Select.tsx'
import { TextArea } from '../../../shared/ui/TextArea.tsx'
import { drillMessages } from './messages.en.ts'
import { type Motion, useMotions } from './use-motions.ts'

const { setup: words } = drillMessages
const ALL = 'all'

/** A motion of the list, or one in own words. */
export interface ChosenMotion {
  readonly motionId: string | null
  readonly motion: string
}

type MotionChoiceProps = {
  chosen: ChosenMotion
  onChoose: (motion: ChosenMotion) => void
  error: string | undefined
}

function MotionRow({
  motion: { id, motion, note },
  ...rest
}: {
  motion: Motion
  name: string
  isChosen: boolean
  onChoose: () => void
}) {
  const { name, isChosen, onChoose } = rest
  return (
    <label className="target flex cursor-pointer items-start gap-3 border-t border-hairline px-3 py-2.5 has-checked:bg-accent/10">
      <input
        type="radio"
        name={name}
        value={id}
        checked={isChosen}
        onChange={onChoose}
        className="mt-1 size-4 shrink-0"
      />
      <span>
        <span className="block text-15 font-medium">{motion}</span>
        <span className="block text-13 text-text-2">{note}</span>
      </span>
    </label>
  )
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

/** The motion of the drill: of the list by topic, any of them, or in own words. */
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
        <label className="target flex cursor-pointer items-center gap-3 px-3 py-2.5 has-checked:bg-accent/10">
          <input
            type="radio"
            name={name}
            checked={chosen.motionId === null}
            onChange={() => onChoose({ motionId: null, motion: '' })}
            className="size-4 shrink-0"
          />
          <span className="text-15 font-medium">{words.own}</span>
        </label>
        {shown.map((motion) => (
          <MotionRow
            key={motion.id}
            motion={motion}
            name={name}
            isChosen={motion.id === chosen.motionId}
            onChoose={() => choose(motion)}
          />
        ))}
      </div>
      {chosen.motionId === null && <OwnMotion {...props} />}
    </fieldset>
  )
}

import { GraduationCap, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { browserValues } from '../../client/storage/storage.ts'
import { Alert } from '../../kit/ui/Alert.tsx'
import { Button } from '../../kit/ui/Button.tsx'
import { useStartSession } from '../room/use-start-session.ts'
import { tutorialMessages } from './messages.en.ts'
import { TUTORIAL_ROUND } from './round.ts'

const { offer: words } = tutorialMessages

/** Whether this browser has shown the tutorial before. */
const KEY = 'placard.tutorial'

/** The tutorial's offer on the campaigns page: a card on the first visit, a line afterwards. */
export function TutorialOffer() {
  const [isKnown, setIsKnown] = useState(() => browserValues.read(KEY) === true)
  const round = useStartSession()

  function handleKnown() {
    browserValues.write(KEY, true)
    setIsKnown(true)
  }

  function handleStart() {
    browserValues.write(KEY, true)
    round.mutate(TUTORIAL_ROUND)
  }

  const failure = round.isError && (
    <Alert tone="danger" title={words.failed}>
      {round.error.message}
    </Alert>
  )
  if (isKnown) {
    return (
      <div className="flex flex-col items-start gap-2 [color-scheme:dark]">
        {failure}
        <Button
          size="sm"
          isBusy={round.isPending}
          icon={<RotateCcw aria-hidden="true" className="size-4" />}
          onClick={handleStart}
        >
          {round.isPending ? words.starting : words.again}
        </Button>
      </div>
    )
  }
  return (
    <section
      aria-label={words.title}
      className="flex animate-rise flex-col gap-3 rounded-panel border border-marble-control bg-marble-raised p-4 text-text [color-scheme:dark] sm:flex-row sm:items-center sm:gap-5 sm:p-5"
    >
      <GraduationCap aria-hidden="true" className="size-8 shrink-0 text-accent" />
      <div className="min-w-0 flex-1">
        <h2 className="font-serif text-20">{words.title}</h2>
        <p className="max-w-column text-15 text-text-2">{words.text}</p>
        {failure}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="quiet" onClick={handleKnown}>
          {words.dismiss}
        </Button>
        <Button variant="primary" isBusy={round.isPending} onClick={handleStart}>
          {round.isPending ? words.starting : words.start}
        </Button>
      </div>
    </section>
  )
}

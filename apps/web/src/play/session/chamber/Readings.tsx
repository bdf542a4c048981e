import { useEffect, useRef } from 'react'
import { madeByWords } from '../../../client/wording/engine-text.en.ts'
import { signatureText } from '../../../client/wording/who-worded.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { Chip } from '../../../kit/ui/Chip.tsx'
import { actText } from '../../room/wording.ts'
import { lateMessages } from '../late-messages.en.ts'
import type { Unclear } from '../model/session-state.ts'
import { useSession, useSessionState, useView } from '../session-context.ts'
import { SayIt } from '../voice/SayIt.tsx'
import { useSpokenQuestion } from '../voice/spoken-questions.ts'
import { COMPOSER_ID } from './composer-id.ts'
import { DraftActs } from './DraftActs.tsx'

const { unclear: words } = lateMessages

function textOf({ isTakenBack, readings, beyond }: Unclear): string {
  if (beyond !== undefined) return words.beyond[beyond]
  if (isTakenBack === true) return readings.length === 0 ? words.takenBackOnly : words.takenBack
  return readings.length === 0 ? words.none : words.text
}

/** A text that has not counted yet: its acts wait to be confirmed, or the player chooses a reading. */
export function Readings() {
  const unclear = useSessionState((state) => state.unclear)
  if (unclear === undefined) return null
  return unclear.acts === undefined ? <Choice /> : <DraftActs key={unclear.text} text={unclear} acts={unclear.acts} />
}

/** Ambiguous text: nothing was guessed, the player chooses a reading. */
function Choice() {
  const session = useSession()
  const view = useView()
  const unclear = useSessionState((state) => state.unclear)
  const box = useRef<HTMLElement>(null)

  useEffect(() => {
    if (unclear !== undefined) box.current?.focus()
  }, [unclear])

  const choose = (at: number) => () => {
    const act = unclear?.readings[at]?.act
    if (act !== undefined) void session.choose(act)
  }
  useSpokenQuestion('readings', { first: choose(0), second: choose(1), third: choose(2), discard: handleAgain })

  if (unclear === undefined) return null
  const readBy = signatureText(unclear.readBy)

  function handleAgain() {
    session.rephrase()
    document.getElementById(COMPOSER_ID)?.focus()
  }

  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label={words.title}
      className="mx-auto mb-2 w-[calc(100%-1.5rem)] max-w-[45rem] animate-rise rounded-panel border border-marble-control bg-marble-raised p-3 outline-none"
    >
      <p className="font-serif text-17">{words.title}</p>
      <p className="mb-2 text-13 text-text-2">
        {textOf(unclear)}
        {unclear.readings.length > 0 && <SayIt question="readings" />}
        {readBy !== undefined && <span className="text-text-3"> {madeByWords.readBy(readBy)}.</span>}
      </p>
      <div className="flex flex-wrap gap-2">
        {unclear.readings.map(({ act }, index) => (
          <Chip
            key={index}
            className="h-auto max-w-full py-1.5 text-start [overflow-wrap:anywhere]"
            onClick={() => void session.choose(act)}
          >
            {actText(act, view)}
          </Chip>
        ))}
        <Button size="sm" variant="quiet" onClick={handleAgain}>
          {words.again}
        </Button>
      </div>
    </section>
  )
}

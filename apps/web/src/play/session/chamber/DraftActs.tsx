import type { ActInMessage } from '@placard/contract'
import { Undo2, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { madeByWords } from '../../../client/wording/engine-text.en.ts'
import { signatureText } from '../../../client/wording/who-worded.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { Chip } from '../../../kit/ui/Chip.tsx'
import { classes } from '../../../kit/ui/classes.ts'
import { actText } from '../../room/wording.ts'
import { lateMessages } from '../late-messages.en.ts'
import type { Unclear } from '../model/session-state.ts'
import { useIsSending, useSession, useView } from '../session-context.ts'
import { SayIt } from '../voice/SayIt.tsx'
import { useSpokenQuestion } from '../voice/spoken-questions.ts'
import { COMPOSER_ID } from './composer-id.ts'

const { draft: words, unclear: unclearWords } = lateMessages

/**
 * The acts of a message before they count: each can be left out, Enter confirms the rest. The text stays in the composer
 * until then.
 */
export function DraftActs({ text, acts }: { readonly text: Unclear; readonly acts: readonly ActInMessage[] }) {
  const session = useSession()
  const view = useView()
  const isSending = useIsSending('composer')
  const [dropped, setDropped] = useState<ReadonlySet<number>>(new Set())
  const confirm = useRef<HTMLButtonElement>(null)
  const kept = acts.filter((_, index) => !dropped.has(index))
  const isOne = acts.length === 1
  const readBy = signatureText(text.readBy)

  // the keyboard is already there: Enter confirms, and Tab reaches each act
  useEffect(() => confirm.current?.focus(), [])

  function handleDrop(index: number) {
    const next = new Set(dropped)
    if (!next.delete(index)) next.add(index)
    setDropped(next)
  }

  function handleAgain() {
    session.rephrase()
    document.getElementById(COMPOSER_ID)?.focus()
  }

  function handleConfirm() {
    if (kept.length > 0 && !isSending) void session.confirm(kept)
  }

  useSpokenQuestion('check', { confirm: handleConfirm, discard: handleAgain })

  return (
    <section
      aria-label={words.title}
      className="mx-auto mb-2 flex max-h-[40vh] w-[calc(100%-1.5rem)] max-w-[45rem] animate-rise flex-col rounded-panel border border-marble-control bg-marble-raised p-3"
    >
      <p className="font-serif text-17">{words.title}</p>
      <p className="mb-2 text-13 text-text-2">
        {isOne ? words.binds : words.several}
        <SayIt question="check" />
        {readBy !== undefined && <span className="text-text-3"> {madeByWords.readBy(readBy)}.</span>}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long act is scrolled with the keys */}
      <ol aria-label={words.listed} tabIndex={0} className="mb-2 grid min-h-12 gap-1 overflow-y-auto">
        {acts.map(({ act }, index) => {
          const isDropped = dropped.has(index)
          const name = actText(act, view)
          return (
            <li key={index} className="flex items-start gap-2 rounded-control bg-marble-deep px-3 py-1.5 text-15">
              {!isOne && <span className="text-text-3 tabular-nums">{index + 1}</span>}
              <span
                className={classes(
                  'min-w-0 flex-1 [overflow-wrap:anywhere]',
                  isDropped ? 'text-text-3 line-through' : 'font-semibold',
                )}
              >
                {name}
              </span>
              {!isOne && (
                <button
                  type="button"
                  aria-label={isDropped ? words.keep(name) : words.drop(name)}
                  onClick={() => handleDrop(index)}
                  className="target-dense grid place-items-center rounded-control text-text-2 hover:text-text"
                >
                  {isDropped ? (
                    <Undo2 aria-hidden="true" className="size-4" />
                  ) : (
                    <X aria-hidden="true" className="size-4" />
                  )}
                </button>
              )}
            </li>
          )
        })}
      </ol>
      <div className="flex flex-none flex-wrap items-center gap-2">
        <Button
          ref={confirm}
          variant="primary"
          size="sm"
          isBusy={isSending}
          disabled={kept.length === 0}
          onClick={handleConfirm}
        >
          {isOne ? words.confirm : words.confirmAll(kept.length)}
        </Button>
        <Button size="sm" variant="quiet" onClick={handleAgain}>
          {unclearWords.again}
        </Button>
        {isOne && text.readings.length > 1 && <span className="text-13 text-text-3">{words.or}</span>}
        {isOne &&
          text.readings.slice(1, 2).map(({ act }, index) => (
            <Chip
              key={index}
              className="h-auto max-w-full py-1.5 text-start [overflow-wrap:anywhere]"
              onClick={() => void session.choose(act)}
            >
              {actText(act, view)}
            </Chip>
          ))}
      </div>
    </section>
  )
}

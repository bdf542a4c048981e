import { useEffect, useState } from 'react'
import { AnswerText } from '../markdown/AnswerText.tsx'
import { chatMessages } from '../messages.en.ts'
import { ReadAloud } from '../voice/ReadAloud.tsx'
import { EngineBadge } from './EngineBadge.tsx'
import { usePacedLive } from './use-paced-live.ts'

const { message: words } = chatMessages

/** Wait after which the indicator counts: the built-in assistant answers sooner. */
const COUNTED_AFTER_SECONDS = 3

/** Whole seconds since this was first shown. */
function useSeconds(): number {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const began = performance.now()
    const timer = setInterval(() => setSeconds(Math.floor((performance.now() - began) / 1000)), 1000)
    return () => clearInterval(timer)
  }, [])
  return seconds
}

/** Thinking indicator: an answer is pending without text yet. It counts the seconds that one has waited. */
function Thinking() {
  const seconds = useSeconds()
  return (
    <p className="flex items-center gap-2 py-1 text-14 text-text-3">
      <span aria-hidden="true" className="flex gap-1">
        {['', '[animation-delay:200ms]', '[animation-delay:400ms]'].map((delay) => (
          <span key={delay} className={`size-1.5 animate-breathe rounded-full bg-floor ${delay}`} />
        ))}
      </span>
      <span className="tabular">{seconds < COUNTED_AFTER_SECONDS ? words.thinking : words.thinkingFor(seconds)}</span>
    </p>
  )
}

/** The streaming answer to a message. */
export function LiveAnswer({ messageId, asked }: { messageId: string; asked: string }) {
  const live = usePacedLive()
  const isThis = live?.messageId === messageId
  const { text = '', retracted, retractedBy, engine } = isThis ? live : {}
  return (
    <>
      {retracted !== undefined && (
        <div className="mb-3 border-s-2 border-hairline ps-3 text-13 text-text-3">
          <p className="font-medium">{words.retracted}</p>
          <div className="max-h-24 overflow-hidden whitespace-pre-wrap line-through decoration-hairline">
            {retracted}
          </div>
          {retractedBy !== undefined && <EngineBadge engine={retractedBy} />}
        </div>
      )}
      {text === '' ? <Thinking /> : <AnswerText text={text} />}
      <div className="mt-1 flex min-h-9 items-center gap-2">
        <span
          aria-hidden="true"
          className="size-2 animate-breathe rounded-full bg-floor outline-1 outline-offset-2 outline-floor"
        />
        {engine !== undefined && <EngineBadge engine={engine} />}
        <span className="inline-flex [&_svg]:size-4">
          <ReadAloud messageId={messageId} asked={asked} />
        </span>
      </div>
    </>
  )
}

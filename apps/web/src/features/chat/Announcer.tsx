import { useEffect, useRef, useState } from 'react'
import { useChatState } from './chat-context.ts'
import { chatMessages } from './messages.en.ts'

const { announce } = chatMessages

/** The polite live region of the screen: announces that an answer is coming, and that it has ended. */
export function Announcer() {
  const liveId = useChatState(({ live }) => live?.messageId)
  const messages = useChatState((state) => state.messages)
  const [said, setSaid] = useState('')
  const followed = useRef<string>(undefined)
  useEffect(() => {
    if (liveId !== undefined) {
      followed.current = liveId
      setSaid(announce.answering)
      return
    }
    const ended = messages.find(({ id }) => id === followed.current)
    followed.current = undefined
    if (ended === undefined) return
    const { status } = ended
    setSaid(status === 'stopped' ? announce.stopped : status === 'complete' ? announce.ready : announce.failed)
  }, [liveId, messages])
  return (
    <p role="status" aria-live="polite" className="sr-only">
      {said}
    </p>
  )
}

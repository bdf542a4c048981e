import { CircleAlert, Clock3 } from 'lucide-react'
import { Button } from '../../../kit/ui/Button.tsx'
import { useChat } from '../chat-context.ts'
import { AttachmentList } from '../files/AttachmentList.tsx'
import { chatMessages } from '../messages.en.ts'
import type { Unsent } from '../model/kept-words.ts'
import { Said } from './Said.tsx'

const { actions, message: words } = chatMessages

/** A message in the outbox: sending, queued until online, or refused with the reason. */
export function UnsentMessage({ unsent, isSending }: { unsent: Unsent; isSending: boolean }) {
  const chat = useChat()
  const { clientId, text, refusal, attachments } = unsent
  const isRefused = refusal !== undefined
  return (
    <article className="pb-2">
      <h2 className="sr-only">{words.you}</h2>
      <div className="flex flex-col items-end">
        <AttachmentList attachments={attachments} />
        <Said text={text} />
        <div className="mt-1 flex flex-wrap items-center justify-end gap-x-1 text-12 text-text-3 [&_svg]:size-3.5">
          <span className={`inline-flex items-center gap-1 ${isRefused ? 'text-danger' : ''}`}>
            {isRefused ? <CircleAlert aria-hidden="true" /> : <Clock3 aria-hidden="true" />}
            {isRefused ? words.notTaken : isSending ? words.sending : words.waiting}
          </span>
          {isRefused && (
            <Button size="sm" variant="quiet" onClick={() => void chat.tryAgain(clientId)}>
              {actions.tryAgain}
            </Button>
          )}
          {!isSending && (
            <>
              <Button size="sm" variant="quiet" onClick={() => chat.unqueue(clientId, { edit: true })}>
                {actions.edit}
              </Button>
              <Button size="sm" variant="quiet" onClick={() => chat.unqueue(clientId)}>
                {actions.remove}
              </Button>
            </>
          )}
        </div>
      </div>
      {isRefused && (
        <div className="text-15">
          <h2 className="sr-only">{words.assistant}</h2>
          <p className="text-text-2">{words.apology(refusal.replace(/\.$/, ''))}</p>
        </div>
      )}
    </article>
  )
}

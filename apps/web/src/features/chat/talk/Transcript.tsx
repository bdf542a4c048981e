import { spokenText } from '@placard/voice'
import { useBranch, useChatState } from '../chat-context.ts'
import { RecordedMessage } from '../voice/RecordedMessage.tsx'
import { talkMessages } from './messages.en.ts'
import { TRANSCRIPT_SHOWN } from './transcript-shown.ts'

const { transcript: words } = talkMessages

/** The last messages, as they were said. */
export function Transcript() {
  const { branch } = useBranch()
  const live = useChatState((state) => state.live)
  const shown = branch
    .slice(-TRANSCRIPT_SHOWN)
    .map((message) => (message.id === live?.messageId ? { ...message, content: live.text } : message))
    .filter(({ content }) => content !== '')
  return (
    <section aria-label={words.label} className="w-full max-w-prose rounded-panel bg-surface p-4 text-start">
      {shown.length === 0 ? (
        <p className="text-14 text-text-2">{words.empty}</p>
      ) : (
        <ol className="flex flex-col gap-3">
          {shown.map(({ id, role, content, status }) => (
            <li key={id} className="[overflow-wrap:anywhere]">
              <p className="flex items-center gap-2 text-12 font-medium text-text-2">
                {words.who[role]}
                {role === 'user' && <RecordedMessage messageId={id} />}
              </p>
              <p className="font-serif text-15">{spokenText(content)}</p>
              {status === 'stopped' && <p className="text-12 text-text-2">{words.cut}</p>}
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

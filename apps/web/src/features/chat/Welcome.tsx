import { ViewLink } from '../../client/navigation/ViewLink.tsx'
import { useChat, useChatState } from './chat-context.ts'
import { chatMessages } from './messages.en.ts'
import { WelcomeWords } from './WelcomeWords.tsx'

const { welcome } = chatMessages

/** Ways to begin: with what the chat is about, where it is about something. */
function useStarts() {
  const context = useChatState(({ conversation, plan }) => (conversation ?? plan).context)
  return context === null || context.kind === 'drill' ? welcome.starts : welcome.startsAbout[context.kind]
}

/** What somebody sees who has said nothing yet: what this is, and ways to begin. */
export function Welcome() {
  const chat = useChat()
  const starts = useStarts()
  return (
    <WelcomeWords
      starts={starts}
      onStart={(prompt) => void chat.send(prompt)}
      drill={(className, words) => (
        <ViewLink view={{ kind: 'drill' }} className={className}>
          {words}
        </ViewLink>
      )}
    />
  )
}

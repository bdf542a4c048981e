import { ViewLink } from '../../client/navigation/ViewLink.tsx'
import { useChat, useChatState } from './chat-context.ts'
import { chatMessages } from './messages.en.ts'
import { WelcomeWords } from './WelcomeWords.tsx'

const { welcome } = chatMessages

/** Suggested prompts: those for the chat's context, where it has one. */
function useStarts() {
  const context = useChatState(({ conversation, plan }) => (conversation ?? plan).context)
  return context === null || context.kind === 'drill' ? welcome.starts : welcome.startsAbout[context.kind]
}

/** Empty state of a chat: what it is, and suggested prompts. */
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

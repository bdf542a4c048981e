import { chatMessages } from '../features/chat/messages.en.ts'
import { WelcomeWords } from '../features/chat/WelcomeWords.tsx'
import { Brand } from '../kit/ui/Brand.tsx'

/**
 * The chat on a narrow window as a static first screen, before any code is loaded: the build writes it into the page.
 * It only pictures what follows, with the same layout; space is reserved for the buttons in bars, and for the notice
 * about an unconfirmed address.
 */
export function ChatArrival() {
  return (
    <div id="arrival-chat" inert className="arrival">
      <div className="max-md:h-(--notice-room) shrink-0 bg-sunken" />
      <div className="flex h-14 shrink-0 items-center gap-2 border-b border-hairline bg-surface px-2">
        <span className="target" />
        <Brand />
      </div>
      <div className="flex min-h-12 shrink-0 items-center border-b border-hairline bg-surface px-2">
        <span className="target me-1" />
        <span className="text-15 font-medium">{chatMessages.untitled}</span>
      </div>
      <WelcomeWords
        starts={chatMessages.welcome.starts}
        drill={(className, words) => <span className={className}>{words}</span>}
      />
      <div className="bg-surface px-4 pb-2">
        <div className="min-h-13 rounded-panel border border-control" />
        <div className="mt-1 min-h-4.5" />
        <div className="target" />
      </div>
    </div>
  )
}

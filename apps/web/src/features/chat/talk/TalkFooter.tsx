import { useBranch, useChatState } from '../chat-context.ts'
import { StatusLine } from '../composer/StatusLine.tsx'
import { chosenOption } from '../engines/engine-options.ts'
import { useEngineOptions } from '../engines/use-engine-options.ts'
import { talkMessages as words } from './messages.en.ts'

/** Who answers: the engine of the last answer, or before there is one, the one that is chosen. */
export function TalkFooter() {
  const { branch } = useBranch()
  const live = useChatState((state) => state.live)
  const choice = useChatState(({ conversation, plan }) => (conversation ?? plan).engineChoice)
  const options = useEngineOptions()
  const engine = live?.engine ?? branch.findLast((message) => message.engine !== undefined)?.engine
  return (
    <footer className="px-4 py-3 text-center text-12 text-text-2">
      <p>{engine === undefined ? words.next(chosenOption(options, choice).title) : words.footer(engine)}</p>
      <StatusLine />
    </footer>
  )
}

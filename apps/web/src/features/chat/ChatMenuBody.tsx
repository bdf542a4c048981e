import {
  AudioLines,
  Copy,
  Download,
  Drama,
  Eraser,
  FileInput,
  FilePenLine,
  FolderOpen,
  Link2,
  type LucideIcon,
  Search,
} from 'lucide-react'
import { useChatScope } from '../../client/gateways/chat-scope.ts'
import { useHasPapers } from '../../client/gateways/paper-gateway.ts'
import { navigate } from '../../client/navigation/view-store.ts'
import { useBranch, useChatState } from './chat-context.ts'
import { useChatUi } from './chat-ui.ts'
import { copyText } from './copying.ts'
import { useConversationActs } from './panel/use-conversations.ts'
import { paperMessages } from './paper/messages.en.ts'
import { useNewPaper } from './paper/open-paper.ts'
import { projectMessages } from './projects/messages.en.ts'
import { toolMessages as words } from './tool-messages.en.ts'

type EntryProps = { label: string; Icon: LucideIcon; onPress: () => void; isDisabled?: boolean }

function Entry({ label, Icon, onPress, isDisabled = false }: EntryProps) {
  return (
    <button
      type="button"
      disabled={isDisabled}
      onClick={onPress}
      className="target-dense flex w-full items-center gap-3 rounded-control px-2 text-14 hover:bg-text/8 disabled:opacity-55"
    >
      <Icon aria-hidden="true" className="size-4 text-text-2" />
      {label}
    </button>
  )
}

/** The latest paper of the conversation, or an empty one. */
function PaperEntry({ isDisabled, onFollow }: { isDisabled: boolean; onFollow: () => void }) {
  const { latest } = useNewPaper()
  function handlePress() {
    onFollow()
    void latest()
  }
  return <Entry label={paperMessages.menu} Icon={FilePenLine} isDisabled={isDisabled} onPress={handlePress} />
}

/** Menu items: find, copy, export, share, clear. */
export function ChatMenuBody({ onFollow }: { onFollow: () => void }) {
  const ui = useChatUi()
  const { gateway, projects } = useChatScope()
  const { branch } = useBranch()
  const conversation = useChatState((state) => state.conversation)
  const { remove } = useConversationActs()
  const hasPapers = useHasPapers()
  const isEmpty = conversation === undefined || branch.length === 0

  const entry = (label: string, Icon: LucideIcon, act: () => void, isDisabled = isEmpty) => (
    <Entry
      label={label}
      Icon={Icon}
      isDisabled={isDisabled}
      onPress={() => {
        onFollow()
        act()
      }}
    />
  )
  const copy = () =>
    void copyText(
      branch.map(({ role, content }) => words.said(role, content)).join('\n\n'),
      words.chatCopied,
      words.chatNotCopied,
    )
  return (
    <>
      {entry(words.byVoice, AudioLines, () => {
        if (conversation !== undefined) navigate({ kind: 'voice-conversation', conversationId: conversation.id })
      })}
      {entry(words.find, Search, () => ui.setState({ isFinding: true }))}
      {entry(words.stance, Drama, () => ui.setState({ dialog: 'stance' }), false)}
      {hasPapers && <PaperEntry isDisabled={isEmpty} onFollow={onFollow} />}
      {projects !== undefined &&
        entry(projectMessages.move.menu, FolderOpen, () => ui.setState({ dialog: 'project' }), false)}
      {entry(words.copyChat, Copy, copy)}
      {entry(words.exportChat, Download, () => ui.setState({ dialog: 'export' }))}
      {entry(words.importChats, FileInput, () => ui.setState({ dialog: 'import' }), false)}
      {gateway.share !== undefined && entry(words.share, Link2, () => ui.setState({ dialog: 'share' }))}
      {entry(words.clear, Eraser, () => conversation && void remove(conversation, words.cleared))}
    </>
  )
}

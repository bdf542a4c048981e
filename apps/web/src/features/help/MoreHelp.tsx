import { Copy, LifeBuoy, Mail, MessageSquareText } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { modeStore } from '../../client/auth/mode-store.ts'
import { ViewLink } from '../../client/navigation/ViewLink.tsx'
import { Button, buttonClasses } from '../../kit/ui/Button.tsx'
import { showToast } from '../../kit/ui/toast-store.ts'
import type { HelpScreenProps } from './help-props.ts'
import { mailDraft, pageDetails } from './mail-draft.ts'
import { helpMessages } from './messages.en.ts'
import { viewOf } from './QuickNavigation.tsx'

const { more: words } = helpMessages

type Support = { readonly status: 'asking' | 'none' } | { readonly status: 'known'; readonly email: string }

function useSupport(askSupportEmail: HelpScreenProps['askSupportEmail']): Support {
  const [support, setSupport] = useState<Support>({ status: 'asking' })
  useEffect(() => {
    let isOver = false
    const settle = (found: Support) => {
      if (!isOver) setSupport(found)
    }
    askSupportEmail().then(
      (email) => settle(email === undefined ? { status: 'none' } : { status: 'known', email }),
      // without the server there is nobody to be named; what it says then is true as well
      () => settle({ status: 'none' }),
    )
    return () => {
      isOver = true
    }
  }, [askSupportEmail])
  return support
}

/** Whom to ask when the help does not help. Without an address the buttons say how somebody is reached. */
export function MoreHelp({ askSupportEmail }: Pick<HelpScreenProps, 'askSupportEmail'>) {
  const support = useSupport(askSupportEmail)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <section aria-labelledby="more-help" className="paper flex flex-col gap-4 p-5 sm:p-6">
      <h2 id="more-help" className="text-20">
        {words.title}
      </h2>
      <div className="flex flex-wrap gap-3">
        <ViewLink view={viewOf('troubleshooting')} className={buttonClasses()}>
          <LifeBuoy aria-hidden="true" className="size-4" />
          {words.troubleshooting}
        </ViewLink>
        <Write kind="support" support={support} onNobody={() => setIsOpen(true)} />
        <Write kind="feedback" support={support} onNobody={() => setIsOpen(true)} />
      </div>
      {support.status === 'known' && <p className="text-13 text-text-2">{words.byMail}</p>}
      {isOpen && support.status === 'none' && <Nobody />}
    </section>
  )
}

type WriteProps = { kind: 'support' | 'feedback'; support: Support; onNobody: () => void }

function Write({ kind, support, onNobody }: WriteProps) {
  const Icon = kind === 'support' ? Mail : MessageSquareText
  const icon = <Icon aria-hidden="true" className="size-4" />
  if (support.status === 'known') {
    return (
      <a href={mailDraft(kind, support.email)} className={buttonClasses()}>
        {icon}
        {words[kind]}
      </a>
    )
  }
  return (
    <Button icon={icon} isBusy={support.status === 'asking'} onClick={onNobody}>
      {words[kind]}
    </Button>
  )
}

function Nobody() {
  const isDemo = useStore(modeStore, ({ mode }) => mode === 'demo')
  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(pageDetails())
      showToast(words.copied)
    } catch {
      showToast(words.notCopied, { tone: 'danger' })
    }
  }
  return (
    <div role="status" className="flex flex-col items-start gap-3">
      <p className="max-w-prose text-15 text-text-2">{isDemo ? words.demo : words.nobody}</p>
      <p className="whitespace-pre-wrap text-13 text-text-2 [overflow-wrap:anywhere]">{pageDetails()}</p>
      <Button size="sm" icon={<Copy aria-hidden="true" className="size-4" />} onClick={() => void handleCopy()}>
        {words.copy}
      </Button>
    </div>
  )
}

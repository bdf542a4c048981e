import type { AnswerEngine } from '@placard/contract'
import { CRISIS_HELP, crisisIn } from '@placard/language'
import { LifeBuoy } from 'lucide-react'
import { useMemo } from 'react'
import { useSetting } from '../../../client/settings/current.ts'
import { AnswerText } from '../markdown/AnswerText.tsx'
import { chatMessages } from '../messages.en.ts'
import { helpTongueOf } from '../model/help-tongue.ts'

type CrisisHelpProps = {
  /** The user's message. */
  asked: string
  /** Engine of the answer; undefined while none is answering. */
  engine: AnswerEngine | undefined
}

/** Help lines for a user who writes about self-harm, shown above whatever a model answers. */
export function CrisisHelp({ asked, engine }: CrisisHelpProps) {
  const language = useSetting('language')
  const spoken = useMemo(() => crisisIn(asked), [asked])
  // the built-in assistant answers with the help lines itself
  if (spoken === undefined || engine?.place === 'built-in') return null
  const tongue = helpTongueOf(language, spoken)
  return (
    <aside
      aria-label={chatMessages.message.help}
      lang={tongue}
      dir={tongue === 'ar' ? 'rtl' : 'ltr'}
      className="mb-4 flex gap-3 rounded-panel border border-accent bg-accent/8 px-4 py-3 text-15"
    >
      <LifeBuoy aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent" />
      <div className="min-w-0">
        <AnswerText text={CRISIS_HELP[tongue]} />
      </div>
    </aside>
  )
}

import { ShieldCheck } from 'lucide-react'
import { useContext } from 'react'
import { useStore } from 'zustand'
import { modeStore } from '../../../client/auth/mode-store.ts'
import { ChatScopeContext } from '../../../client/gateways/chat-scope.ts'
import { ViewLink } from '../../../client/navigation/ViewLink.tsx'
import { buttonClasses } from '../../../kit/ui/Button.tsx'
import { PaperSection } from '../../../kit/ui/PaperSection.tsx'
import type { LegalTexts } from '../legal-texts.ts'
import { Spot } from '../search/Spot.tsx'
import { BrowserCard, DemoServerCard, RecordingsCard, SaleCard, ServerCard, TextsCard, UsageCard } from './cards.tsx'
import { privacyMessages as words } from './messages.en.ts'

/** What is kept about the user, counted, and the way to their rights. */
export function PrivacyTab({ texts }: { texts: LegalTexts }) {
  const isDemo = useStore(modeStore, ({ mode }) => mode === 'demo')
  const recordings = useContext(ChatScopeContext)?.recordings
  return (
    <div className="flex flex-col gap-6">
      <PaperSection title={words.title}>
        <p className="max-w-column text-14 text-text-2">{words.intro}</p>
        <ul className="grid gap-3 sm:grid-cols-2">
          <li>{isDemo ? <DemoServerCard /> : <ServerCard loadDataUse={texts.loadDataUse} />}</li>
          <li>
            <Spot id="browser-data">
              <BrowserCard />
            </Spot>
          </li>
          <li>
            <RecordingsCard gateway={recordings} />
          </li>
          <li>
            <SaleCard />
          </li>
          <li>
            <UsageCard />
          </li>
          <li>
            <TextsCard versions={texts.versions} />
          </li>
        </ul>
      </PaperSection>
      <PaperSection title={words.rights.title}>
        <Spot id="privacy-rights">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="min-w-0 flex-1 basis-56 text-14 text-text-2">{words.rights.text}</p>
            <ViewLink view={{ kind: isDemo ? 'privacy' : 'privacy-rights' }} className={buttonClasses('primary')}>
              <ShieldCheck aria-hidden="true" className="size-4" />
              {isDemo ? words.rights.action : words.rights.open}
            </ViewLink>
          </div>
        </Spot>
      </PaperSection>
    </div>
  )
}

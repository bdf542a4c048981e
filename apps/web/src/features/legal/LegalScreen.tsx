import { ArrowLeft } from 'lucide-react'
import { usePageTitle } from '../../client/navigation/page-title.ts'
import type { View } from '../../client/navigation/view.ts'
import { goBack, navigate } from '../../client/navigation/view-store.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { PanelBoundary } from '../../kit/ui/PanelBoundary.tsx'
import { Tabs } from '../../kit/ui/Tabs.tsx'
import { ContactPanel } from './ContactPanel.tsx'
import { DataUsePanel } from './DataUsePanel.tsx'
import { LegalPage } from './LegalPage.tsx'
import { LEGAL_TABS, type LegalTab } from './legal-page.ts'
import { legalMessages as words } from './messages.en.ts'
import { privacyText } from './privacy.en.ts'
import { termsText } from './terms.en.ts'
import type { AskSupportEmail } from './WhomToAsk.tsx'

const TITLES: Readonly<Record<LegalTab, { readonly title: string; readonly description: string }>> = {
  terms: termsText,
  privacy: privacyText,
  'data-use': words.dataUse,
  contact: words.contact,
}

/** The view of a tab. Terms and privacy notice have addresses of their own, which mails and sign-in link to. */
function viewOf(tab: LegalTab): View {
  if (tab === 'terms') return { kind: 'legal' }
  return tab === 'privacy' ? { kind: 'privacy' } : { kind: 'legal-tab', tab }
}

/** The tab at an address; the terms where there is none of that name. */
function tabOf(named: string): LegalTab {
  return LEGAL_TABS.find((tab) => tab === named) ?? 'terms'
}

type LegalScreenProps = {
  /** As named in the address. */
  tab: string
  askSupportEmail: AskSupportEmail
}

/** Terms, privacy notice, data use and contact. Its tabs are one step of the history, so that the way back leads out. */
export function LegalScreen({ tab: named, askSupportEmail }: LegalScreenProps) {
  const tab = tabOf(named)
  usePageTitle(TITLES[tab].title, TITLES[tab].description)
  return (
    <div className="mx-auto flex w-full max-w-[42rem] flex-col gap-4 px-4 py-8 sm:px-6">
      <span className="print:hidden">
        <Button
          variant="quiet"
          size="sm"
          icon={<ArrowLeft aria-hidden="true" className="size-4" />}
          onClick={() => goBack({ kind: 'chat' })}
        >
          {words.back}
        </Button>
      </span>
      <Tabs
        label={words.tabsLabel}
        tabs={LEGAL_TABS.map((id) => ({ id, label: words.tabs[id] }))}
        selected={tab}
        onSelect={(id) => navigate(viewOf(id), { replace: true })}
        panelClassName="pt-6"
      >
        <PanelBoundary key={tab}>
          <Panel tab={tab} askSupportEmail={askSupportEmail} />
        </PanelBoundary>
      </Tabs>
    </div>
  )
}

function Panel({ tab, askSupportEmail }: { tab: LegalTab; askSupportEmail: AskSupportEmail }) {
  switch (tab) {
    case 'terms':
      return <LegalPage text={termsText} askSupportEmail={askSupportEmail} />
    case 'privacy':
      return <LegalPage text={privacyText} askSupportEmail={askSupportEmail} />
    case 'data-use':
      return <DataUsePanel />
    case 'contact':
      return <ContactPanel askSupportEmail={askSupportEmail} />
  }
}

import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import type { Call } from '../../client/api/client.ts'
import { usePageTitle } from '../../client/navigation/page-title.ts'
import { ViewLink } from '../../client/navigation/ViewLink.tsx'
import { Tabs } from '../../kit/ui/Tabs.tsx'
import { ArchiveSection } from './ArchiveSection.tsx'
import { ChoicesSection } from './ChoicesSection.tsx'
import { CategoriesProgress, ComplianceNotice } from './Compliance.tsx'
import { ConsentSection } from './ConsentSection.tsx'
import { CorrectSection } from './CorrectSection.tsx'
import { DeleteSection } from './DeleteSection.tsx'
import { InventorySection } from './InventorySection.tsx'
import { KnowSection } from './KnowSection.tsx'
import { privacyRightsMessages as words } from './messages.en.ts'
import { QuickRequests } from './QuickRequests.tsx'
import { RequestsSection } from './RequestsSection.tsx'
import { SettingsSections } from './SettingsSections.tsx'
import { PrivacyCallContext } from './use-privacy.ts'

const TAB_IDS = ['rights', 'data', 'consent', 'requests', 'settings'] as const
type TabId = (typeof TAB_IDS)[number]
const TABS = TAB_IDS.map((id) => ({ id, label: words.tabs[id] }))

/** The tab that the address names by its fragment. */
const tabInAddress = (): TabId => TAB_IDS.find((id) => window.location.hash === `#${id}`) ?? 'rights'

/** The rights that somebody has over what is kept about them, each carried out from here. */
export function PrivacyRightsScreen({ call }: { call: Call }) {
  usePageTitle(words.title, words.intro)
  const [tab, setTab] = useState(tabInAddress)
  const panels = {
    rights: () => (
      <>
        <KnowSection onOpen={() => setTab('data')} />
        <ChoicesSection />
        <CorrectSection />
        <DeleteSection />
        <p className="text-13 text-text-2">{words.fair}</p>
      </>
    ),
    data: () => (
      <>
        <CategoriesProgress />
        <ArchiveSection />
        <InventorySection />
      </>
    ),
    consent: () => <ConsentSection />,
    requests: () => (
      <>
        <QuickRequests onAccess={() => setTab('rights')} onPortability={() => setTab('data')} />
        <RequestsSection />
      </>
    ),
    settings: () => <SettingsSections />,
  } as const satisfies Record<TabId, () => unknown>
  return (
    <PrivacyCallContext value={call}>
      <div className="flex flex-col gap-6">
        <header>
          <ViewLink
            view={{ kind: 'settings-tab', tab: 'privacy' }}
            className="target-dense mb-2 inline-flex items-center gap-1.5 text-14 text-accent hover:underline"
          >
            <ArrowLeft aria-hidden="true" className="size-4" />
            {words.back}
          </ViewLink>
          <h1 className="text-32">{words.title}</h1>
          <p className="mt-1 max-w-column text-15 text-text-2">{words.intro}</p>
        </header>
        <ComplianceNotice />
        <Tabs
          label={words.tabsLabel}
          tabs={TABS}
          selected={tab}
          onSelect={setTab}
          panelClassName="flex flex-col gap-6 pt-6"
        >
          {panels[tab]()}
        </Tabs>
      </div>
    </PrivacyCallContext>
  )
}

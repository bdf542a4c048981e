import { ArrowLeft } from 'lucide-react'
import { usePageTitle } from '../../../client/navigation/page-title.ts'
import { ViewLink } from '../../../client/navigation/ViewLink.tsx'
import type { View } from '../../../client/navigation/view.ts'
import { navigate } from '../../../client/navigation/view-store.ts'
import { PanelBoundary } from '../../../kit/ui/PanelBoundary.tsx'
import { Tabs } from '../../../kit/ui/Tabs.tsx'
import { Entries } from '../Entries.tsx'
import { GuideTabBody } from './GuideTabBody.tsx'
import type { GuideScreenProps } from './guide-props.ts'
import { guideMessages as words } from './messages.en.ts'
import { type GuideTab, TAB_ENTRIES, tabOf, tabsFor } from './tabs.ts'

/** The view of a tab. The first one is at the address of the guide itself. */
function viewOfTab(tab: GuideTab): View {
  return tab === 'overview' ? { kind: 'guide' } : { kind: 'guide-tab', tab }
}

/** The feature guide: entries of the assistant's guide, facts from the code, and pictures of the running product. */
export function GuideScreen(props: GuideScreenProps) {
  const { isAdministrator } = props
  const tab = tabOf(props.tab, isAdministrator)
  usePageTitle(tab === 'overview' ? words.title : `${words.tabs[tab]} · ${words.title}`)
  return (
    <div className="mx-auto flex w-full max-w-page flex-col gap-6 px-4 py-8 sm:px-6">
      <header className="flex flex-col items-start gap-3">
        <ViewLink view={{ kind: 'help' }} className="target-dense inline-flex items-center gap-2 text-14 text-accent">
          <ArrowLeft aria-hidden="true" className="size-4" />
          {words.back}
        </ViewLink>
        <div>
          <h1 className="text-32">{words.title}</h1>
          <p className="mt-1 text-15 text-text-2">{words.intro}</p>
        </div>
      </header>
      <Tabs
        label={words.tabsLabel}
        tabs={tabsFor(isAdministrator).map((id) => ({ id, label: words.tabs[id] }))}
        selected={tab}
        onSelect={(id) => navigate(viewOfTab(id))}
        panelClassName="flex flex-col gap-6 pt-6"
      >
        <PanelBoundary key={tab}>
          <GuideTabBody {...props} tab={tab} />
          <Entries ids={TAB_ENTRIES[tab]} heading="h2" />
        </PanelBoundary>
      </Tabs>
    </div>
  )
}

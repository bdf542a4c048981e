import { ChevronDown } from 'lucide-react'
import { useEffect, useState } from 'react'
import { classes } from '../../../kit/ui/classes.ts'
import { IconButton } from '../../../kit/ui/IconButton.tsx'
import { PanelBoundary } from '../../../kit/ui/PanelBoundary.tsx'
import { Tabs } from '../../../kit/ui/Tabs.tsx'
import { useView } from '../session-context.ts'
import { CrisisPanel } from './CrisisPanel.tsx'
import { LateUpdates } from './LateUpdates.tsx'
import { panelMessages } from './messages.en.ts'

const { events } = panelMessages

type TabId = 'crisis' | 'updates'

/** Current crisis and campaign updates, in a collapsible panel. */
export function EventsPanel() {
  const [tab, setTab] = useState<TabId>('crisis')
  const { crisis } = useView()
  const [isOpen, setIsOpen] = useState(true)
  const openCrisis = crisis?.status === 'open' ? crisis.id : undefined

  // Opens for a new crisis, and collapses once it is settled, to leave the space to the text.
  useEffect(() => {
    setIsOpen(openCrisis !== undefined)
    if (openCrisis !== undefined) setTab('crisis')
  }, [openCrisis])

  function handleSelect(id: TabId) {
    setTab(id)
    setIsOpen(true)
  }

  return (
    <section
      aria-label={events.label}
      className={classes(
        'relative flex min-h-0 flex-col border-t border-hairline',
        isOpen ? 'basis-[42%]' : 'shrink-0',
      )}
    >
      <Tabs<TabId>
        label={events.label}
        tabs={[
          { id: 'crisis', label: events.crisis },
          { id: 'updates', label: events.updates },
        ]}
        selected={tab}
        onSelect={handleSelect}
        className="flex min-h-0 flex-1 flex-col [&>[role=tablist]]:px-6 [&>[role=tablist]]:pe-14"
        panelClassName={classes('min-h-0 flex-1 overflow-y-auto px-6 py-4', !isOpen && 'hidden')}
      >
        <PanelBoundary>{tab === 'crisis' ? <CrisisPanel /> : <LateUpdates />}</PanelBoundary>
      </Tabs>
      <IconButton
        label={isOpen ? events.collapse : events.expand}
        aria-expanded={isOpen}
        isDense
        className="absolute inset-e-4 inset-bs-1"
        onClick={() => setIsOpen(!isOpen)}
      >
        <ChevronDown className={classes('transition-[rotate] duration-(--duration-panel)', !isOpen && 'rotate-180')} />
      </IconButton>
    </section>
  )
}

import { ArrowRight } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { usePageTitle } from '../../client/navigation/page-title.ts'
import { ViewLink } from '../../client/navigation/ViewLink.tsx'
import { PanelBoundary } from '../../kit/ui/PanelBoundary.tsx'
import { AdminFeatures } from './AdminFeatures.tsx'
import { Entries } from './Entries.tsx'
import { HelpSearch } from './HelpSearch.tsx'
import type { HelpScreenProps } from './help-props.ts'
import { MoreHelp } from './MoreHelp.tsx'
import { helpMessages as words } from './messages.en.ts'
import { QuickNavigation } from './QuickNavigation.tsx'
import { ShortcutTables } from './ShortcutTables.tsx'
import { type HelpSection, SECTION_ENTRIES, sectionOf } from './sections.ts'

const HEADING_ID = 'help-section'

/** Moves the focus to a section that was chosen: on a phone it is below the navigation. Nobody chose the first one. */
function useChosenSection(section: HelpSection): void {
  const shown = useRef(section)
  useEffect(() => {
    if (shown.current !== section) document.getElementById(HEADING_ID)?.focus()
    shown.current = section
  }, [section])
}

/** The help: sections made of the guide that the built-in assistant answers from. */
export function HelpScreen(props: HelpScreenProps) {
  const { isAdministrator, Prose, Sources, ask, askSupportEmail } = props
  const section = sectionOf(props.section, isAdministrator)
  usePageTitle(section === 'getting-started' ? words.title : `${words.sections[section].title} · ${words.title}`)
  useChosenSection(section)
  return (
    <div className="mx-auto flex w-full max-w-page flex-col gap-6 px-4 py-8 sm:px-6">
      <header className="flex flex-col gap-5">
        <div>
          <h1 className="text-32">{words.title}</h1>
          <p className="mt-1 text-15 text-text-2">{words.intro}</p>
        </div>
        <PanelBoundary>
          <HelpSearch ask={ask} Prose={Prose} Sources={Sources} />
        </PanelBoundary>
      </header>
      <QuickNavigation selected={section} isAdministrator={isAdministrator} />
      <PanelBoundary>
        <Section key={section} {...props} section={section} />
      </PanelBoundary>
      <Further />
      <PanelBoundary>
        <MoreHelp askSupportEmail={askSupportEmail} />
      </PanelBoundary>
    </div>
  )
}

function Section({ section, adminViews, loadKeys }: HelpScreenProps & { section: HelpSection }) {
  const { title, text } = words.sections[section]
  return (
    <article className="paper flex flex-col gap-5 p-5 sm:p-6">
      <div>
        <h2 id={HEADING_ID} tabIndex={-1} className="text-24 outline-none">
          {title}
        </h2>
        <p className="mt-1 text-14 text-text-2">{text}</p>
      </div>
      {section === 'shortcuts' && <ShortcutTables loadKeys={loadKeys} />}
      {section === 'admin-features' && <AdminFeatures views={adminViews} />}
      <Entries ids={SECTION_ENTRIES[section]} />
      {section === 'troubleshooting' && (
        <p className="text-15">
          {words.statusText}{' '}
          <ViewLink view={{ kind: 'status' }} className="text-accent underline">
            {words.status}
          </ViewLink>
          .
        </p>
      )}
    </article>
  )
}

function Further() {
  const { guide, smart, handbook, settings, label } = words.further
  return (
    <nav aria-label={label}>
      <ul className="grid gap-3 sm:grid-cols-2">
        <FurtherCard
          view={
            <ViewLink view={{ kind: 'guide' }} className="after:absolute after:inset-0">
              {guide.title}
            </ViewLink>
          }
          text={guide.text}
        />
        <FurtherCard
          view={
            <ViewLink view={{ kind: 'guide-tab', tab: 'ai-capabilities' }} className="after:absolute after:inset-0">
              {smart.title}
            </ViewLink>
          }
          text={smart.text}
        />
        <FurtherCard
          view={
            <ViewLink view={{ kind: 'handbook' }} className="after:absolute after:inset-0">
              {handbook.title}
            </ViewLink>
          }
          text={handbook.text}
        />
        <FurtherCard
          view={
            <ViewLink view={{ kind: 'settings-tab', tab: 'system' }} className="after:absolute after:inset-0">
              {settings.title}
            </ViewLink>
          }
          text={settings.text}
        />
      </ul>
    </nav>
  )
}

function FurtherCard({ view, text }: { view: ReactNode; text: string }) {
  return (
    <li className="relative flex items-start gap-3 rounded-panel border border-hairline bg-surface p-4 hover:border-control">
      <span className="flex min-w-0 flex-1 flex-col gap-1">
        <span className="text-15 font-semibold">{view}</span>
        <span className="text-13 text-text-2">{text}</span>
      </span>
      <ArrowRight aria-hidden="true" className="size-5 shrink-0 text-text-3" />
    </li>
  )
}

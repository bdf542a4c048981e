import type { Command } from '../../client/commands/commands.ts'
import { openShortcuts } from '../../client/commands/overlays-store.ts'
import type { PlainViewKind } from '../../client/navigation/view.ts'
import { navigate, viewStore } from '../../client/navigation/view-store.ts'
import { chooseTheme } from '../../client/settings/choose-theme.ts'
import { appearanceStore, THEME_CHOICES } from '../../kit/appearance/appearance.ts'
import { showToast } from '../../kit/ui/toast-store.ts'
import { groupsFor } from '../sidebar/entries.ts'
import { sidebarMessages } from '../sidebar/messages.en.ts'
import { toggleSidebar } from '../sidebar/sidebar-store.ts'
import { isShipped } from '../views/screens.tsx'
import { mayOpen, type Who } from '../views/views.ts'
import { focusMainInput } from './main-input.ts'
import { commandMessages } from './messages.en.ts'

const { groups } = commandMessages

/** Views that are reached from others, too. */
const REACHED_FROM_OTHERS = [
  { kind: 'drill', label: commandMessages.drill },
  { kind: 'security', label: sidebarMessages.security },
  { kind: 'subscription', label: sidebarMessages.subscription },
] as const

const VIEW_KEYS: Partial<Readonly<Record<PlainViewKind, readonly string[]>>> = {
  chat: ['$mod+1'],
  voice: ['$mod+2'],
  campaigns: ['$mod+3'],
  settings: ['$mod+,'],
  // where the question mark is no shifted key, and where it is
  help: ['$mod+?', '$mod+Shift+?'],
}

function goTo(who: Who): readonly Command[] {
  const parts = REACHED_FROM_OTHERS.filter(({ kind }) => isShipped(kind) && mayOpen({ kind }, who))
  const views = [...groupsFor(who).flatMap(({ entries }) => entries), ...parts]
  return views.map(({ kind, label }): Command => {
    const keys = VIEW_KEYS[kind]
    return {
      id: `go-${kind}`,
      label: commandMessages.goTo(label),
      group: groups.go,
      ...(keys === undefined ? {} : { keys }),
      run: () => navigate({ kind }),
    }
  })
}

function looks(): readonly Command[] {
  return THEME_CHOICES.map((theme) => ({
    id: `theme-${theme}`,
    label: commandMessages.theme[theme],
    group: groups.look,
    keywords: commandMessages.themeWords,
    run: () => {
      const before = appearanceStore.getState().theme
      void chooseTheme(theme)
      if (before !== theme) showToast(commandMessages.themeChosen[theme], { undo: () => void chooseTheme(before) })
    },
  }))
}

function page(): readonly Command[] {
  return [
    { id: 'focus-input', label: commandMessages.focusInput, keys: ['$mod+k'], run: focusMainInput },
    {
      id: 'toggle-sidebar',
      label: commandMessages.toggleSidebar,
      keys: ['$mod+b'],
      run: () => toggleSidebar(viewStore.getState().view.kind === 'session'),
    },
  ].map((command) => ({ ...command, group: groups.page }))
}

/** Until there is a help view, its keys open the nearest thing to it. */
function helpKeys(): readonly Command[] {
  if (isShipped('help')) return []
  const { help: keys = [] } = VIEW_KEYS
  return [
    { id: 'help-keys', label: commandMessages.help, group: groups.page, keys, isKeyOnly: true, run: openShortcuts },
  ]
}

/** What can be done wherever one is. */
export function shellCommands(who: Who, onLeave: () => void): readonly Command[] {
  const label = who.kind === 'demo' ? commandMessages.leaveDemo : commandMessages.signOut
  return [
    ...goTo(who),
    ...looks(),
    ...page(),
    ...helpKeys(),
    { id: 'leave', label, group: groups.account, run: onLeave },
  ]
}

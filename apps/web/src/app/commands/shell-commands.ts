import type { Command } from '../../client/commands/commands.ts'
import { navigate, viewStore } from '../../client/navigation/view-store.ts'
import { chooseLanguage } from '../../client/settings/choose-language.ts'
import { chooseTheme } from '../../client/settings/choose-theme.ts'
import { appearanceStore, THEME_CHOICES } from '../../kit/appearance/appearance.ts'
import { LANGUAGE_NAMES, LANGUAGES } from '../../kit/language/language.ts'
import { languageMessages } from '../../kit/language/messages.en.ts'
import { showToast } from '../../kit/ui/toast-store.ts'
import { entriesFor, groupsFor } from '../sidebar/entries.ts'
import { toggleSidebar } from '../sidebar/sidebar-store.ts'
import { entryOf } from '../views/registry.tsx'
import type { Who } from '../views/who.ts'
import { focusMainInput } from './main-input.ts'
import { commandMessages } from './messages.en.ts'

const { groups } = commandMessages

/** Views that are also reached from other views. */
const REACHED_FROM_OTHERS = ['drill', 'security', 'subscription', 'privacy-rights', 'guide'] as const

function goTo(who: Who): readonly Command[] {
  const views = [...groupsFor(who).flatMap(({ entries }) => entries), ...entriesFor(who, REACHED_FROM_OTHERS)]
  return views.map(({ kind, label }): Command => {
    const { keys, keywords } = entryOf(kind)
    return {
      id: `go-${kind}`,
      label: commandMessages.goTo(label),
      group: groups.go,
      ...(keys === undefined ? {} : { keys }),
      ...(keywords === undefined ? {} : { keywords }),
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

function languages(): readonly Command[] {
  return LANGUAGES.map((language) => ({
    id: `language-${language}`,
    label: languageMessages.command(LANGUAGE_NAMES[language]),
    group: groups.look,
    keywords: languageMessages.commandWords,
    run: () => void chooseLanguage(language),
  }))
}

function page(): readonly Command[] {
  return [
    { id: 'focus-input', label: commandMessages.focusInput, keys: ['$mod+k'], run: focusMainInput, isInFields: true },
    {
      id: 'toggle-sidebar',
      label: commandMessages.toggleSidebar,
      keys: ['$mod+b'],
      run: () => toggleSidebar(viewStore.getState().view.kind === 'session'),
    },
  ].map((command) => ({ ...command, group: groups.page }))
}

/** Commands available in every view. */
export function shellCommands(who: Who, onLeave: () => void): readonly Command[] {
  const label = who.kind === 'demo' ? commandMessages.leaveDemo : commandMessages.signOut
  return [
    ...goTo(who),
    ...looks(),
    ...languages(),
    ...page(),
    { id: 'leave', label, group: groups.account, run: onLeave },
  ]
}

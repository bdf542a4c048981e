import type { CATEGORIES } from '@placard/contract'
import type { HelpScreenProps } from '../help-props.ts'
import type { ModeNames } from './messages.en.ts'

/** How the settings name what can be chosen. */
export type LookWords = {
  readonly themes: readonly string[]
  /** Each with its size: “Small, 13 px”. */
  readonly fontSizes: readonly string[]
  readonly modes: ModeNames
  readonly modeHints: ModeNames
}

/** How the list of campaigns names its categories. */
export type CategoryWords = Readonly<Record<(typeof CATEGORIES)[number], string>>

/** The formats that can be saved, and those that are read. */
export type FileWords = {
  readonly chats: readonly string[]
  readonly papers: readonly string[]
  readonly debriefs: readonly string[]
  readonly read: readonly string[]
}

/** What the feature guide is given. */
export type GuideScreenProps = Pick<HelpScreenProps, 'isAdministrator' | 'adminViews'> & {
  /** As named in the address. */
  tab: string | undefined
  /** The words of the settings, the list of campaigns and the exports: nobody names a thing twice. */
  look: LookWords
  categories: CategoryWords
  /** The formats, which other views name in code of their own. */
  loadFiles: () => Promise<FileWords>
}

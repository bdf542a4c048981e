import type { ChatSource } from '@placard/contract'
import type { ComponentType } from 'react'
import type { KeyNote } from '../../client/commands/commands.ts'
import type { PlainViewKind } from '../../client/navigation/view.ts'

/** What the built-in assistant answered. */
export type HelpAnswer = { readonly text: string; readonly sources: readonly ChatSource[] }

/** How the parts of other features look that the help shows. */
export type HelpParts = {
  readonly Prose: ComponentType<{ text: string }>
  readonly Sources: ComponentType<{ sources: readonly ChatSource[] }>
}

export type HelpScreenProps = HelpParts & {
  /** As named in the address. */
  section: string | undefined
  isAdministrator: boolean
  /** The views of administration that this version has. */
  adminViews: readonly { readonly kind: PlainViewKind; readonly title: string }[]
  /** The keys of views that are not shown now. */
  loadKeys: () => Promise<readonly KeyNote[]>
  ask: (question: string) => Promise<HelpAnswer>
  /** The support address; undefined when there is none. */
  askSupportEmail: () => Promise<string | undefined>
}

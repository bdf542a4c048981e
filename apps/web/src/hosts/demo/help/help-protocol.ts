import type { ChatSource } from '@placard/contract'

/** What the built-in assistant answered to a question of the help. */
export type HelpAnswer = { readonly text: string; readonly sources: readonly ChatSource[] }

export type ToHelpWorker = { readonly id: number; readonly question: string }
/** Without an answer: it could not be made. */
export type FromHelpWorker = { readonly id: number; readonly answer: HelpAnswer | undefined }

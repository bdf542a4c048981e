import { PAPER_VERSIONS_MAX, type PaperSave, type PaperVersion, type WorkingPaper } from '@placard/contract'

/** What becomes of a save. `stored`: this is how the paper reads already; `superseded`: a version that is then dropped. */
export type SaveVerdict =
  | {
      readonly kind: 'store'
      readonly paper: WorkingPaper
      readonly version: PaperVersion
      readonly superseded: number | undefined
    }
  | { readonly kind: 'stored' }
  | { readonly kind: 'conflict' }

/**
 * Judges a save against the paper as it reads now. One that says what is there already is stored, so that a repeat whose
 * first answer was lost is no conflict. Of very many versions the second oldest is dropped, never the first.
 */
export function judgedSave(now: WorkingPaper, save: PaperSave, at: number): SaveVerdict {
  const isSame = now.text === save.text && now.title === save.title && now.kind === save.kind
  if (isSame) return { kind: 'stored' }
  if (now.version !== save.expected) return { kind: 'conflict' }
  const { kind, title, text, making, engine, of } = save
  const number = now.version + 1
  const madeAt = new Date(at).toISOString()
  const last = number - PAPER_VERSIONS_MAX + 1
  return {
    kind: 'store',
    paper: { ...now, kind, title, text, version: number, updatedAt: madeAt },
    version: {
      version: number,
      making,
      madeAt,
      ...(engine === undefined ? {} : { engine }),
      ...(of === undefined ? {} : { of }),
    },
    superseded: last > 1 ? last : undefined,
  }
}

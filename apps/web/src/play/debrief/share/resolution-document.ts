import type { PublicCampaign, SessionDetail } from '@placard/contract'
import { type ClauseText, closingMark, cutAtVerb } from '../../room/clause-text.ts'
import { countryIn, draftOnTheFloor } from '../../room/room.ts'
import { shareMessages as words } from './messages.en.ts'

/** A clause as printed: the verb in italics, the rest, and the closing punctuation. */
export type PrintedClause = ClauseText & { readonly mark: ',' | ';' | '.' }

/** A resolution in correct form: one sentence, from the organ to the full stop. */
export interface ResolutionDocument {
  /** Whether it was adopted, in words, and whether the session was imported. */
  readonly status: string
  readonly topic: string
  readonly organ: string
  /** Participles, each clause ending in a comma. */
  readonly preamble: readonly PrintedClause[]
  /** Numbered; each ends in a semicolon, the last in a full stop. */
  readonly operative: readonly PrintedClause[]
  readonly sponsors: readonly string[]
  readonly signatories: readonly string[]
}

/** The resolution of a session as a document; undefined when there was no draft on the floor. */
export function resolutionDocument(
  { view, session }: Pick<SessionDetail, 'view' | 'session'>,
  { organ, preamble, title }: Pick<PublicCampaign, 'organ' | 'preamble' | 'title'>,
): ResolutionDocument | undefined {
  const draft = draftOnTheFloor(view)
  if (!draft) return undefined
  const clauses = view.issues.flatMap(({ options }, issue) => {
    const clause = options[draft.deal[issue] ?? 0]?.clause ?? ''
    return clause === '' ? [] : [clause]
  })
  const names = (ids: readonly string[]) =>
    ids.map((id) => countryIn(view, id)).sort((a, b) => a.localeCompare(b, 'en'))
  const status = draft.status === 'adopted' ? words.adoptedMark : words.draftMark
  return {
    status: session.isImported ? words.importedMark(status) : status,
    topic: words.topic(title),
    organ,
    preamble: preamble.map((clause) => ({ ...cutAtVerb(bare(clause)), mark: ',' })),
    operative: clauses.map((clause, index) => ({
      ...cutAtVerb(bare(clause)),
      mark: closingMark(index, clauses.length),
    })),
    sponsors: names(draft.sponsors),
    signatories: names(draft.signatories),
  }
}

/** A clause without final punctuation. */
function bare(clause: string): string {
  return clause.trim().replace(/[,;.]+$/, '')
}

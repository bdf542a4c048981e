import { type PaperSummary, workingPapers } from '@placard/contract'
import type { Call } from '../../client/api/client.ts'
import type { PaperGateway } from '../../client/gateways/paper-gateway.ts'

/** The demo's working papers. */
export type DemoPapers = Pick<PaperGateway, 'listPapers' | 'readPaper'>

/** Moves the papers of a conversation into its copy in the account; one that is there gets what is new as a version. */
export async function movePapers(
  { papers, call }: { readonly papers: DemoPapers; readonly call: Call },
  own: readonly PaperSummary[],
  conversationId: string,
): Promise<void> {
  for (const { id } of own) {
    const { paper } = await papers.readPaper(id)
    const { kind, title, text } = paper
    // answers have other ids in the account
    const body = { id, conversationId, messageId: null, kind, title, text }
    const there = await call(workingPapers.create, { body })
    if (there.paper.text === text && there.paper.title === title && there.paper.kind === kind) continue
    const save = { expected: there.paper.version, kind, title, text, making: 'typed' as const }
    await call(workingPapers.save, { params: { paperId: there.paper.id }, body: save })
  }
}

/** When a conversation or one of its papers was last changed. */
export function lastChange(updatedAt: string, own: readonly PaperSummary[]): string {
  return own.reduce((latest, paper) => (paper.updatedAt > latest ? paper.updatedAt : latest), updatedAt)
}

import type { Campaign } from '@placard/contract'
import type { Issue } from '@placard/engine'
import type { AgendaTerms } from '../ports/language.ts'

/**
 * Cache of the agendas' terms. The same agenda is always the same object, so that a reader can cache what it derives
 * from it.
 */
export class Agendas {
  private readonly kept = new Map<string, { readonly text: string; readonly agenda: AgendaTerms }>()

  /** Issues and options are matched by id, as the campaign may have been edited since the session was opened. */
  of(campaignId: string, issues: readonly Issue[], campaign: Campaign | undefined): AgendaTerms {
    const agenda = { issues: issues.map((issue) => termsOf(issue, campaign)) }
    const text = JSON.stringify(agenda)
    const before = this.kept.get(campaignId)
    if (before?.text === text) return before.agenda
    this.kept.set(campaignId, { text, agenda })
    return agenda
  }
}

function termsOf({ id, options }: Issue, campaign: Campaign | undefined): AgendaTerms['issues'][number] {
  const authored = campaign?.issues.find((issue) => issue.id === id)
  return {
    terms: authored?.terms ?? [],
    options: options.map((option) => ({
      terms: authored?.options.find((candidate) => candidate.id === option.id)?.terms ?? [],
    })),
  }
}

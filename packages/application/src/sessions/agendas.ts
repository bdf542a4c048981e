import type { Campaign } from '@placard/contract'
import type { Issue } from '@placard/engine'
import type { AgendaTerms } from '../ports/language.ts'

/**
 * The words of the agendas in play. The same agenda is always the same object, so that a reader may keep what it made
 * of it.
 */
export class Agendas {
  private readonly kept = new Map<string, { readonly text: string; readonly agenda: AgendaTerms }>()

  /** The campaign may have been edited since the session was opened: issues and options are found by their ids. */
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

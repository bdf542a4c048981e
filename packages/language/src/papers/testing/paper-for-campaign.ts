/**
 * A resolution written for a campaign in words of its author's own, with what each operative clause asks for: the
 * option, as `issue option` by their ids; undefined for a clause that the campaign has nothing like.
 */
export interface PaperForCampaign {
  readonly campaign: string
  readonly title: string
  readonly head: string
  readonly clauses: readonly (readonly [clause: string, meant: string | undefined])[]
}

/** The text of such a paper. */
export function textOfPaper({ head, clauses }: PaperForCampaign): string {
  const operative = clauses.map(([clause], at) => `${at + 1}. ${clause}${at + 1 < clauses.length ? ';' : '.'}`)
  return [head, ...operative].join('\n\n')
}

/** Formats the facts of a conversation's context for the model, one per line. */
export const backgroundMessages = {
  dossier: (title: string) => `Dossier of the campaign “${title}”`,
  matter: (subtitle: string, theme: string) => `Matter before the committee: ${subtitle} (${theme}).`,
  objective: (objective: string) => `Objective: ${objective}`,
  issue: (title: string, question: string) => `Open issue, ${title}: ${question}`,
  option: (issue: string, label: string, clause: string) => `Option on ${issue}: ${label}. As a clause: ${clause}`,
  seat: (country: string, name: string, title: string, faction: string) =>
    `Delegate of ${country}: ${name}, ${title}; faction: ${faction}.`,
  motivation: (country: string, motivation: string) => `What moves ${country}: ${motivation}`,
  fact: (fact: string, source: string, year: number) => `Fact: ${fact} (${source}, ${year}).`,
  document: (title: string, year: number, note: string) => `Document: ${title} (${year}). ${note}`,
  record: (title: string) => `Record of the session “${title}”`,
  played: (country: string) => `The person took the seat of ${country}.`,
  outcome: (type: string, score: number) =>
    `The session ended: ${type.replaceAll('_', ' ')}, score ${score.toFixed(2)} of 1.`,
  imported: 'The record was imported: its result was reported by the person’s browser and not verified by this server.',
  clause: (status: 'open' | 'adopted' | 'rejected' | 'adjourned', issue: string, clause: string) =>
    `Clause of the ${status === 'open' ? 'unfinished' : status} draft, ${issue}: ${clause}`,
  said: (who: string, words: string) => `${who}: ${words}`,
  chair: 'Chair',
} as const

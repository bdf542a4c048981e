/** A clause cut at its verb: "Calls upon" | "Parties to contribute …". */
export type ClauseText = { readonly verb: string; readonly rest: string }

/** Words that belong to the verb before or after it, as in "Further calls upon" or "Takes note". */
const VERB = /^(?:(?:Also|Further|Strongly|Solemnly|Urgently)\s+)?\p{L}+(?:\s+(?:upon|note|again|also|further|for))?/u

/** Cuts an operative clause at its verb, which print sets in italics. */
export function cutAtVerb(clause: string): ClauseText {
  const verb = VERB.exec(clause)?.[0] ?? ''
  return { verb, rest: clause.slice(verb.length).trimStart() }
}

/** The mark at the end of an operative clause: a semicolon, and a full stop after the last. */
export function closingMark(index: number, count: number): ';' | '.' {
  return index === count - 1 ? '.' : ';'
}

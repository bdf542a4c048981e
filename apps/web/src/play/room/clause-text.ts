/** A clause split after its verb: "Calls upon" | "Parties to contribute …". */
export type ClauseText = { readonly verb: string; readonly rest: string }

/** Words that belong to the verb before or after them, as in "Further calls upon" or "Takes note". */
const VERB = /^(?:(?:Also|Further|Strongly|Solemnly|Urgently)\s+)?\p{L}+(?:\s+(?:upon|note|again|also|further|for))?/u

/** Splits an operative clause after its verb, which is printed in italics. */
export function cutAtVerb(clause: string): ClauseText {
  const verb = VERB.exec(clause)?.[0] ?? ''
  return { verb, rest: clause.slice(verb.length).trimStart() }
}

/** The punctuation after an operative clause: a semicolon, or a full stop after the last. */
export function closingMark(index: number, count: number): ';' | '.' {
  return index === count - 1 ? '.' : ';'
}

/** A segment of a text diff: unchanged, removed, or added. */
export type DiffPart = { readonly kind: 'same' | 'removed' | 'added'; readonly text: string }

/**
 * Share of common words below which two clauses count as different texts, since a word-by-word diff would be confusing.
 */
const RELATED_RATIO = 0.45

/** Lengths of the longest common subsequence of every pair of tails. */
function commonLengths(before: readonly string[], after: readonly string[]): number[][] {
  const lengths = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0))
  for (let i = before.length - 1; i >= 0; i--) {
    for (let j = after.length - 1; j >= 0; j--) {
      const longest = Math.max(lengths[i + 1]?.[j] ?? 0, lengths[i]?.[j + 1] ?? 0)
      const row = lengths[i]
      if (row) row[j] = before[i] === after[j] ? (lengths[i + 1]?.[j + 1] ?? 0) + 1 : longest
    }
  }
  return lengths
}

function joined(parts: readonly DiffPart[]): DiffPart[] {
  const runs: DiffPart[] = []
  for (const part of parts) {
    const last = runs.at(-1)
    if (last?.kind === part.kind) runs[runs.length - 1] = { kind: part.kind, text: `${last.text} ${part.text}` }
    else runs.push(part)
  }
  return runs
}

/**
 * Word-by-word diff of two versions of a clause: deletions before insertions. Texts that have little in common become
 * one deletion and one insertion; an empty text has no segment.
 */
export function textDiff(before: string, after: string): readonly DiffPart[] {
  const old = before.split(/\s+/).filter((word) => word !== '')
  const now = after.split(/\s+/).filter((word) => word !== '')
  const lengths = commonLengths(old, now)
  const common = lengths[0]?.[0] ?? 0
  if (common < RELATED_RATIO * Math.max(old.length, now.length)) {
    return [
      ...(old.length > 0 ? [{ kind: 'removed', text: before } as const] : []),
      ...(now.length > 0 ? [{ kind: 'added', text: after } as const] : []),
    ]
  }
  const parts: DiffPart[] = []
  let i = 0
  let j = 0
  while (i < old.length || j < now.length) {
    const [from, to] = [old[i], now[j]]
    if (from !== undefined && from === to) {
      parts.push({ kind: 'same', text: from })
      i += 1
      j += 1
    } else if (from !== undefined && (to === undefined || (lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0))) {
      parts.push({ kind: 'removed', text: from })
      i += 1
    } else if (to !== undefined) {
      parts.push({ kind: 'added', text: to })
      j += 1
    }
  }
  return joined(parts)
}

import * as z from 'zod'
import type { HeardText } from './hearing-kind.ts'

const Word = z.object({ t: z.string(), p: z.number() })
/** A line of version 5. */
const Line = z.object({ w: z.array(Word) })
/** A line of the versions before: the word, its first and last frame, how likely it is, and three figures of its search. */
const BACKTRACE = /^(\S+) +\d+ +\d+ +([\d.]+)(?: +-?\d+){3} *$/

/** The words in the output of either form, and how sure it is on the average; undefined where there are none. */
export function heardWords(output: string): HeardText | undefined {
  const words = output
    .split('\n')
    .flatMap((line) => (line.startsWith('{') ? wordsOfJson(line) : wordsOfBacktrace(line)))
    // marks of silence and noise
    .filter(({ t }) => !/^[<[+]/.test(t))
  if (words.length === 0) return undefined
  const sure = words.reduce((sum, { p }) => sum + Math.max(0, Math.min(1, p)), 0) / words.length
  // which of its pronunciations a word had stands in brackets
  const text = words.map(({ t }) => t.replace(/\(\d+\)$/, '')).join(' ')
  return { text, confidence: Math.round(sure * 100) / 100 }
}

function wordsOfBacktrace(line: string): readonly z.infer<typeof Word>[] {
  const [, t, p] = BACKTRACE.exec(line) ?? []
  return t === undefined ? [] : [{ t, p: Number(p) }]
}

function wordsOfJson(line: string): readonly z.infer<typeof Word>[] {
  try {
    return Line.parse(JSON.parse(line)).w
  } catch {
    return []
  }
}

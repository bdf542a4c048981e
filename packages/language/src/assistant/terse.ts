import type { Product } from './products/product.ts'

/** "Hiroshima. Put it in.": what is named first is what is to be done something with. */
const NAMED_FIRST =
  /^(.{3,60}?)\s*[.:,!–-]+\s+(?:please |also |and )*(?:add|put|include|mention|work|get|stick|squeeze|bring) (?:it|that|this|them)(?: in| there| into it| too| as well| please)*[\s.!]*$/i
/** "Cut it to 45." */
const BARE_LENGTH =
  /\b(?:cut|trim|shorten|shrink|get|bring|keep|make|take|reduce|stretch|squeeze) (?:it|that|this)(?: down| up)? (?:to|at|under) (?:about |around |like )?(\d{1,3})[\s.!]*$/i
/** Whole minutes are no longer than this; a greater number without a unit counts seconds. */
const MINUTES_MOST = 5
const WORDS_LEAST = 181

/** An order of few words, as it would be said in a sentence. */
export function spelledOut(text: string, product: Product | undefined): string {
  if (product === undefined) return text
  const named = text.match(NAMED_FIRST)?.[1]
  if (named !== undefined) return `add ${named}`
  const length = text.match(BARE_LENGTH)?.[1]
  return length === undefined || product.kind !== 'speech' ? text : `make it ${length} ${unitOf(Number(length))}`
}

function unitOf(count: number): string {
  if (count <= MINUTES_MOST) return 'minutes'
  return count < WORDS_LEAST ? 'seconds' : 'words'
}

import climate from './climate.json' with { type: 'json' }
import cybersecurity from './cybersecurity.json' with { type: 'json' }
import development from './development.json' with { type: 'json' }
import humanitarian from './humanitarian.json' with { type: 'json' }
import list from './motions.json' with { type: 'json' }
import nuclear from './nuclear.json' with { type: 'json' }
import order from './order.json' with { type: 'json' }
import pandemic from './pandemic.json' with { type: 'json' }
import rights from './rights.json' with { type: 'json' }
import trade from './trade.json' with { type: 'json' }

/** One point for a side: what is claimed, why, what is on record, and what the other side answers to it. */
interface Point {
  readonly claim: string
  readonly reason: string
  /** A fact of the world, without a full stop. */
  readonly fact: string
  /** Where the fact is to be read, with its year. */
  readonly source: string
  /** What the other side answers to this point. */
  readonly answer: string
  /** Words by which the point is known when somebody else makes it. */
  readonly words: string
}

const ARGUMENTS: Readonly<
  Record<string, { readonly for: readonly Point[]; readonly against: readonly Point[] } | undefined>
> = {
  ...climate.arguments,
  ...cybersecurity.arguments,
  ...development.arguments,
  ...humanitarian.arguments,
  ...nuclear.arguments,
  ...order.arguments,
  ...pandemic.arguments,
  ...rights.arguments,
  ...trade.arguments,
}

/** The authored motions with four points for and four against each, for the built-in opponent. */
export const debateBook = list.motions.map((motion) => ({
  ...motion,
  for: ARGUMENTS[motion.id]?.for ?? [],
  against: ARGUMENTS[motion.id]?.against ?? [],
}))

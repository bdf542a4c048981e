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

const ARGUMENTS = new Map(
  Object.entries({
    ...climate.arguments,
    ...cybersecurity.arguments,
    ...development.arguments,
    ...humanitarian.arguments,
    ...nuclear.arguments,
    ...order.arguments,
    ...pandemic.arguments,
    ...rights.arguments,
    ...trade.arguments,
  }),
)

/** The authored motions with eight points for and eight against each, for the built-in opponent. */
export const debateBook = list.motions.map((motion) => ({
  ...motion,
  for: ARGUMENTS.get(motion.id)?.for ?? [],
  against: ARGUMENTS.get(motion.id)?.against ?? [],
}))

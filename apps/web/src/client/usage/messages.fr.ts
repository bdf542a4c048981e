import type { Translation } from '../../kit/language/translation.ts'
import type { usageMessages as english } from './messages.en.ts'

/** French: text of refusals at a monthly limit. */
export const usageMessages: Translation<typeof english> = { toPlans: 'Voir votre offre' }

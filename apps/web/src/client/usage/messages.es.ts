import type { Translation } from '../../kit/language/translation.ts'
import type { usageMessages as english } from './messages.en.ts'

/** Spanish: text of refusals at a monthly limit. */
export const usageMessages: Translation<typeof english> = { toPlans: 'Ver tu plan' }

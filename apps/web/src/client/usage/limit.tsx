import { buttonClasses } from '../../kit/ui/Button.tsx'
import { ApiError } from '../api/api-error.ts'
import { ViewLink } from '../navigation/ViewLink.tsx'
import { usageMessages } from './messages.en.ts'

/** Query key of the user's plan and month. */
export const USAGE_QUERY = ['subscription', 'usage'] as const

/** Whether a call was refused because the monthly limit is reached; a retry would not help. */
export function isLimitReached(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'usage-limit-reached'
}

/** The one action after reaching a monthly limit. */
export function PlanLink() {
  return (
    <ViewLink view={{ kind: 'subscription' }} className={buttonClasses('secondary', 'sm', 'shrink-0')}>
      {usageMessages.toPlans}
    </ViewLink>
  )
}

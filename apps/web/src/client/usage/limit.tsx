import { buttonClasses } from '../../kit/ui/Button.tsx'
import { ApiError } from '../api/api-error.ts'
import { ViewLink } from '../navigation/ViewLink.tsx'
import { usageMessages } from './messages.en.ts'

/** Where the queries about the caller's plan and month are kept. */
export const USAGE_QUERY = ['subscription', 'usage'] as const

/** Whether something was refused because the month has no more; trying again changes nothing then. */
export function isLimitReached(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'usage-limit-reached'
}

/** The one thing to do about a month that has no more. */
export function PlanLink() {
  return (
    <ViewLink view={{ kind: 'subscription' }} className={buttonClasses('secondary', 'sm', 'shrink-0')}>
      {usageMessages.toPlans}
    </ViewLink>
  )
}

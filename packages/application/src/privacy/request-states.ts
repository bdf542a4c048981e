import type { PrivacyRequestKind, PrivacyRequestStatus, PrivacyStep } from '@placard/contract'

/** Statuses in which a request is not over. */
const OPEN_STATUSES = ['pending', 'processing', 'extended'] as const satisfies readonly PrivacyRequestStatus[]
type OpenStatus = (typeof OPEN_STATUSES)[number]

/** Whether a request is not over. */
export function isOpen(status: PrivacyRequestStatus): status is OpenStatus {
  return OPEN_STATUSES.some((open) => open === status)
}

/** Steps that leave the status as it is; they may be noted as long as the request is open. */
const NOTED: readonly PrivacyStep[] = ['receipt-sent', 'identity-verified']

/**
 * The status after a step; undefined where the step is out of order. A final status is left in one way only: a denial
 * that is appealed against is pending once more.
 */
export function statusAfter(
  kind: PrivacyRequestKind,
  status: PrivacyRequestStatus | undefined,
  step: PrivacyStep,
): PrivacyRequestStatus | undefined {
  if (step === 'received') return status === undefined ? 'pending' : undefined
  if (status === undefined) return undefined
  if (step === 'appealed') return status === 'denied' ? 'pending' : undefined
  // its days are over: the request was answered all the same
  if (step === 'archive-removed') return kind === 'know-pieces' && status === 'completed' ? status : undefined
  if (!isOpen(status)) return undefined
  return NOTED.includes(step) ? status : openAfter(kind, status, step)
}

function openAfter(kind: PrivacyRequestKind, status: OpenStatus, step: PrivacyStep): PrivacyRequestStatus | undefined {
  switch (step) {
    case 'confirmed':
      return status === 'pending' ? 'processing' : undefined
    case 'archive-begun':
      return status === 'pending' && kind === 'know-pieces' ? 'processing' : undefined
    case 'extended':
      // once, and not what has to be done within fifteen business days
      return status === 'extended' || kind === 'opt-out' || kind === 'limit' ? undefined : 'extended'
    case 'completed':
    case 'denied':
    case 'cancelled':
      return step
    default:
      return undefined
  }
}

import { PRIVACY_STEPS, type PrivacyRequestKind, type PrivacyRequestStatus, type PrivacyStep } from '@placard/contract'
import { describe, expect, it } from 'vitest'
import { isOpen, statusAfter } from './request-states.ts'

/** The status after steps in their order; undefined at the first that is out of order. */
function after(kind: PrivacyRequestKind, steps: readonly PrivacyStep[]): PrivacyRequestStatus | undefined {
  let status: PrivacyRequestStatus | undefined
  for (const step of steps) {
    status = statusAfter(kind, status, step)
    if (status === undefined) return undefined
  }
  return status
}

describe('a privacy request', () => {
  it.each([
    { kind: 'delete', steps: ['received'], status: 'pending', because: 'nothing goes before it is confirmed' },
    { kind: 'delete', steps: ['received', 'confirmed'], status: 'processing', because: 'its grace period runs' },
    {
      kind: 'delete',
      steps: ['received', 'confirmed', 'cancelled'],
      status: 'cancelled',
      because: 'that is what the grace is for',
    },
    {
      kind: 'delete',
      steps: ['received', 'identity-verified', 'receipt-sent', 'confirmed', 'completed'],
      status: 'completed',
      because: 'that is its whole way',
    },
    { kind: 'delete', steps: ['received', 'confirmed', 'confirmed'], status: undefined, because: 'there is one job' },
    { kind: 'delete', steps: ['received', 'completed', 'cancelled'], status: undefined, because: 'it is done' },
    { kind: 'delete', steps: ['confirmed'], status: undefined, because: 'nobody asked' },
    { kind: 'delete', steps: ['received', 'received'], status: undefined, because: 'it is received once' },
    {
      kind: 'know-pieces',
      steps: ['received', 'archive-begun', 'completed', 'archive-removed'],
      status: 'completed',
      because: 'it was answered, although its days are over',
    },
    { kind: 'know-pieces', steps: ['received', 'archive-removed'], status: undefined, because: 'there is none yet' },
    { kind: 'delete', steps: ['received', 'archive-begun'], status: undefined, because: 'a deletion has no archive' },
    { kind: 'correct', steps: ['received', 'extended'], status: 'extended', because: 'it takes longer' },
    { kind: 'correct', steps: ['received', 'extended', 'extended'], status: undefined, because: 'once is the law' },
    { kind: 'opt-out', steps: ['received', 'extended'], status: undefined, because: 'opting out is not put off' },
    { kind: 'correct', steps: ['received', 'denied', 'appealed'], status: 'pending', because: 'it is looked at again' },
    { kind: 'correct', steps: ['received', 'appealed'], status: undefined, because: 'nothing was denied' },
  ] as const)('of $kind after $steps is $status: $because', ({ kind, steps, status }) => {
    expect(after(kind, steps)).toBe(status)
  })

  it('leaves a final status only by an appeal', () => {
    for (const status of ['completed', 'denied', 'cancelled'] as const) {
      expect(isOpen(status)).toBe(false)
      const going = PRIVACY_STEPS.filter((step) => statusAfter('delete', status, step) !== undefined)
      expect(going).toEqual(status === 'denied' ? ['appealed'] : [])
    }
  })
})

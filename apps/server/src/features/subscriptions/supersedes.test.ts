import { describe, expect, it } from 'vitest'
import { type FoundState, type StoredSubscription, supersedes } from './subscription-rows.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 12, minute))

const STORED: StoredSubscription = {
  userId: 'ada',
  tier: 'PRO',
  status: 'ACTIVE',
  cancelAtPeriodEnd: false,
  currentPeriodEnd: null,
  trialEnd: null,
  paidBy: 'card',
  isAnnual: false,
  customerId: 'cus_1',
  providerId: 'sub_1',
  providerCreatedAt: at(0),
  askedAt: at(10),
  updatedAt: at(10),
}
const FOUND: FoundState = {
  tier: 'PRO',
  status: 'ACTIVE',
  paidBy: 'card',
  providerId: 'sub_1',
  providerCreatedAt: at(0),
  askedAt: at(11),
}

describe('PY-3 a state found at the payment service', () => {
  it.each<{
    because: string
    stored: Partial<StoredSubscription> | undefined
    found: Partial<FoundState>
    holds: boolean
  }>([
    { because: 'it is the first', stored: undefined, found: {}, holds: true },
    {
      because: 'a first payment that was not made gives nothing',
      stored: undefined,
      found: { status: 'INCOMPLETE' },
      holds: false,
    },
    { because: 'it was asked for later', stored: {}, found: { status: 'CANCELED' }, holds: true },
    { because: 'a later question was answered before', stored: {}, found: { askedAt: at(9) }, holds: false },
    {
      because: 'another one that ended takes no plan away',
      stored: {},
      found: { providerId: 'sub_0', status: 'CANCELED' },
      holds: false,
    },
    { because: 'it began later', stored: {}, found: { providerId: 'sub_2', providerCreatedAt: at(5) }, holds: true },
    { because: 'it began earlier', stored: { providerCreatedAt: at(9) }, found: { providerId: 'sub_0' }, holds: false },
    {
      because: 'it gives a plan and the stored one does not',
      stored: { status: 'CANCELED', providerCreatedAt: at(9) },
      found: { providerId: 'sub_0' },
      holds: true,
    },
    {
      because: 'what was paid once has no end',
      stored: { tier: 'LIFETIME', providerId: 'pi_1' },
      found: { providerCreatedAt: at(30) },
      holds: false,
    },
    {
      because: 'a plan that is paid for takes the place of one that was set',
      stored: { paidBy: 'administrator', providerId: null, askedAt: null },
      found: {},
      holds: true,
    },
    {
      because: 'an ended one takes no plan away that was set',
      stored: { paidBy: 'administrator', providerId: null },
      found: { status: 'CANCELED' },
      holds: false,
    },
  ])('holds: $holds, because $because', ({ stored, found, holds }) => {
    expect(supersedes(stored && { ...STORED, ...stored }, { ...FOUND, ...found })).toBe(holds)
  })
})

import { facts, type TableFacts } from './column-facts.ts'

const CLAIM = 'until the write has ended'
const PLAN = 'as long as the account exists'
const EVENTS = '13 months after the event'
const CHECKOUT = '13 months after the payment was begun'
const MONTHS = '13 months after the month'
const USES = '60 days after the use'
const KEYS = '24 hours'
const OVER = 'until the month or day is over everywhere'

/** The plan of an account. */
export const subscriptions: TableFacts = {
  user_id: facts('identifier', 'whose plan it is', PLAN, 'yes', 'with-owner'),
  tier: facts('activity', 'decides what may be used', PLAN, 'yes', 'with-owner'),
  status: facts('activity', 'decides what may be used', PLAN, 'yes', 'with-owner'),
  cancel_at_period_end: facts('activity', 'shows when the plan ends', PLAN, 'yes', 'with-owner'),
  current_period_end: facts('activity', 'shows when the plan ends or renews', PLAN, 'yes', 'with-owner'),
  trial_end: facts('activity', 'shows when the trial ends', PLAN, 'yes', 'with-owner'),
  paid_by: facts('activity', 'tells who may change the plan', PLAN, 'yes', 'with-owner'),
  is_annual: facts('activity', 'shows how it is paid', PLAN, 'yes', 'with-owner'),
  customer_id: facts('identifier', 'the account at the payment service', PLAN, 'yes', 'with-owner'),
  provider_id: facts('identifier', 'the subscription at the payment service', PLAN, 'yes', 'with-owner'),
  provider_created_at: facts('operation', 'the newer of two subscriptions counts', PLAN, 'yes', 'with-owner'),
  asked_at: facts('operation', 'orders answers of the payment service', PLAN, 'described', 'with-owner'),
  updated_at: facts('activity', 'shows the last change', PLAN, 'yes', 'with-owner'),
}

/** Events of the payment service. */
export const paymentEvents: TableFacts = {
  id: facts('operation', 'applies each event once', EVENTS, 'no', 'keep'),
  type: facts('operation', 'what happened at the payment service', EVENTS, 'no', 'keep'),
  object_id: facts('operation', 'what to ask the payment service about', EVENTS, 'no', 'keep'),
  customer_id: facts('operation', 'whom to ask the payment service about', EVENTS, 'no', 'keep'),
  status: facts('operation', 'shows whether it was worked through', EVENTS, 'no', 'keep'),
  attempts: facts('operation', 'spaces the attempts', EVENTS, 'no', 'keep'),
  due_at: facts('operation', 'spaces the attempts', EVENTS, 'no', 'keep'),
  received_at: facts('operation', 'ends the keeping', EVENTS, 'no', 'keep'),
  ended_at: facts('operation', 'shows when it was worked through', EVENTS, 'no', 'keep'),
  reason: facts('operation', 'tells why it was set aside', EVENTS, 'no', 'keep'),
}

/** Checkouts: payments that were begun. */
export const paymentCheckouts: TableFacts = {
  id: facts('identifier', 'tells payments apart', CHECKOUT, 'yes', 'with-owner'),
  user_id: facts('identifier', 'whose payment it is', CHECKOUT, 'yes', 'with-owner'),
  provider_id: facts('identifier', 'the payment at the payment service', CHECKOUT, 'yes', 'with-owner'),
  tier: facts('activity', 'what was to be paid', CHECKOUT, 'yes', 'with-owner'),
  is_annual: facts('activity', 'what was to be paid', CHECKOUT, 'yes', 'with-owner'),
  status: facts('activity', 'shows whether it was paid', CHECKOUT, 'yes', 'with-owner'),
  created_at: facts('activity', 'when it was begun', CHECKOUT, 'yes', 'with-owner'),
  due_at: facts('operation', 'when it is asked about next', CHECKOUT, 'described', 'with-owner'),
}

/** Usage of a month; of words, of a day. */
export const usageCounters: TableFacts = {
  user_id: facts('identifier', 'whose use it is', MONTHS, 'yes', 'with-owner'),
  kind: facts('activity', 'what was used', MONTHS, 'yes', 'with-owner'),
  period: facts('activity', 'when it was used', MONTHS, 'yes', 'with-owner'),
  taken: facts('activity', 'holds the month or the day to the plan', MONTHS, 'yes', 'with-owner'),
}

/** Usage of a deleted account in a month or a day that is not over. */
export const rememberedUsage: TableFacts = {
  holder: facts('identifier', 'keyed hash of the address: no new month for who signs up again', OVER, 'no', 'unlink'),
  kind: facts('activity', 'what was used', OVER, 'no', 'unlink'),
  period: facts('activity', 'when it was used', OVER, 'no', 'unlink'),
  taken: facts('activity', 'holds the month and the day to the plan', OVER, 'no', 'unlink'),
  forget_at: facts('operation', 'ends the keeping', OVER, 'no', 'unlink'),
}

/** Single reservations. */
export const usageReservations: TableFacts = {
  id: facts('identifier', 'tells uses apart', USES, 'yes', 'with-owner'),
  user_id: facts('identifier', 'whose use it is', USES, 'yes', 'with-owner'),
  kind: facts('activity', 'what was used', USES, 'yes', 'with-owner'),
  period: facts('activity', 'the month or day it counts in', USES, 'yes', 'with-owner'),
  amount: facts('activity', 'what it cost', USES, 'yes', 'with-owner'),
  what: facts('activity', 'shows what it was', USES, 'yes', 'with-owner'),
  key: facts('operation', 'recognises a repeated request', KEYS, 'described', 'with-owner'),
  state: facts('activity', 'shows whether it was counted', USES, 'yes', 'with-owner'),
  created_at: facts('activity', 'when it was', USES, 'yes', 'with-owner'),
  expires_at: facts('operation', 'gives back what was never made', USES, 'described', 'with-owner'),
  ended_at: facts('operation', 'when it was counted or given back', USES, 'described', 'with-owner'),
}

/** Storage claims of writes in progress. */
export const storageClaims: TableFacts = {
  user_id: facts('identifier', 'whose room it is', CLAIM, 'described', 'with-owner'),
  bytes: facts(
    'operation',
    'holds writes at the same time to the storage of the plan',
    CLAIM,
    'described',
    'with-owner',
  ),
  updated_at: facts('operation', 'gives back what a server that died had claimed', CLAIM, 'described', 'with-owner'),
}

import type { UsageKind } from '@placard/contract'

const KINDS: Readonly<Record<UsageKind, (limit: number) => string>> = {
  voice: (limit) => (limit === 1 ? 'the one minute of voice' : `all ${limit} minutes of voice`),
  campaign: (limit) => (limit === 1 ? 'the one campaign session' : `all ${limit} campaign sessions`),
  ai: (limit) =>
    limit === 1 ? 'the one interaction with the assistant' : `all ${limit} interactions with the assistant`,
  export: (limit) => (limit === 1 ? 'the one saved file' : `all ${limit} saved files`),
}

const storageText = (bytes: number) =>
  bytes < 1_000_000
    ? `${new Intl.NumberFormat('en').format(bytes)} bytes`
    : `${new Intl.NumberFormat('en', { maximumFractionDigits: 1 }).format(bytes / 1_000_000)} MB`

/** Sentences about plans, payments and monthly use. */
export const subscriptionMessages = {
  limitReached: (kind: UsageKind, limit: number, nextMonth: string) =>
    limit === 0
      ? `Your plan has none of these. Other plans do.`
      : `You have used ${KINDS[kind](limit)} of this month. There are more from ${nextMonth}, or with another plan.`,
  storageFull: (limit: number) =>
    `Your plan stores ${storageText(limit)} for you, and this does not fit into what is left. Remove conversations or end shared links to make room; Settings, Subscription shows what uses it. What is removed gives its room back after five minutes.`,
  notForSale: 'This plan cannot be bought on this server.',
  alreadyYours: 'This is already your plan.',
  nothingToCancel: 'There is no subscription to cancel.',
  setByAdministrator: 'An administrator set this plan. Please ask them to change it.',
  nothingToReactivate: 'There is no cancellation to take back. Choose a plan to begin again.',
  nothingPaid: 'Nothing is paid by card on this account, so there is no payment method to change.',
  unreachable: 'The payment service cannot be reached at the moment. Nothing was charged. Please try again shortly.',
} as const

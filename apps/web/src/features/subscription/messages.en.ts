import type { ShownStatus } from '@placard/application'
import type { Tier, UsageKind } from '@placard/contract'
import { datesIn } from '../../kit/language/dates.ts'

const { day, moment } = datesIn('en-GB')
const numbers = new Intl.NumberFormat('en')

const number = (value: number) => numbers.format(value)

const UNITS: Readonly<Record<UsageKind, (amount: number) => string>> = {
  voice: (amount) => (amount === 1 ? '1 minute' : `${number(amount)} minutes`),
  campaign: (amount) => (amount === 1 ? '1 session' : `${number(amount)} sessions`),
  ai: (amount) => (amount === 1 ? '1 interaction' : `${number(amount)} interactions`),
  export: (amount) => (amount === 1 ? '1 file' : `${number(amount)} files`),
}

export const TIER_LABELS: Readonly<Record<Tier, string>> = {
  FREE: 'Free',
  PRO: 'Pro',
  ENTERPRISE: 'Enterprise',
  LIFETIME: 'Lifetime',
}

export const STATUS_LABELS: Readonly<Record<ShownStatus, string>> = {
  active: 'Active',
  canceling: 'Canceling',
  trial: 'Trial',
  'past-due': 'Past Due',
  canceled: 'Canceled',
  unpaid: 'Unpaid',
  unknown: 'Unknown',
}

/** Texts of the subscription view. */
export const subscriptionMessages = {
  title: 'Subscription',
  intro: 'Your plan, what you have used this month, and the other plans.',
  current: {
    title: 'Your plan',
    free: 'Free, with no end date.',
    lifetime: 'Paid once, with no end date.',
    byAdministrator: 'Set by an administrator of this server.',
    renews: (at: string) => `Renews on ${day(at)}.`,
    active: 'Renews automatically.',
    canceling: (at: string) => `Ends on ${day(at)}. Nothing changes until then; afterwards the limits of Free apply.`,
    cancelingSometime: 'Ends with the period already paid for. Afterwards the limits of Free apply.',
    trial: (at: string, days: number) =>
      days === 0
        ? `The trial ended on ${day(at)}.`
        : `The trial ends on ${day(at)}: ${days === 1 ? '1 day is' : `${days} days are`} left.`,
    trialSometime: 'You are in your trial period.',
    trialCanceled: 'You have cancelled: nothing is charged, and the plan ends with the trial.',
    thenYearly: 'Then billed yearly.',
    thenMonthly: 'Then billed monthly.',
    pastDue: 'Payment required to continue service.',
    canceled: 'The limits of Free apply. What you made stays yours.',
    unpaid: 'Payment failed, update payment method. Until then the limits of Free apply.',
    unknown:
      'This version does not recognise the state of your subscription. Until it does, the limits of Free apply. Please contact support.',
    noSupport: 'Support is provided by whoever runs this server.',
    support: 'Email support',
    paidYearly: 'Billed yearly.',
    paidMonthly: 'Billed monthly.',
  },
  actions: {
    cancel: 'Cancel subscription',
    reactivate: 'Keep subscription',
    paymentMethod: 'Update payment method',
    failed: 'Something went wrong',
    reactivated: 'Your subscription continues.',
    toPayment: 'Taking you to the payment service.',
  },
  cancel: {
    title: 'Cancel your subscription?',
    text: (at: string | undefined) =>
      at === undefined
        ? 'You can keep the plan until the end of its period, or end it now.'
        : `You can keep the plan until ${day(at)}, or end it now.`,
    now: 'End it now',
    atPeriodEnd: 'End it when the period ends',
    keep: 'Go back',
  },
  paid: {
    waitingTitle: 'Your payment is being confirmed',
    waiting: 'The payment service notifies this server, usually within seconds. This page updates by itself.',
    late: 'This is taking longer than usual. Nothing is lost: this server asks the payment service again within the hour.',
    done: (tier: string) => `Thank you. Your plan is ${tier}.`,
  },
  usage: {
    title: 'This month',
    resets: (at: string, zone: string) => `Resets on ${moment(at)} (${zone}).`,
    kinds: {
      voice: 'Voice',
      campaign: 'Campaign sessions',
      ai: 'Assistant',
      export: 'Saved files',
    } satisfies Record<UsageKind, string>,
    explained: {
      voice: 'Minutes of voice conversation.',
      campaign: 'Each session you open counts once, including branches of another session. The tutorial round is free.',
      ai: 'Each question to the assistant counts once.',
      export: 'Debriefs and resolutions you save as files.',
    } satisfies Record<UsageKind, string>,
    left: (kind: UsageKind, left: number, limit: number) => `${number(left)} of ${UNITS[kind](limit)} left`,
    unlimited: (kind: UsageKind, used: number) => `${UNITS[kind](used)} used, without a limit`,
    percent: (percent: number) => `${percent} % used`,
    last: (what: string, kind: UsageKind, amount: number, at: string) =>
      `Last: ${what}, ${UNITS[kind](amount)}, ${moment(at)}`,
    none: 'Nothing used so far.',
    over: 'Your plan was downgraded this month: nothing is left until the allowance resets.',
  },
  plans: {
    title: 'Plans',
    notConfigured: 'Payments are not configured on this server. An administrator can set your plan.',
    rhythm: 'Billing',
    recommended: 'Recommended',
    monthly: 'Monthly',
    yearly: 'Yearly',
    perMonth: 'a month',
    perYear: 'a year',
    once: 'once',
    notSold: 'Not sold on this server',
    saves: (percent: number) => `${percent} % cheaper than monthly`,
    trial: (days: number) => `The first ${days} days are free.`,
    limit: (kind: UsageKind, limit: number | null) =>
      limit === null
        ? { campaign: 'Campaign sessions', export: 'Saved files', voice: 'Voice', ai: 'Assistant' }[kind] +
          ' without a limit'
        : `${{ campaign: limit === 1 ? '1 campaign session' : `${number(limit)} campaign sessions`, export: limit === 1 ? '1 saved file' : `${number(limit)} saved files`, voice: UNITS.voice(limit), ai: limit === 1 ? '1 question to the assistant' : `${number(limit)} questions to the assistant` }[kind]} a month`,
    wordsPerDay: (limit: number | null) =>
      limit === null ? 'Unlimited words with the assistant' : `${number(limit)} words with the assistant a day`,
    choose: (tier: string) => `Choose ${tier}`,
    yours: 'Your plan',
    secure: 'You pay on the payment service’s page. This server never sees your card.',
  },
} as const

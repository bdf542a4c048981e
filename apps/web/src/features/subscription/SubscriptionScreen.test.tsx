import {
  type Plans,
  type RouteDefinition,
  type Subscription,
  storage,
  subscriptions,
  type Usage,
} from '@placard/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Call } from '../../client/api/client.ts'
import { STATUS_LABELS } from './messages.en.ts'
import { SubscriptionScreen } from './SubscriptionScreen.tsx'
import { limits, PLANS, USAGE } from './testing/plans-on-offer.ts'

const IN_TWO_DAYS = new Date(Date.now() + 30 * 3_600_000).toISOString()
const FREE: Subscription = {
  tier: 'FREE',
  status: 'ACTIVE',
  cancelAtPeriodEnd: false,
  effectiveTier: 'FREE',
  paidBy: 'nobody',
}
const PRO: Subscription = {
  ...FREE,
  tier: 'PRO',
  effectiveTier: 'PRO',
  paidBy: 'card',
  isAnnual: false,
  currentPeriodEnd: '2026-12-21T10:00:00.000Z',
}
type Answers = { current: Subscription; plans: Plans; usage: Usage }

/** A server that answers as a test says, by the contract; it writes down what it was asked. */
function show(answers: Partial<Answers> = {}, refused?: Error, support: string | undefined = 'help@example.org') {
  let current = answers.current ?? FREE
  let usage = answers.usage ?? USAGE
  const asked: unknown[] = []
  const replies: Readonly<Record<string, (body: unknown) => unknown>> = {
    [subscriptions.current.path]: () => current,
    [subscriptions.plans.path]: () => answers.plans ?? PLANS,
    [subscriptions.usage.path]: () => usage,
    [storage.use.path]: () => ({ usedBytes: 0, limitBytes: null, kinds: [] }),
    [subscriptions.checkout.path]: () => ({ url: 'https://pay.example/1' }),
    [subscriptions.cancel.path]: () => {
      current = { ...current, cancelAtPeriodEnd: true }
      return current
    },
    [subscriptions.reactivate.path]: () => {
      current = { ...current, cancelAtPeriodEnd: false }
      return current
    },
    [subscriptions.paymentMethod.path]: () => ({ url: 'https://pay.example/portal' }),
  }
  const call: Call = async (route: RouteDefinition, input: { body?: unknown }) => {
    if (route.method === 'POST') asked.push([route.path, input.body])
    if (refused !== undefined && route.method === 'POST') throw refused
    const reply = route.reply.safeParse(replies[route.path]?.(input.body))
    if (!reply.success) throw reply.error
    return JSON.parse(JSON.stringify(reply.data))
  }
  const left: string[] = []
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={queries}>
      <SubscriptionScreen
        call={call}
        askSupportEmail={async () => support || undefined}
        onLeave={(url) => left.push(url)}
      />
    </QueryClientProvider>,
  )
  return {
    person: userEvent.setup(),
    asked,
    left,
    setCurrent: (next: Subscription) => (current = next),
    setUsage: (next: Usage) => (usage = next),
  }
}

afterEach(() => {
  window.location.hash = ''
  vi.useRealTimers()
})

describe('the state of a subscription', () => {
  it.each<{ given: Subscription; badge: string; text: RegExp; buttons: string[] }>([
    { given: FREE, badge: 'Active', text: /Free, with no end date/, buttons: [] },
    {
      given: PRO,
      badge: 'Active',
      text: /Renews on 21 December 2026\. Billed monthly/,
      buttons: ['Update payment method', 'Cancel subscription'],
    },
    {
      given: { ...PRO, cancelAtPeriodEnd: true },
      badge: 'Canceling',
      text: /Ends on 21 December 2026/,
      buttons: ['Keep subscription', 'Update payment method'],
    },
    {
      given: { ...PRO, status: 'TRIALING', trialEnd: IN_TWO_DAYS, isAnnual: true },
      badge: 'Trial',
      text: /: 2 days are left\. Then billed yearly/,
      buttons: ['Update payment method', 'Cancel subscription'],
    },
    {
      given: { ...PRO, status: 'PAST_DUE' },
      badge: 'Past Due',
      text: /Payment required to continue service/,
      buttons: ['Update payment method', 'Cancel subscription'],
    },
    {
      given: { ...PRO, status: 'CANCELED', effectiveTier: 'FREE' },
      badge: 'Canceled',
      text: /The limits of Free apply/,
      buttons: [],
    },
    {
      given: { ...PRO, status: 'UNPAID', effectiveTier: 'FREE' },
      badge: 'Unpaid',
      text: /Payment failed, update payment method/,
      buttons: ['Update payment method'],
    },
    {
      given: { ...PRO, status: 'PAUSED', effectiveTier: 'FREE' },
      badge: 'Unknown',
      text: /Please contact support/,
      buttons: ['Update payment method'],
    },
    {
      given: { ...PRO, tier: 'LIFETIME', effectiveTier: 'LIFETIME', isAnnual: undefined },
      badge: 'Active',
      text: /Paid once, with no end date/,
      buttons: [],
    },
    {
      given: { ...PRO, paidBy: 'administrator', isAnnual: undefined },
      badge: 'Active',
      text: /Set by an administrator/,
      buttons: [],
    },
    {
      given: { ...PRO, status: 'TRIALING', trialEnd: IN_TWO_DAYS, cancelAtPeriodEnd: true },
      badge: 'Trial',
      text: /nothing is charged, and the plan ends with the trial/,
      buttons: ['Keep subscription', 'Update payment method'],
    },
  ])('$given.status of $given.tier is shown as $badge with $buttons', async ({ given, badge, text, buttons }) => {
    show({ current: given })
    const panel = within(await screen.findByRole('region', { name: 'Your plan' }))
    expect(await panel.findByText(badge)).toBeDefined()
    expect(panel.getByText(text)).toBeDefined()
    expect(panel.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(buttons)
    expect(Object.values(STATUS_LABELS)).toContain(badge)
  })

  it('unknown names the address of support where there is one', async () => {
    show({ current: { ...PRO, status: 'PAUSED', effectiveTier: 'FREE' } })
    expect((await screen.findByRole('link', { name: 'Email support' })).getAttribute('href')).toBe(
      'mailto:help@example.org',
    )
  })

  it('unknown says who support is on a server that names no address', async () => {
    const askedFor = { current: { ...PRO, status: 'PAUSED', effectiveTier: 'FREE' } } as const
    show(askedFor, undefined, '')
    expect(
      await screen.findByText(/Please contact support\. Support is provided by whoever runs this server\./),
    ).toBeDefined()
  })

  it('is cancelled with the period or at once, and kept again', async () => {
    const { person, asked } = show({ current: PRO })
    await person.click(await screen.findByRole('button', { name: 'Cancel subscription' }))
    const dialog = within(screen.getByRole('dialog'))
    expect(dialog.getByText(/until 21 December 2026/)).toBeDefined()
    await person.click(dialog.getByRole('button', { name: 'End it when the period ends' }))
    expect(await screen.findByText('Canceling')).toBeDefined()
    await person.click(screen.getByRole('button', { name: 'Keep subscription' }))
    await screen.findByText(/Renews on/)
    expect(asked).toEqual([
      ['/api/subscriptions/cancel', { immediate: false }],
      ['/api/subscriptions/reactivate', undefined],
    ])
  })

  it('goes to the payment service for another method, and says why when it cannot', async () => {
    const { person, left } = show({ current: PRO })
    await person.click(await screen.findByRole('button', { name: 'Update payment method' }))
    await expect.poll(() => left).toEqual(['https://pay.example/portal'])
  })
})

describe('the month', () => {
  it('says what is left, when it starts anew and what the last thing cost, for what there is', async () => {
    show()
    const panel = within(await screen.findByRole('region', { name: 'This month' }))
    expect(await panel.findByText('3 of 40 sessions left')).toBeDefined()
    expect(panel.getByText('40 of 40 files left')).toBeDefined()
    expect(panel.getByText(/Last: Climate Crisis Summit, 1 session, 21 Nov/)).toBeDefined()
    expect(panel.getByText('Nothing used so far.')).toBeDefined()
    expect(panel.getByText(/Resets on .*Africa\/Nairobi/)).toBeDefined()
    expect(panel.getByRole('meter', { name: 'Campaign sessions' }).getAttribute('aria-valuetext')).toBe(
      '93 % used, 3 of 40 sessions left',
    )
    expect(panel.queryByText(/Voice|Assistant/)).toBeNull()
  })

  it('that nothing limits has no meter', async () => {
    show({ usage: { ...USAGE, limits: { ...USAGE.limits, monthlyCampaigns: null } } })
    expect(await screen.findByText('37 sessions used, without a limit')).toBeDefined()
    expect(screen.queryByRole('meter', { name: 'Campaign sessions' })).toBeNull()
  })

  it('QU-5 of a plan that got smaller has nothing left, never less', async () => {
    show({ usage: { ...USAGE, limits: { ...USAGE.limits, monthlyCampaigns: 30 } } })
    expect(await screen.findByText('0 of 30 sessions left')).toBeDefined()
    expect(screen.getByText(/^Your plan was downgraded/)).toBeDefined()
  })
})

describe('the plans', () => {
  const card = async (name: string) =>
    within((await screen.findByRole('heading', { name: new RegExp(`^${name}`) })).closest('li') ?? document.body)

  it('allow words with the assistant by the day, where there is an assistant', async () => {
    const plans = PLANS.plans.map((plan) =>
      plan.tier === 'ENTERPRISE' ? { ...plan, limits: { ...limits, wordsPerDay: null } } : plan,
    )
    show({ plans: { ...PLANS, plans }, usage: { ...USAGE, kinds: ['campaign', 'ai'] } })
    expect(await (await card('Free')).findByText('3,000 words with the assistant a day')).toBeDefined()
    expect((await card('Enterprise')).getByText('Unlimited words with the assistant')).toBeDefined()
  })

  it('are shown with price and limits, and lead to the payment service', async () => {
    const { person, asked, left } = show()
    const pro = await card('Pro')
    expect(pro.getByText('$9')).toBeDefined()
    expect(await pro.findByText('300 campaign sessions a month')).toBeDefined()
    expect(screen.queryByText(/words with the assistant/i)).toBeNull()
    expect(pro.getByText('The first 14 days are free.')).toBeDefined()
    expect((await card('Enterprise')).getByText('$49.50')).toBeDefined()
    expect((await card('Lifetime')).getByText('$249')).toBeDefined()
    expect(pro.getByText('Recommended')).toBeDefined()
    expect(screen.getAllByText('Recommended')).toHaveLength(1)
    await person.click(within(screen.getByRole('group', { name: 'Billing' })).getByRole('radio', { name: 'Yearly' }))
    expect(pro.getByText('16 % cheaper than monthly')).toBeDefined()
    expect((await card('Enterprise')).getByText('Not sold on this server')).toBeDefined()
    expect((await card('Enterprise')).queryByRole('button')).toBeNull()
    await person.click(pro.getByRole('button', { name: 'Choose Pro' }))
    await expect.poll(() => left).toEqual(['https://pay.example/1'])
    expect(asked).toEqual([['/api/subscriptions/checkout', { tier: 'PRO', annual: true }]])
  })

  it('say plainly that this server takes no payments', async () => {
    show({ plans: { ...PLANS, arePaymentsConfigured: false } })
    expect(
      await screen.findByText('Payments are not configured on this server. An administrator can set your plan.'),
    ).toBeDefined()
    expect(screen.queryByRole('button', { name: /^Choose/ })).toBeNull()
  })

  it('say why a payment could not begin', async () => {
    const { person } = show({}, new Error('The payment service cannot be reached at the moment.'))
    await person.click(await screen.findByRole('button', { name: 'Choose Lifetime' }))
    expect(await screen.findByText('The payment service cannot be reached at the moment.')).toBeDefined()
  })
})

describe('somebody who comes back from the payment', () => {
  it('sees that it is being confirmed, and then the plan and its month', async () => {
    window.location.hash = '#paid'
    const { setCurrent, setUsage } = show()
    await screen.findByText('3 of 40 sessions left')
    expect(await screen.findByText('Your payment is being confirmed')).toBeDefined()
    setCurrent(PRO)
    setUsage({ ...USAGE, limits: { ...USAGE.limits, monthlyCampaigns: 300 } })
    expect(await screen.findByText('Thank you. Your plan is Pro.')).toBeDefined()
    expect(await screen.findByText('263 of 300 sessions left')).toBeDefined()
  })
})

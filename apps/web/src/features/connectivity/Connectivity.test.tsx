import '../../test-setup.ts'
import type { ServiceEntry, ServiceTrouble } from '@placard/contract'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Conditions, conditionsStore } from '../../client/connectivity/conditions.ts'
import { Connectivity } from './Connectivity.tsx'

function show(conditions: Partial<Conditions>): void {
  conditionsStore.setState({ ...conditionsStore.getInitialState(), api: 'healthy', ...conditions }, true)
}

function report(trouble?: ServiceTrouble): Partial<Conditions> {
  const status = trouble === undefined ? 'operational' : 'degraded_performance'
  const language: ServiceEntry = {
    service: 'language',
    status,
    ...(trouble && { trouble }),
    responseTimeMs: 1,
    uptimeRatio: 1,
    samples: 1,
    hours: [],
  }
  return { report: { checkedAt: '', maintenance: null, supportEmail: null, services: [language] } }
}

const told = () => screen.getByRole('status').textContent
const dismiss = () => userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))

beforeEach(() => {
  show({})
  render(
    <>
      <Connectivity lookUpStatus={async () => undefined} reconnect={() => undefined} />
      <main id="content" tabIndex={-1} />
    </>,
  )
})

describe('what the page says of its connection', () => {
  it.each([
    {
      conditions: report('quota'),
      text: 'AI Usage Limit Reached. This server’s language model quota is used up. The built-in assistant answers for now.',
    },
    {
      conditions: report('rate-limited'),
      text: 'AI Services Busy. The language model is receiving too many requests at the moment. The built-in assistant answers for now.',
    },
    {
      conditions: report('unknown-name'),
      text: 'Address Not Found. This server can’t find the address of its language model. The built-in assistant answers for now.',
    },
    {
      conditions: { isSignInRefused: true },
      text: 'Sign-in Not Accepted. The server no longer accepts the sign-in of this page. Sign out, then sign in again.',
    },
  ])('is: $text', ({ conditions, text }) => {
    act(() => show(conditions))
    expect(told()).toBe(text)
    act(() => show(report()))
    expect(told()).toBe('')
  })

  it('can be dismissed, and the keyboard goes on in the page', async () => {
    act(() => show(report('rate-limited')))
    await dismiss()
    expect(told()).toBe('')
    expect(document.activeElement).toBe(screen.getByRole('main'))
    act(() => show(report('rate-limited')))
    expect(told()).toBe('')
  })

  it.each([
    { change: [report('quota')], because: 'the reason is another one' },
    { change: [report(), report('rate-limited')], because: 'it was over, and began again' },
  ])('comes back after it was dismissed: $because', async ({ change }) => {
    act(() => show(report('rate-limited')))
    await dismiss()
    for (const conditions of change) act(() => show(conditions))
    expect(told()).not.toBe('')
  })

  it('stays while nothing works', () => {
    act(() => show({ api: 'down' }))
    expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull()
  })
})

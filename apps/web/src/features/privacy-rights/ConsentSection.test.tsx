import { CONSENT_PURPOSES, privacy } from '@placard/contract'
import '../../test-setup.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { CONSENT_TEXT_VERSION } from './consent-text-version.ts'
import { PrivacyRightsScreen } from './PrivacyRightsScreen.tsx'
import { type Answers, aPrivacyServer } from './testing/privacy-server.ts'

afterEach(() => window.history.replaceState(null, '', '/'))

async function show(answers: Answers = {}) {
  window.history.replaceState(null, '', '/settings/privacy-rights#consent')
  const server = aPrivacyServer(answers)
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <PrivacyRightsScreen call={server.call} />
    </QueryClientProvider>,
  )
  await screen.findByRole('meter')
  return { ...server, person: userEvent.setup() }
}
const meter = () => screen.getByRole('meter', { name: 'Consents you have decided' })
const recordings = () => screen.getByRole('switch', { name: /^Sensitive data/ })
const history = () => screen.getByRole('region', { name: 'Consent History' })

describe('the consents', () => {
  it('are reached by a link, say what each does, and that nothing is decided yet', async () => {
    await show()
    expect(screen.getByRole('tab', { name: 'Consent' }).getAttribute('aria-selected')).toBe('true')
    expect(screen.getAllByRole('switch')).toHaveLength(CONSENT_PURPOSES.length)
    expect(meter().getAttribute('aria-valuetext')).toBe('0 of 5 decided')
    expect(screen.getAllByText('You have not decided yet.')).toHaveLength(5)
    expect(within(history()).getByText('No consent records available.')).toBeDefined()
  })

  it('are given and withdrawn with one press each, and say what followed', async () => {
    const { person, bodiesTo } = await show()
    await person.click(recordings())
    expect(await screen.findByText('Recordings of your voice are kept for 24 hours from now on.')).toBeDefined()
    expect(recordings()).toHaveProperty('checked', true)
    await person.click(recordings())
    expect(await screen.findByText('Recordings kept until now are deleted, and no new ones are kept.')).toBeDefined()
    expect(meter().getAttribute('aria-valuetext')).toBe('1 of 5 decided')
    expect(bodiesTo(privacy.decide)).toEqual([
      { isGranted: true, textVersion: CONSENT_TEXT_VERSION },
      { isGranted: false, textVersion: CONSENT_TEXT_VERSION },
    ])
    const decisions = within(history()).getAllByRole('listitem')
    expect(decisions.map(({ textContent }) => /Active|Withdrawn/.exec(textContent ?? '')?.[0])).toEqual([
      'Withdrawn',
      'Active',
    ])
  })

  it('are as before with an undo', async () => {
    const { person } = await show()
    const sharing = screen.getByRole('switch', { name: /^Third-party sharing/ })
    expect(sharing).toHaveProperty('checked', true)
    await person.click(sharing)
    await person.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(sharing).toHaveProperty('checked', true))
    expect(screen.getByText('AI services outside this server may answer you from now on.')).toBeDefined()
  })

  it.each([
    { answers: { notOffered: ['marketing'] }, because: /people under 16/, of: /^Marketing/ },
    { answers: { notOffered: ['sensitive-data'], isLimited: true }, because: /while you limit/, of: /^Sensitive data/ },
  ] as const)('that are not offered say why: $because', async ({ answers, because, of }) => {
    await show(answers)
    expect(await screen.findByText(because)).toBeDefined()
    expect(screen.queryByRole('switch', { name: of })).toBeNull()
  })

  it('stay as they were where the server cannot be reached, and say so', async () => {
    const { person } = await show({ isDown: true })
    await person.click(recordings())
    expect(await screen.findByRole('alert')).toBeDefined()
    expect(recordings()).toHaveProperty('checked', false)
  })
})

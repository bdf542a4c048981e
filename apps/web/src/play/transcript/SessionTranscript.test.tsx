import '../../test-setup.ts'
import type { SessionDetail } from '@placard/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import { ApiError } from '../../client/api/api-error.ts'
import type { CampaignGateway } from '../../client/gateways/campaign-gateway.ts'
import { CampaignGatewayContext } from '../../client/gateways/campaign-gateway-context.ts'
import { giveLayout } from '../../kit/testing/layout.ts'
import { isTextChange } from '../room/is-text-change.ts'
import { gatewayTo } from '../room/testing/gateway-to.ts'
import { aRecordedSession } from '../room/testing/recorded-session.ts'
import { SessionTranscript } from './SessionTranscript.tsx'
import { sessionDocument } from './session-document.ts'

let detail: SessionDetail
beforeAll(async () => {
  giveLayout()
  detail = await aRecordedSession()
})

function open(over: Partial<CampaignGateway> = {}) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={queries}>
      <CampaignGatewayContext value={gatewayTo(detail, over)}>
        <SessionTranscript sessionId={detail.session.id} zone="UTC" isWhole />
      </CampaignGatewayContext>
    </QueryClientProvider>,
  )
  return userEvent.setup()
}

describe('the transcript of a session', () => {
  it('leads from each line to the moment in the replay', async () => {
    open()
    const [first] = await screen.findAllByRole('link', { name: /^Watch this moment/ })
    expect(first?.getAttribute('href')).toBe(`/sessions/${detail.session.id}/replay#line-${detail.entries[0]?.seq}`)
  })

  it('shows one speaker’s lines, and says how many there are', async () => {
    const person = open()
    const you = detail.view.you
    const own = detail.entries.filter(({ seat }) => seat === you)
    const filter = await screen.findByLabelText('Speaker')
    expect(screen.getByText(`${detail.entries.length} lines`)).toBeDefined()
    await person.selectOptions(filter, 'Kenya')
    expect(screen.getByText(`${own.length} lines`)).toBeDefined()
    for (const line of screen.getAllByRole('article')) expect(within(line).getByText('Kenya')).toBeDefined()
  })

  it('says what was promised by the user, and to them, and no threat', async () => {
    open()
    const promises = await screen.findByRole('region', { name: 'Promises' })
    const { commitments, you } = detail.view
    const concerned = commitments.filter(({ kind, by, to }) => kind === 'promise' && (by === you || to === you))
    expect(within(promises).queryAllByRole('listitem')).toHaveLength(concerned.length)
  })

  it('that is not there says so', async () => {
    const problem = { success: false, error: 'Nothing.', code: 'not-found', requestId: 'r' } as const
    open({ getSession: () => Promise.reject(new ApiError('refused', 'Nothing.', { status: 404, problem })) })
    expect(await screen.findByRole('heading', { name: 'This transcript is no longer here' })).toBeDefined()
  })
})

describe('a session as it is saved', () => {
  it('has every line with its speaker, and marks what changed the text', () => {
    const { lines, type, status } = sessionDocument(detail)
    expect({ type, status, count: lines.length }).toEqual({
      type: 'campaign',
      status: 'concluded',
      count: detail.entries.length,
    })
    const marked = lines.filter(({ note }) => note === 'Changed the text').length
    expect(marked).toBe(detail.entries.filter(isTextChange).length)
    expect(marked).toBeGreaterThan(0)
    expect(lines.some(({ senderId }) => senderId === 'user')).toBe(true)
    expect(lines.every(({ content }) => content !== '')).toBe(true)
  })
})

import type { SeatView, SessionCommand } from '@placard/contract'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { navigate } from '../../client/navigation/view-store.ts'
import type { aPlayedSession } from './testing/played-session.ts'
import { aDraft, showSession } from './testing/show-session.tsx'

type Played = Awaited<ReturnType<typeof aPlayedSession>>

const aProposal = ({ until }: Played) =>
  until(({ proposals, you }) => proposals.some(({ status, by }) => status === 'open' && by !== you))
const castingFor = ({ legal }: SeatView): SessionCommand | undefined =>
  legal.yourTurnToVote ? { kind: 'act', act: { kind: 'vote', choice: 'for' } } : undefined

afterEach(() => {
  window.sessionStorage.clear()
  act(() => navigate({ kind: 'campaigns' }, { replace: true }))
})

describe('what the player can do', () => {
  it('signs the draft by a press', async () => {
    const { person, view } = await showSession({ prepare: aDraft })
    await person.click(
      within(screen.getByRole('list', { name: 'What can I do now' })).getByRole('button', { name: /^Sign/ }),
    )
    await waitFor(async () => expect((await view()).drafts[0]?.signatories).toContain('ken'))
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Sign/ })).toBeNull())
  })

  it('shows a placard on the open proposal, and the placard appears in the row', async () => {
    const { person, view } = await showSession({ prepare: aProposal })
    await person.click(
      within(screen.getByRole('group', { name: 'Show your placard' })).getByRole('button', { name: 'Can live with' }),
    )
    await waitFor(async () => {
      const { proposals } = await view()
      expect(proposals.some(({ reactions }) => reactions.ken === 'live-with')).toBe(true)
    })
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Show your placard' })).toBeNull())
  })

  it('answers the crisis and is told what came of it', async () => {
    const { person, view } = await showSession()
    const [choice] = (await view()).crisis?.choices ?? []
    await person.click(screen.getByRole('button', { name: `Choose this: ${choice?.text}` }))
    expect(await screen.findByText(/^It (worked|did not work) \(\d+% chance\)\.$/)).toBeDefined()
    expect((await view()).own.capital).toBeLessThan(100)
  })

  it('proposes an option of the agenda', async () => {
    const { person, view } = await showSession()
    const name = 'Propose: Climate finance: 300 billion a year by 2035'
    await person.click(screen.getByRole('button', { name }))
    await waitFor(async () => expect((await view()).drafts[0]?.sponsors).toEqual(['ken']))
    expect(await screen.findByText('We propose 300 billion a year by 2035 on Climate finance.')).toBeDefined()
  })

  it('pauses, cannot speak meanwhile, and resumes', async () => {
    const { person, view } = await showSession()
    await person.click(screen.getByRole('button', { name: 'Pause' }))
    const paused = within(await screen.findByRole('region', { name: 'The session is paused' }))
    await person.click(paused.getByRole('button', { name: 'Resume' }))
    await waitFor(async () => expect((await view()).status).toBe('active'))
  })

  it('leaves by Exit Campaign only after being told what is kept, and the session pauses', async () => {
    const { person, view } = await showSession()
    await person.click(screen.getByRole('button', { name: 'Exit Campaign' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Exit this campaign?' }))
    expect(dialog.getByText(/is saved, and you can resume it/)).toBeDefined()
    await person.click(dialog.getByRole('button', { name: 'Exit Campaign' }))
    await waitFor(async () => expect((await view()).status).toBe('paused'))
    expect(window.location.pathname).toBe('/campaigns')
  })
})

describe('the vote', () => {
  const yourTurn = ({ until }: Played) =>
    until(
      ({ vote, legal }) => vote?.manner === 'roll-call' && legal.yourTurnToVote,
      (view) => (view.vote?.manner === 'roll-call' ? undefined : castingFor(view)),
    )

  it('is taken on the board: the player casts a ballot and sees the result', async () => {
    const { person, until } = await showSession({ prepare: yourTurn })
    const board = within(screen.getByRole('region', { name: 'Vote board' }))
    expect(board.getByText('Kenya').closest('li')?.getAttribute('aria-current')).toBe('step')
    await person.click(board.getByRole('button', { name: 'Abstain' }))
    await act(() => until(({ vote }) => vote === undefined, castingFor))
    const result = within(screen.getByRole('region', { name: 'Vote board' }))
    expect(result.getAllByText(/^(Adopted|Not adopted|Carried|Not carried)$/)).toHaveLength(1)
    await person.click(result.getByRole('button', { name: 'Back to the hall' }))
    expect(screen.queryByRole('region', { name: 'Vote board' })).toBeNull()
  })

  it('leads on to the debrief from its board when it ended the session', async () => {
    const { person, until, sessionId } = await showSession({ prepare: yourTurn })
    expect(screen.queryByRole('link', { name: 'Go to the debrief' })).toBeNull()
    await act(() => until(({ status }) => status === 'concluded', castingFor))
    const board = within(screen.getByRole('region', { name: 'Vote board' }))
    await person.click(board.getByRole('link', { name: 'Go to the debrief' }))
    expect(window.location.pathname).toBe(`/sessions/${sessionId}/debrief`)
  })

  it('on a contested amendment says whose it is and what it would change', async () => {
    const { view } = await showSession({
      prepare: ({ until }) => until(({ vote }) => vote?.question.kind === 'amendment', castingFor),
    })
    const { vote, proposals, issues, drafts, leadingDraft } = await view()
    const question = vote?.question.kind === 'amendment' ? vote.question.proposal : undefined
    const text = drafts.find(({ id }) => id === leadingDraft)?.deal ?? []
    const changes = proposals.find(({ id }) => id === question)?.changes ?? []
    const change = changes.find(({ issue, option }) => text[issue] !== option)
    const card = within(screen.getByRole('region', { name: 'Show of placards' }))
    const label = issues[change?.issue ?? 0]?.options[change?.option ?? 0]?.label ?? 'nothing'
    expect(card.getByText(label).tagName).toBe('INS')
    expect(card.getByText(/^Contested amendment of /)).toBeDefined()
  })

  it('can be skipped and is then still open to the player beside the debate', async () => {
    const { person } = await showSession({ prepare: yourTurn })
    await person.click(screen.getByRole('button', { name: 'Skip the roll call' }))
    expect(screen.queryByRole('region', { name: 'Vote board' })).toBeNull()
    const strip = within(screen.getByRole('region', { name: 'Roll call' }))
    expect(strip.getByRole('button', { name: 'In favour' })).toBeDefined()
    await person.keyboard('v')
    expect(await screen.findByRole('region', { name: 'Vote board' })).toBeDefined()
  })
})

describe('the end', () => {
  it('is told with score and type, and leads to the debrief', async () => {
    const { person, sessionId, view } = await showSession({
      prepare: ({ until }) => until(({ status }) => status === 'concluded', castingFor),
    })
    const { conclusion } = await view()
    expect(screen.queryByRole('region', { name: 'Your answer' })).toBeNull()
    const card = within(screen.getByRole('region', { name: 'Campaign concluded' }))
    expect(card.getByText(String(Math.round((conclusion?.score ?? 0) * 100)))).toBeDefined()
    await person.click(card.getByRole('link', { name: 'Go to the debrief' }))
    expect(window.location.pathname).toBe(`/sessions/${sessionId}/debrief`)
  })
})

import type { Debrief, DebriefProgress, SessionDetail } from '@placard/contract'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { ApiError } from '../../client/api/api-error.ts'
import { gatewayTo } from '../room/testing/gateway-to.ts'
import { aRecordedSession } from '../room/testing/recorded-session.ts'
import { open } from './testing/show-debrief.tsx'

const { debrief, ...unfinished } = await aRecordedSession()
if (debrief === undefined) throw new Error('a recorded session has a debrief')

/** A session that is over, whose debrief is answered for as the list says, the last for ever. */
function show(answers: readonly (Debrief | DebriefProgress | Error)[], detail: SessionDetail = unfinished) {
  const left = [...answers]
  open(
    gatewayTo(detail, {
      async getDebrief() {
        const next = left.length > 1 ? left.shift() : left[0]
        if (next === undefined || next instanceof Error) throw next
        return next
      },
    }),
  )
}

function refusal(code: 'debrief-refused' | 'unavailable', status: number): ApiError {
  const error = 'Please try again shortly.'
  return new ApiError('refused', error, { status, problem: { success: false, error, code, requestId: 'r' } })
}

describe('a debrief that is being made', () => {
  it('D2 shows how far it is beside what is known already, and then the debrief', async () => {
    show([{ ahead: 0, replayed: 12, replays: 48 }, debrief])
    const bar = await screen.findByRole('progressbar', { name: 'Debrief' })
    await expect.poll(() => bar.getAttribute('aria-valuenow')).toBe('25')
    expect(bar.getAttribute('aria-valuetext')).toBe('12 of 48 replays done.')
    expect(screen.getByText('Preparing the debrief').closest('[role=status]')).not.toBeNull()
    expect(screen.getByRole('region', { name: 'The record' })).toBeDefined()
    expect(screen.queryByRole('region', { name: 'What each seat gained' })).toBeNull()
    expect(await screen.findByRole('region', { name: 'What each seat gained' })).toBeDefined()
    expect(screen.queryByRole('progressbar', { name: 'Debrief' })).toBeNull()
  })

  it('D2 says what it waits for', async () => {
    show([{ ahead: 3, replayed: 0, replays: 0 }], {
      ...unfinished,
      debriefProgress: { ahead: 3, replayed: 0, replays: 0 },
    })
    const bar = await screen.findByRole('progressbar', { name: 'Debrief' })
    expect(bar.getAttribute('aria-valuetext')).toBe('3 tasks are ahead of it.')
  })

  it('D2 can be asked for again when it failed', async () => {
    show([refusal('unavailable', 503), debrief])
    expect((await screen.findByRole('alert')).textContent).toContain('The debrief could not be prepared')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('region', { name: 'What each seat gained' })).toBeDefined()
  })

  it('D2 is said to be none, with everything else there, where it takes too long', async () => {
    show([refusal('debrief-refused', 422)])
    expect(await screen.findByText('This session has no debrief')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    expect(screen.getByRole('region', { name: 'The record' })).toBeDefined()
  })
})

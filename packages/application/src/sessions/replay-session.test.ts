import { patched, REPLAY_STRETCH, type ReplayStretch, SeatView, type TranscriptEntry } from '@placard/contract'
import { anOpenSession, driveSession, expectOk } from '@placard/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SessionHost } from './session-host.ts'

let host: SessionHost
let sessionId: string
let entries: readonly TranscriptEntry[]
let stretches: readonly ReplayStretch[]

beforeAll(async () => {
  const opened = await anOpenSession()
  host = opened.host
  sessionId = opened.sessionId
  entries = (await driveSession({ ...opened, userId: 'ada' })).entries
  stretches = await wholeReplay()
})

async function wholeReplay(): Promise<readonly ReplayStretch[]> {
  const found: ReplayStretch[] = []
  for (let after = 0, end = 1; after < end; after = found.at(-1)?.upTo ?? end) {
    const stretch = expectOk(await host.replaySession({ sessionId, userId: 'ada', after }))
    found.push(stretch)
    end = stretch.end
  }
  return found
}

function viewsOf({ frames }: ReplayStretch): readonly SeatView[] {
  let view: unknown
  return frames.map(({ patch }) => {
    view = patched(view, patch)
    return SeatView.parse(view)
  })
}

describe('a replay', () => {
  it('has one frame for every line of the record, stretch by stretch', () => {
    const frames = stretches.flatMap((stretch) => stretch.frames)
    expect(frames.map(({ seq }) => seq)).toEqual([...new Set(entries.map(({ seq }) => seq))])
    expect(stretches.length).toBe(Math.ceil((stretches[0]?.end ?? 0) / REPLAY_STRETCH))
    for (const { frames: some, after, upTo } of stretches) {
      for (const { seq } of some) expect(seq > after && seq <= upTo).toBe(true)
    }
  })

  it('shows the room as the seat saw it then: its own secrets, nobody else’s, no end known yet', () => {
    const views = stretches.flatMap(viewsOf)
    expect(views.length).toBeGreaterThan(20)
    for (const view of views.slice(0, -1)) {
      expect(view.you).toBe('eee')
      if (view.status !== 'concluded') expect(view.revealed).toBeUndefined()
    }
    expect(views[0]?.drafts).toEqual([])
    expect(views.at(-1)?.status).toBe('concluded')
  })

  it('is much smaller than its views', () => {
    const [stretch] = stretches
    if (!stretch) throw new Error('no stretch')
    const whole = JSON.stringify(viewsOf(stretch)).length
    expect(JSON.stringify(stretch).length).toBeLessThan(whole / 5)
  })

  it('is for who held a seat, once the session is over', async () => {
    expect(await host.replaySession({ sessionId, userId: 'ben' })).toMatchObject({ rejection: { code: 'not-found' } })
    const running = await anOpenSession()
    const early = await running.host.replaySession({ sessionId: running.sessionId, userId: 'ada' })
    expect(early).toMatchObject({ rejection: { code: 'not-found' } })
  })

  it('has nothing after the end', async () => {
    const end = stretches[0]?.end ?? 0
    expect(expectOk(await host.replaySession({ sessionId, userId: 'ada', after: end })).frames).toEqual([])
    expect(expectOk(await host.replaySession({ sessionId, userId: 'ada', after: end + 99 })).frames).toEqual([])
  })
})

import { aSessionHost, driveSession, expectOk } from '@placard/testing'
import { describe, expect, it } from 'vitest'
import { EmbeddedDebriefs } from './embedded-debriefs.ts'

const PERSON = { userId: 'ada', name: 'Ada' }

/** A concluded session, and a maker of its debrief that goes on when it is let. */
async function aConcludedSession() {
  const { host, clock, store } = aSessionHost()
  const input = { campaignId: 'test-campaign', country: 'EEE', seed: 7 }
  const { session } = expectOk(await host.startSession({ input, person: PERSON }))
  let said = 0
  const play = () =>
    said++ % 9 === 8 ? ({ kind: 'act', act: { kind: 'remark' }, text: 'A remark.' } as const) : undefined
  const { debrief, view } = await driveSession({ host, clock, sessionId: session.id, userId: 'ada', play })
  let resume: (() => void) | undefined
  const pause = () =>
    new Promise<void>((resolve) => {
      resume = resolve
    })
  const request = { sessionId: session.id, userId: 'ada', seat: view.you, seq: view.seq }
  return { store, debriefs: new EmbeddedDebriefs({ store, pause }), wish: request, debrief, step: () => resume?.() }
}

const settle = () => new Promise((resolve) => setTimeout(resolve))

describe('debriefs made where the page is answered', () => {
  it('D2 tell how far they are between two courses of the session, and are then there for good', async () => {
    const { debriefs, wish: request, debrief, step } = await aConcludedSession()
    const told: number[] = []
    for (;;) {
      const standing = await debriefs.ask(request)
      if (standing.status === 'ready') {
        expect(standing.debrief).toEqual({ ...debrief, expected: undefined })
        break
      }
      if (standing.status === 'refused') throw new Error(standing.fault)
      told.push(standing.progress.replayed)
      step()
      await settle()
    }
    expect(told.at(-1)).toBeGreaterThan(1)
    expect(told).toEqual(told.toSorted((a, b) => a - b))
    expect((await debriefs.ask(request)).status).toBe('ready')
  })

  it('D2 tell once that they failed, and are tried again', async () => {
    const { debriefs, wish: request } = await aConcludedSession()
    const unknown = { ...request, sessionId: 'nowhere' }
    const said: string[] = []
    for (let at = 0; at < 3; at++) {
      said.push((await debriefs.ask(unknown)).status)
      await settle()
    }
    expect(said).toEqual(['pending', 'refused', 'pending'])
  })
})

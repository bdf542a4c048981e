import type { SpeechPort } from '@placard/application'
import { aCampaign, aCatalogue, aSessionHost, expectOk, KEPT_SECRET } from '@placard/testing'
import { describe, expect, it } from 'vitest'

const WORDED_BY = 'gemini gemini-x speech-1'

/** What AI delegates say in two minutes when a speech port words everything so. */
async function saidBy(words: string, wordedBy: string) {
  const campaign = aCampaign()
  const seats = campaign.seats.map((seat) => ({ ...seat, agenda: KEPT_SECRET }))
  const speech: SpeechPort = {
    word: async ({ isPlain = false }) => (isPlain ? { words: 'Plainly.', wordedBy: 'embedded' } : { words, wordedBy }),
  }
  const { host, clock } = aSessionHost({ catalogue: aCatalogue({ ...campaign, seats }), speech })
  const input = { campaignId: 'test-campaign', country: 'EEE', draw: { seed: 7 } }
  const { session } = expectOk(await host.startSession({ input, person: { userId: 'ada', name: 'Ada' } }))
  for (let step = 0; step < 12; step += 1) {
    clock.advance(10_000)
    await host.advanceSession(session.id)
  }
  const { entries } = expectOk(await host.getSession({ sessionId: session.id, userId: 'ada', after: 0 }))
  return entries.filter(({ kind, origin }) => kind === 'speech' && origin !== 'person')
}

describe('AI-6 words of a model that hold an agenda', () => {
  it('are not said: what is built in is', async () => {
    const said = await saidBy(`Very well. ${KEPT_SECRET}`, WORDED_BY)
    expect(said.length).toBeGreaterThan(0)
    expect(said.every(({ words, wordedBy }) => words === 'Plainly.' && wordedBy === undefined)).toBe(true)
    expect(JSON.stringify(said)).not.toContain('legislature')
  })

  it('are told from words that do not', async () => {
    const said = await saidBy('We support course 2 on matter 1.', WORDED_BY)
    expect(said.length).toBeGreaterThan(0)
    expect(said.every(({ words, wordedBy }) => words !== '' && wordedBy === WORDED_BY)).toBe(true)
  })
})

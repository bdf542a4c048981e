import { ChoiceAnswer, PlayerInputAnswer } from '@placard/contract'
import { aCampaignCalls, expectOk, fakeUnderstanding } from '@placard/testing'
import { describe, expect, it } from 'vitest'

const PROPOSAL = { act: { kind: 'propose', changes: [{ issue: 0, option: 2 }] }, confidence: 0.9 } as const

describe('what the player says', () => {
  it('is the session’s own say, and the answers of the delegates come with it', async () => {
    const { calls, host, sessionId } = await aCampaignCalls()
    const ref = { sessionId, userId: 'ada' }
    const answer = expectOk(await calls.processPlayerInput({ ...ref, transcript: ' Good morning. ' }))
    expect(PlayerInputAnswer.safeParse(answer).error).toBeUndefined()
    expect(answer).toMatchObject({ outcome: 'taken', pending: 0, crisisUpdate: null, fallback: false })
    expect(answer.characterResponses).toHaveLength(1)
    const { entries } = expectOk(await host.getSession(ref))
    const said = entries.find(({ origin }) => origin === 'person')
    const reply = entries.find(({ origin }) => origin === 'reply')
    expect(said).toMatchObject({ seat: 'eee', words: 'Good morning.' })
    expect(answer.characterResponses).toEqual([{ character: reply?.seat, content: reply?.words }])
  })

  it('moves the text as it does in the session', async () => {
    const { calls, host, sessionId } = await aCampaignCalls({ understanding: fakeUnderstanding(PROPOSAL) })
    const ref = { sessionId, userId: 'ada' }
    expectOk(await calls.processPlayerInput({ ...ref, transcript: 'Let us settle it.' }))
    expect(expectOk(await host.getSession(ref)).view.drafts[0]?.deal[0]).toBe(2)
  })

  it('comes with the crisis when it changes meanwhile', async () => {
    const { calls, host, sessionId, clock, detail } = await aCampaignCalls()
    const ref = { sessionId, userId: 'ada' }
    const deadlineAt = detail.view.crisis?.deadlineAt ?? 0
    for (let at = 0; at < deadlineAt - 15_000; at += 15_000) {
      clock.advance(15_000)
      await host.advanceSession(sessionId)
    }
    clock.advance(12_500)
    const answer = expectOk(await calls.processPlayerInput({ ...ref, transcript: 'Hello.' }))
    expect(answer.crisisUpdate).toMatchObject({ id: detail.view.crisis?.id, status: 'lapsed', timeRemaining: 0 })
  })

  it('that could mean several things is not guessed at', async () => {
    const understanding = fakeUnderstanding({ act: { kind: 'remark' }, confidence: 0.5 })
    const { calls, host, sessionId } = await aCampaignCalls({ understanding })
    const answer = expectOk(await calls.processPlayerInput({ sessionId, userId: 'ada', transcript: 'hm' }))
    expect(answer).toMatchObject({ outcome: 'unclear', characterResponses: [], readings: [{ confidence: 0.5 }] })
    expect(expectOk(await host.savedPosition({ sessionId, userId: 'ada' })).seq).toBe(1)
  })

  it('is answered without the delegates when nobody may wait any longer', async () => {
    const { calls, sessionId } = await aCampaignCalls({}, { wait: async () => false })
    const answer = expectOk(await calls.processPlayerInput({ sessionId, userId: 'ada', transcript: 'Hello.' }))
    expect(answer).toMatchObject({ outcome: 'taken', characterResponses: [], pending: 1 })
  })

  it('waits no longer than twelve seconds, even when the clock stands', async () => {
    let waited = 0
    const wait = async (ms: number) => {
      waited += ms
      return true
    }
    const { calls, sessionId } = await aCampaignCalls({}, { wait })
    const answer = expectOk(await calls.processPlayerInput({ sessionId, userId: 'ada', transcript: 'Hello.' }))
    expect(answer.pending).toBe(1)
    expect(waited).toBe(12_000)
  })

  it('is said once under one key', async () => {
    const { calls, host, sessionId } = await aCampaignCalls()
    const request = { sessionId, userId: 'ada', transcript: 'Hello.', key: 'k1' }
    const first = expectOk(await calls.processPlayerInput(request))
    expect(expectOk(await calls.processPlayerInput(request))).toEqual(first)
    const { entries } = expectOk(await host.getSession(request))
    expect(entries.filter(({ origin }) => origin === 'person')).toHaveLength(1)
    expect(await calls.processPlayerInput({ ...request, transcript: 'Other.' })).toMatchObject({
      rejection: { code: 'idempotency-key-reused' },
    })
  })

  it.each([
    { transcript: '\u202e', because: 'nothing is left of it' },
    { transcript: 'x'.repeat(4001), because: 'it is too long' },
  ])('is refused under its own name when $because', async ({ transcript }) => {
    const { calls, sessionId } = await aCampaignCalls()
    const outcome = await calls.processPlayerInput({ sessionId, userId: 'ada', transcript })
    expect(outcome).toMatchObject({ rejection: { code: 'validation-failed', fields: [{ field: 'transcript' }] } })
  })

  it('in a session that does not run is refused by its rule', async () => {
    const { calls, host, sessionId } = await aCampaignCalls()
    expectOk(await host.submitCommand({ sessionId, userId: 'ada', command: { kind: 'pause' } }))
    const outcome = await calls.processPlayerInput({ sessionId, userId: 'ada', transcript: 'Hello.' })
    expect(outcome).toMatchObject({ rejection: { code: 'command-rejected', rejection: { code: 'session-paused' } } })
  })
})

describe('what the player chooses', () => {
  async function choosing(key?: string) {
    const opened = await aCampaignCalls()
    const choice = opened.detail.view.crisis?.choices[1]?.id ?? ''
    return { ...opened, request: { sessionId: opened.sessionId, userId: 'ada', choice, key } }
  }

  it('costs what it says and leads to what the log says', async () => {
    const { calls, host, request, detail } = await choosing()
    const answer = expectOk(await calls.processChoice(request))
    expect(ChoiceAnswer.safeParse(answer).error).toBeUndefined()
    const { view } = expectOk(await host.getSession(request))
    expect(view.own.capital).toBe(detail.view.own.capital - 10)
    expect(view.crisis?.answer).toMatchObject({ choice: request.choice, succeeded: answer.succeeded })
    expect(answer.consequences[0]).toBe('It may help.')
    expect(answer.consequences[1]).toContain(`${Math.round(100 * (view.crisis?.answer?.chanceRatio ?? 0))} %`)
    expect(answer.outcomeModifier).toBe((detail.view.tension.value - view.tension.value) / 100)
    const before = detail.view.seats.find(({ id }) => id === 'aaa')?.relation ?? 0
    const after = view.seats.find(({ id }) => id === 'aaa')?.relation ?? 0
    expect(answer.relationshipChanges.aaa ?? 0).toBeCloseTo(after - before, 1)
    expect(Object.keys(answer.relationshipChanges).every((id) => id !== 'eee')).toBe(true)
  })

  it('turns out both ways over many seeds, and says which', async () => {
    const { calls, host } = await aCampaignCalls()
    const outcomes = new Set<string>()
    for (let seed = 1; seed <= 20; seed++) {
      const input = { campaignId: 'test-campaign', country: 'EEE', draw: { seed } }
      const { session, view } = expectOk(await host.startSession({ input, person: { userId: 'ada', name: 'Ada' } }))
      const choice = view.crisis?.choices[0]?.id ?? ''
      const answer = expectOk(await calls.processChoice({ sessionId: session.id, userId: 'ada', choice }))
      outcomes.add(`${answer.succeeded} ${Math.sign(answer.outcomeModifier)} ${answer.relationshipChanges.aaa ?? 0}`)
    }
    // success: 5 points calmer and Alpha warmer; failure: 3 points more tense and nobody's regard changed
    expect([...outcomes].sort()).toEqual(['false -1 0', 'true 1 0.1'])
  })

  it('is chosen once under one key, and answered the same', async () => {
    const { calls, request } = await choosing('k1')
    const first = expectOk(await calls.processChoice(request))
    expect(expectOk(await calls.processChoice(request))).toEqual(first)
    expect(await calls.processChoice({ ...request, key: 'k2' })).toMatchObject({
      rejection: { code: 'command-rejected', rejection: { code: 'no-crisis-open' } },
    })
  })

  it('is refused when the crisis has no such choice', async () => {
    const { calls, request } = await choosing()
    expect(await calls.processChoice({ ...request, choice: 'surrender' })).toMatchObject({
      rejection: { code: 'command-rejected', rejection: { code: 'unknown-choice' } },
    })
  })
})

import { AiCharacters, AutonomousAnswer, GeneratedCrisis, PlayerCharacter, SentCharacter } from '@placard/contract'
import { aCampaign, aCampaignCalls, aCatalogue, expectOk } from '@placard/testing'
import { describe, expect, it } from 'vitest'

const ADA = { userId: 'ada', name: 'Ada' }
const SCENARIO = 'test-campaign'

describe('the player’s character', () => {
  it('is the seat that a session of the same campaign, country and seed gives', async () => {
    const { calls, detail } = await aCampaignCalls()
    const request = { person: ADA, scenarioId: SCENARIO, country: 'EEE', seed: 7 }
    const character = expectOk(await calls.generatePlayerCharacter(request))
    expect(PlayerCharacter.safeParse(character).error).toBeUndefined()
    expect(character).toMatchObject({ id: 'eee', name: 'Ada', country: 'Echo', countryCode: 'EEE', seed: 7 })
    expect(character).toMatchObject({ credibility: 75, currentMood: 'calm', personality: 'balanced', fallback: false })
    expect(character.secretAgenda).toBe(detail.view.own.agenda)
    expect(Object.keys(character.relationships).sort()).toEqual(['aaa', 'bbb', 'ccc', 'ddd'])
    expect(expectOk(await calls.generatePlayerCharacter(request))).toEqual(character)
  })

  it('without a country is drawn by the seed, which is answered', async () => {
    const { calls } = await aCampaignCalls()
    const first = expectOk(await calls.generatePlayerCharacter({ person: ADA, scenarioId: SCENARIO }))
    const again = { person: ADA, scenarioId: SCENARIO, seed: first.seed }
    expect(expectOk(await calls.generatePlayerCharacter(again)).countryCode).toBe(first.countryCode)
    const drawn = await Promise.all(
      Array.from({ length: 40 }, (_, seed) => calls.generatePlayerCharacter({ ...again, seed })),
    )
    expect(new Set(drawn.map((outcome) => expectOk(outcome).countryCode)).size).toBeGreaterThan(5)
  })

  it.each([
    { request: { scenarioId: 'nowhere' }, problem: { code: 'not-found' }, because: 'the catalogue has no such entry' },
    { request: { country: 'XXX' }, problem: { code: 'validation-failed' }, because: 'no such member state' },
  ])('is refused with $problem.code: $because', async ({ request, problem }) => {
    const { calls, faults } = await aCampaignCalls()
    const outcome = await calls.generatePlayerCharacter({ person: ADA, scenarioId: SCENARIO, ...request })
    expect(outcome).toMatchObject({ ok: false, rejection: problem })
    expect(faults).toEqual([])
  })
})

describe('the AI characters', () => {
  it('are the delegates a session seats, in twelve colours, without anybody’s agenda', async () => {
    const { calls, detail } = await aCampaignCalls()
    const playerCharacter = { countryCode: 'EEE' }
    const answer = expectOk(await calls.generateAiCharacters({ person: ADA, scenarioId: SCENARIO, playerCharacter }))
    expect(AiCharacters.safeParse(answer).error).toBeUndefined()
    const seated = detail.view.seats.filter(({ holder }) => holder === 'delegate')
    expect(answer.characters.map(({ id }) => id)).toEqual(seated.map(({ id }) => id))
    expect(answer.characters.map(({ color }) => color)).toEqual(seated.map(({ delegate }) => delegate.colour))
    expect(
      answer.characters.every(({ credibility, currentMood }) => credibility === 75 && currentMood === 'calm'),
    ).toBe(true)
    expect(answer.characters.filter((character) => 'secretAgenda' in character)).toEqual([])
    expect(JSON.stringify(answer)).not.toContain('keeps to itself')
  })

  it('make room for a player who takes an authored country, by its code or its name', async () => {
    const { calls } = await aCampaignCalls()
    for (const playerCharacter of [{ countryCode: 'AAA' }, { country: 'Alpha' }]) {
      const answer = expectOk(await calls.generateAiCharacters({ person: ADA, scenarioId: SCENARIO, playerCharacter }))
      expect(answer.characters.map(({ countryCode }) => countryCode)).toEqual(['BBB', 'CCC', 'DDD', 'EEE'])
    }
  })

  it('are refused for a player of no country', async () => {
    const { calls } = await aCampaignCalls()
    for (const playerCharacter of [{}, { countryCode: 'XXX' }, { country: 'Atlantis' }]) {
      const outcome = await calls.generateAiCharacters({ person: ADA, scenarioId: SCENARIO, playerCharacter })
      expect(outcome).toMatchObject({ rejection: { fields: [{ field: 'playerCharacter.countryCode' }] } })
    }
  })

  it('and the player’s can be handed in again as they came', async () => {
    const { calls } = await aCampaignCalls()
    const player = expectOk(await calls.generatePlayerCharacter({ person: ADA, scenarioId: SCENARIO }))
    expect(SentCharacter.parse(player)).toEqual(player)
    const request = { person: ADA, scenarioId: SCENARIO, playerCharacter: player }
    const { characters } = expectOk(await calls.generateAiCharacters(request))
    for (const character of characters) expect(SentCharacter.parse(character)).toEqual(character)
  })
})

describe('the crisis', () => {
  it('is the one before the committee, with the chances the session shows', async () => {
    const { calls, sessionId, detail } = await aCampaignCalls()
    const crisis = expectOk(await calls.generateCrisis({ sessionId, userId: 'ada' }))
    expect(GeneratedCrisis.safeParse(crisis).error).toBeUndefined()
    expect(crisis).toMatchObject({ id: detail.view.crisis?.id, status: 'active', timeRemaining: 5, fallback: false })
    const shown = detail.view.crisis?.choices.map(({ successChanceRatio }) => Math.round(100 * successChanceRatio))
    expect(crisis.playerChoices.map(({ successChance }) => successChance)).toEqual(shown)
    expect(crisis.playerChoices.every(({ chanceKind }) => chanceKind === 'forecast')).toBe(true)
  })

  it('is drawn by the engine when its time has come, not by asking', async () => {
    const { calls, host, sessionId, clock } = await aCampaignCalls()
    const ask = async () => expectOk(await calls.generateCrisis({ sessionId, userId: 'ada' }))
    const first = await ask()
    expect((await ask()).id).toBe(first.id)
    for (let passed = 0; passed < 20 * 60_000; passed += 15_000) {
      clock.advance(15_000)
      await host.advanceSession(sessionId)
    }
    const later = await ask()
    expect(later.id).not.toBe(first.id)
    const { view } = expectOk(await host.getSession({ sessionId, userId: 'ada' }))
    expect(view.crisesClosed.map(({ id }) => id)).toContain(first.id)
  })
})

describe('what happens by itself', () => {
  it('is nothing before anything was due, and the newest initiative afterwards', async () => {
    const { calls, sessionId, clock } = await aCampaignCalls()
    const ask = async () => expectOk(await calls.generateAutonomous({ sessionId, userId: 'ada' }))
    expect(await ask()).toEqual({ content: null, fallback: false })
    clock.advance(10_000)
    const { content } = await ask()
    expect(AutonomousAnswer.shape.content.safeParse(content).error).toBeUndefined()
    expect(content).toMatchObject({ type: 'character_initiative', executedBy: expect.stringMatching(/^[a-d]{3}$/) })
    expect(content?.description).not.toBe('')
    expect(await ask()).toMatchObject({ content })
  })

  it('tells how the crisis goes on while the player is silent', async () => {
    const { calls, host, sessionId, clock } = await aCampaignCalls()
    const told: string[] = []
    for (let passed = 0; passed < 4 * 60_000; passed += 15_000) {
      clock.advance(15_000)
      await host.advanceSession(sessionId)
      const { content } = expectOk(await calls.generateAutonomous({ sessionId, userId: 'ada' }))
      if (content?.type === 'crisis_development') told.push(`${content.executedBy}: ${content.description}`)
    }
    expect(told).toContain('system: It goes on.')
  })

  it('moves a session no further than its clock does', async () => {
    const { calls, host, sessionId } = await aCampaignCalls()
    const ref = { sessionId, userId: 'ada' }
    const before = expectOk(await host.savedPosition(ref)).seq
    for (let asked = 0; asked < 5; asked++) await calls.generateAutonomous(ref)
    expect(expectOk(await host.savedPosition(ref)).seq).toBe(before)
  })
})

describe('somebody else’s session', () => {
  it('is not found, and not moved', async () => {
    const { calls, host, sessionId, clock } = await aCampaignCalls({ catalogue: aCatalogue(aCampaign()) })
    clock.advance(20_000)
    for (const id of [sessionId, 'none']) {
      const ref = { sessionId: id, userId: 'ben' }
      const answers = [
        await calls.generateCrisis(ref),
        await calls.generateAutonomous(ref),
        await calls.processPlayerInput({ ...ref, transcript: 'Hello.' }),
        await calls.processChoice({ ...ref, choice: 'crisis-0-choice-0' }),
      ]
      expect(answers).toEqual(Array.from({ length: 4 }, () => ({ ok: false, rejection: { code: 'not-found' } })))
    }
    expect(expectOk(await host.savedPosition({ sessionId, userId: 'ada' })).seq).toBe(1)
  })
})

import { AiCharacters, type Campaign, ChoiceAnswer, GeneratedCrisis, PlayerCharacter } from '@placard/contract'
import { aCampaignCalls, expectOk } from '@placard/testing'
import { describe, expect, it } from 'vitest'
import { placeholderDelegates, placeholderPlayer } from './fallbacks.ts'

const ADA = { userId: 'ada', name: 'Ada' }
const FAULT = new Error('the catalogue is broken')

/** Calls over a session whose catalogue and log break once it is open. */
async function broken(mayPass = false) {
  const opened = await aCampaignCalls({}, { mayPass: () => mayPass })
  const fail = (): Promise<never> => Promise.reject(FAULT)
  const { catalogue, store } = opened.dependencies
  Object.assign(catalogue, { get: fail } satisfies { get: () => Promise<Campaign | undefined> })
  const load = store.load.bind(store)
  Object.assign(store, { load: (id: string, after = 0) => (after > 1_000_000 ? load(id, after) : fail()) })
  return opened
}

describe('a fault that trying again would not cure', () => {
  it('gives the player a placeholder of six countries and five titles, credibility 100', async () => {
    const { calls, faults } = await broken()
    const request = { person: ADA, scenarioId: 'test-campaign', country: 'EEE', seed: 3 }
    const character = expectOk(await calls.generatePlayerCharacter(request))
    expect(PlayerCharacter.safeParse(character).error).toBeUndefined()
    expect(character).toEqual(placeholderPlayer('Ada', 3))
    expect(character).toMatchObject({
      credibility: 100,
      fallback: true,
      notice: expect.stringContaining('placeholder'),
    })
    expect(faults).toEqual([{ call: 'generate-player-character', fault: FAULT }])
  })

  it('gives as many delegates as were named, credibility 75, calm, each in a colour of its own', async () => {
    const { calls } = await broken()
    const characters = [{ id: 'ken', name: 'Amina', country: 'Kenya', countryCode: 'KEN' }, { name: 'Bo' }]
    const request = { person: ADA, scenarioId: 'test-campaign', playerCharacter: { countryCode: 'EEE' }, characters }
    const answer = expectOk(await calls.generateAiCharacters(request))
    expect(AiCharacters.safeParse(answer).error).toBeUndefined()
    expect(answer.fallback).toBe(true)
    expect(answer.characters.map(({ name }) => name)).toEqual(['Amina', 'Bo'])
    expect(answer.characters[0]).toMatchObject({ id: 'ken', countryCode: 'KEN' })
    for (const character of answer.characters) {
      expect(character).toMatchObject({ credibility: 75, currentMood: 'calm' })
    }
  })

  it('gives the placeholder crisis, its chance labelled an estimate', async () => {
    const { calls, sessionId, faults } = await broken()
    const crisis = expectOk(await calls.generateCrisis({ sessionId, userId: 'ada' }))
    expect(GeneratedCrisis.safeParse(crisis).error).toBeUndefined()
    expect(crisis).toMatchObject({
      title: 'Urgent Diplomatic Crisis',
      urgency: 'high',
      category: 'political',
      timeRemaining: 30,
      status: 'active',
      fallback: true,
    })
    expect(crisis.playerChoices).toHaveLength(1)
    expect(crisis.playerChoices[0]).toMatchObject({
      text: 'Call for immediate dialogue',
      diplomaticCost: 10,
      successChance: 70,
      chanceKind: 'estimate',
    })
    expect(faults.map(({ call }) => call)).toEqual(['generate-crisis'])
  })

  it('leaves words unanswered, a choice without effect and nothing by itself', async () => {
    const { calls, sessionId, faults } = await broken()
    const ref = { sessionId, userId: 'ada' }
    const said = expectOk(await calls.processPlayerInput({ ...ref, transcript: 'Hello.' }))
    expect(said).toMatchObject({ characterResponses: [], crisisUpdate: null, outcome: 'failed', fallback: true })
    const chosen = expectOk(await calls.processChoice({ ...ref, choice: 'crisis-0-choice-0' }))
    expect(ChoiceAnswer.safeParse(chosen).error).toBeUndefined()
    expect(chosen).toMatchObject({ outcomeModifier: 0, relationshipChanges: {}, fallback: true })
    expect(chosen.consequences).toHaveLength(1)
    expect(expectOk(await calls.generateAutonomous(ref))).toMatchObject({ content: null, fallback: true })
    expect(faults.map(({ call }) => call)).toEqual(['process-player-input', 'process-choice', 'generate-autonomous'])
  })

  it('says in a notice what happened, whichever call it is', async () => {
    const { calls, sessionId } = await broken()
    const ref = { sessionId, userId: 'ada' }
    const scenarioId = 'test-campaign'
    const answers = [
      await calls.generatePlayerCharacter({ person: ADA, scenarioId }),
      await calls.generateAiCharacters({ person: ADA, scenarioId, playerCharacter: { countryCode: 'EEE' } }),
      await calls.generateCrisis(ref),
      await calls.processPlayerInput({ ...ref, transcript: 'Hello.' }),
      await calls.processChoice({ ...ref, choice: 'x' }),
      await calls.generateAutonomous(ref),
    ]
    for (const answer of answers)
      expect(answer).toMatchObject({ value: { fallback: true, notice: expect.any(String) } })
  })

  it('tells a stranger no more than that there is nothing', async () => {
    const { calls, sessionId, faults } = await broken()
    for (const id of [sessionId, 'none']) {
      const outcome = await calls.generateCrisis({ sessionId: id, userId: 'ben' })
      expect(outcome).toEqual({ ok: false, rejection: { code: 'not-found' } })
    }
    expect(faults).toEqual([])
  })
})

it('a fault that may pass is thrown, so that the caller tries again', async () => {
  const { calls, sessionId, faults } = await broken(true)
  await expect(calls.generateCrisis({ sessionId, userId: 'ada' })).rejects.toBe(FAULT)
  expect(faults).toEqual([])
})

describe('placeholders', () => {
  it('come from each of the six countries and five titles in turn of the seed, the same for the same seed', () => {
    const drawn = Array.from({ length: 300 }, (_, seed) => placeholderPlayer('Ada', seed))
    expect(new Set(drawn.map(({ country }) => country))).toEqual(
      new Set(['United States', 'United Kingdom', 'France', 'Germany', 'Canada', 'Australia']),
    )
    expect(new Set(drawn.map(({ title }) => title))).toEqual(
      new Set(['Ambassador', 'Minister', 'Secretary', 'Representative', 'Delegate']),
    )
    expect(placeholderPlayer('Ada', 299)).toEqual(drawn[299])
  })

  it('are six where nobody said how many, and share colours only beyond twelve', () => {
    expect(placeholderDelegates().characters).toHaveLength(6)
    const many = placeholderDelegates(Array.from({ length: 13 }, () => ({}))).characters
    expect(new Set(many.map(({ color }) => color)).size).toBe(12)
    expect(new Set(many.map(({ id }) => id)).size).toBe(13)
  })
})

import type { CampaignWordsPort, Worded } from '@placard/application'
import { aCampaignCalls, expectOk } from '@placard/testing'
import { describe, expect, it } from 'vitest'

const ENGINE = { rung: 'gemini', model: 'gemini-x', place: 'cloud', promptVersion: '1' } as const

/** Answers for every line that it was heard, and keeps what it was shown. */
function anEcho() {
  const shown: { readonly facts: unknown; readonly userId: string }[] = []
  const heard = <Facts, Words>(words: (facts: Facts) => Words) => {
    return async (facts: Facts, userId: string): Promise<Worded<Words>> => {
      shown.push({ facts, userId })
      return { words: words(facts), engine: ENGINE }
    }
  }
  const anew = (lines: readonly string[]) => lines.map((line) => `Anew: ${line}`)
  const words: CampaignWordsPort = {
    playerCharacter: heard(({ character }) => anew(character.motivations)),
    aiCharacters: heard(({ characters }) => new Map(characters.map((one) => [one.id, anew(one.motivations)]))),
    crisis: heard(({ description }) => `Anew: ${description}`),
    choice: heard(({ consequences }) => anew(consequences)),
    autonomous: heard(({ impact }) => anew(impact)),
  }
  return { words, shown }
}

const ADA = { userId: 'ada', name: 'Ada' }

describe('what the campaign calls have worded', () => {
  it('is the motivations of characters, under the engine that worded them', async () => {
    const { words } = anEcho()
    const { calls } = await aCampaignCalls({}, { words })
    const plain = await aCampaignCalls()
    const request = { person: ADA, scenarioId: 'test-campaign', country: 'EEE', seed: 1 }
    const before = expectOk(await plain.calls.generatePlayerCharacter(request))
    const player = expectOk(await calls.generatePlayerCharacter(request))
    expect(player.motivations).toEqual(before.motivations.map((line) => `Anew: ${line}`))
    expect({ ...player, motivations: [], engine: undefined }).toEqual({ ...before, motivations: [], engine: undefined })
    expect(player.engine).toEqual(ENGINE)
    const opposite = { person: ADA, scenarioId: 'test-campaign', playerCharacter: player }
    const { characters, engine } = expectOk(await calls.generateAiCharacters(opposite))
    expect(characters.flatMap(({ motivations }) => motivations).every((line) => line.startsWith('Anew: '))).toBe(true)
    expect(engine).toEqual(ENGINE)
  })

  it('is a crisis and what a choice led to; the figures stay the engine’s', async () => {
    const { words } = anEcho()
    const { calls, sessionId, detail } = await aCampaignCalls({}, { words })
    const crisis = expectOk(await calls.generateCrisis({ sessionId, userId: 'ada' }))
    expect(crisis.description).toBe(`Anew: ${detail.view.crisis?.description}`)
    const choice = detail.view.crisis?.choices[1]?.id ?? ''
    const answer = expectOk(await calls.processChoice({ sessionId, userId: 'ada', choice }))
    expect(answer.consequences[0]).toBe('Anew: It may help.')
    expect(answer.consequences[1]).toMatch(/^It (succeeded|failed)\. The chance was \d+ %\.$/)
    expect(answer.engine).toEqual(ENGINE)
  })

  it('AI-6 shows nobody’s agenda to whatever words it, the player’s own included', async () => {
    const { words, shown } = anEcho()
    const { calls, sessionId, detail } = await aCampaignCalls({}, { words })
    const player = expectOk(
      await calls.generatePlayerCharacter({ person: ADA, scenarioId: 'test-campaign', country: 'EEE', seed: 1 }),
    )
    await calls.generateAiCharacters({ person: ADA, scenarioId: 'test-campaign', playerCharacter: player })
    await calls.generateCrisis({ sessionId, userId: 'ada' })
    const choice = detail.view.crisis?.choices[1]?.id ?? ''
    await calls.processChoice({ sessionId, userId: 'ada', choice })
    await calls.generateAutonomous({ sessionId, userId: 'ada' })
    expect(shown.length).toBeGreaterThanOrEqual(4)
    const all = JSON.stringify(shown)
    expect(player.secretAgenda).not.toBe('')
    expect(all).not.toContain(player.secretAgenda)
    expect(all).not.toContain(detail.view.own.agenda)
    expect(shown.every(({ userId }) => userId === 'ada')).toBe(true)
  })

  it('comes with how the player’s words sound', async () => {
    const tone = { sentiment: 'positive', confidence: 0.9, engine: ENGINE } as const
    const heard: string[] = []
    const sentiment = {
      sentimentOf: async (text: string) => {
        heard.push(text)
        return tone
      },
    }
    const { calls, sessionId } = await aCampaignCalls({}, { sentiment })
    const said = { sessionId, userId: 'ada', transcript: 'We welcome this.' }
    expect(expectOk(await calls.processPlayerInput(said)).tone).toEqual(tone)
    expect(await calls.processPlayerInput({ ...said, userId: 'stranger' })).toMatchObject({ ok: false })
    expect(heard).toEqual(['We welcome this.'])
  })
})

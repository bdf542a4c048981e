import countries from '@placard/content/countries/countries.json'
import { neutralView } from '@placard/language'
import { aCampaign, anOpenSession, fakeSpeech, fakeUnderstanding } from '@placard/testing'
import { describe, expect, it } from 'vitest'
import { type CampaignLanguage, switchedLanguage } from './switched-language.ts'

const EMBEDDED: CampaignLanguage = { understanding: fakeUnderstanding(), speech: fakeSpeech() }
const HEARD = { readings: [], readBy: 'a model' } as const
const MODEL: CampaignLanguage = {
  understanding: { ...fakeUnderstanding(), hear: async () => HEARD },
  speech: { word: async () => ({ words: 'So be it.', wordedBy: 'a model' }) },
}

/** A session over a language that a model may join, and what it hears and says. */
async function aSession(load: () => Promise<CampaignLanguage | undefined>) {
  const language = switchedLanguage(EMBEDDED, load)
  const { host, sessionId } = await anOpenSession(language)
  const view = neutralView(aCampaign(), countries.countries)
  const said = { sessionId, userId: 'ada', command: { kind: 'say', text: 'Hello.' } } as const
  const wish = { act: { kind: 'remark' }, seat: 'aaa', view, variety: 1, recent: [] } as const
  return {
    language,
    heard: () => host.hearWords(said),
    worded: async () => (await language.speech.word(wish)).wordedBy,
  }
}

describe('language that a model may join', () => {
  it('is built in until somebody wants the model, and again afterwards', async () => {
    const { language, heard, worded } = await aSession(async () => MODEL)
    expect([await heard(), await worded()]).toEqual([undefined, 'fake'])
    await language.use(true)
    expect([await heard(), await worded()]).toEqual([HEARD, 'a model'])
    await language.use(false)
    expect([await heard(), await worded()]).toEqual([undefined, 'fake'])
  })

  it('stays built in where there is no model after all', async () => {
    const { language, heard, worded } = await aSession(async () => undefined)
    await language.use(true)
    expect([await heard(), await worded()]).toEqual([undefined, 'fake'])
  })

  it('stays built in when the model has left before it was there', async () => {
    const loading = Promise.withResolvers<CampaignLanguage>()
    const { language, worded } = await aSession(() => loading.promise)
    const joining = language.use(true)
    await language.use(false)
    loading.resolve(MODEL)
    await joining
    expect(await worded()).toBe('fake')
  })
})

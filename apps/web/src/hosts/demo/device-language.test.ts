import shipped from '@placard/content/campaigns/climate-crisis-summit.json'
import countries from '@placard/content/countries/countries.json'
import { Campaign } from '@placard/contract'
import type { Act } from '@placard/engine'
import { neutralView } from '@placard/language'
import { fakeSpeech, fakeUnderstanding } from '@placard/testing'
import { describe, expect, it } from 'vitest'
import { DeviceModel } from '../../client/device-model/device-model.ts'
import { type DoubleScript, promptApiDouble } from '../../client/device-model/testing/prompt-api-double.ts'
import { deviceLanguage } from './device-language.ts'

const view = neutralView(Campaign.parse(shipped), countries.countries)
const SUPPORT: Act = { kind: 'support', change: { issue: 0, option: 2 } }
const label = view.issues[0]?.options[2]?.label ?? ''
const seat = view.seats[0]?.id ?? ''
const GOOD = `My delegation stands behind ${label}. It is what a fair agreement would look like.`

/** The language of campaigns over a double of the Prompt API. The built-in reader is sure of nothing. */
function overDouble(script: DoubleScript) {
  const api = promptApiDouble(script)
  const unsure = fakeUnderstanding({ act: { kind: 'remark' }, confidence: 0.3 })
  const embedded = { understanding: unsure, speech: fakeSpeech() }
  const failures: unknown[] = []
  const language = deviceLanguage(new DeviceModel(api), embedded, (error) => failures.push(error))
  return {
    api,
    failures,
    heard: () =>
      language.understanding.hear?.({ text: 'We rather like it.', view, agenda: { issues: [] }, userId: 'demo' }),
    foresee: () =>
      language.speech.foresee?.({
        sessionId: view.sessionId,
        userId: 'demo',
        lines: () => [{ act: SUPPORT, seat, view, recent: [] }],
      }),
    worded: () => language.speech.word({ act: SUPPORT, seat, view, variety: 1, recent: [] }),
  }
}

const reading = (act: object) => [JSON.stringify({ readings: [act] })]

describe('campaigns with the model of this device', () => {
  it('are read by it in a shape that the browser holds it to', async () => {
    const { api, heard } = overDouble({
      replies: [{ pieces: reading({ act: 'support', option: 'A2', confidence: 0.9 }) }],
    })
    expect(await heard()).toMatchObject({
      readings: [{ act: SUPPORT, confidence: 0.9 }, {}],
      readBy: 'prompt-api browser reading-1',
    })
    expect(api.requests[0]?.schema).toMatchObject({ type: 'object', properties: { readings: { type: 'array' } } })
  })

  it.each<{ because: string; script: DoubleScript }>([
    {
      because: 'it names what is not there',
      script: { replies: [{ pieces: reading({ act: 'support', option: 'Z9' }) }] },
    },
    { because: 'it answers in no shape at all', script: { replies: [{ pieces: ['I could not say.'] }] } },
    { because: 'it is gone', script: { availability: 'downloadable' } },
    { because: 'the browser withholds what it wrote', script: { promptFails: { name: 'NotReadableError' } } },
  ])('are read by the built-in reader where $because', async ({ script }) => {
    const { heard, failures } = overDouble(script)
    expect(await heard()).toBeUndefined()
    expect(failures).toEqual([])
  })

  it('are worded by it ahead of the moment', async () => {
    const { api, foresee, worded } = overDouble({ replies: [{ pieces: [JSON.stringify({ words: GOOD })] }] })
    foresee()
    // whoever asks for words too early does without: the session that gave them has ended
    await expect.poll(() => [api.requests.length, api.open]).toEqual([1, 1])
    expect(await worded()).toEqual({ words: GOOD, wordedBy: 'prompt-api browser speech-1' })
  })

  it('keep the built-in words where what it wrote is not what the delegate does', async () => {
    const promise = JSON.stringify({ words: `${GOOD} We promise to vote for it.` })
    const { api, foresee, worded } = overDouble({ replies: [{ pieces: [promise] }] })
    foresee()
    // asked, and asked once more
    await expect.poll(() => [api.requests.length, api.open]).toEqual([2, 1])
    expect((await worded()).wordedBy).toBe('fake')
  })
})

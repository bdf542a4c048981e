import { describe, expect, it } from 'vitest'
import { modelName, type ProviderVariable, serverKey, serverUrl } from './language-configuration.ts'
import {
  type HearingVariables,
  type LiveVariables,
  readVoice,
  type SpeechVariables,
  voiceExpected,
} from './voice-configuration.ts'

const variable = (name: string, schema: ProviderVariable['schema']): ProviderVariable => ({
  name,
  schema,
  expected: `right: ${name}`,
})
const SPEAKERS: readonly SpeechVariables[] = [
  {
    id: 'gemini',
    variables: {
      model: variable('GEMINI_VOICE_MODEL', modelName),
      apiKey: { ...variable('GEMINI_API_KEY', serverKey), isRequired: true },
      url: variable('GEMINI_URL', serverUrl),
    },
  },
  { id: 'embedded' },
  { id: 'system', isInstalled: (searchPath) => searchPath === '/has/espeak-ng' },
]
const HEARERS: readonly HearingVariables[] = [
  {
    id: 'gemini',
    variables: {
      model: variable('GEMINI_TRANSCRIBE_MODEL', modelName),
      apiKey: { ...variable('GEMINI_API_KEY', serverKey), isRequired: true },
      url: variable('GEMINI_URL', serverUrl),
    },
  },
  { id: 'embedded' },
  { id: 'system', isInstalled: (searchPath) => searchPath === '/has/pocketsphinx' },
]
const LIVE: LiveVariables = {
  id: 'gemini',
  variables: {
    model: variable('GEMINI_LIVE_MODEL', modelName),
    apiKey: { ...variable('GEMINI_API_KEY', serverKey), isRequired: true },
    url: variable('GEMINI_URL', serverUrl),
  },
}
const KINDS = { speakers: SPEAKERS, hearers: HEARERS, live: LIVE }
const GEMINI = { GEMINI_VOICE_MODEL: 'a-voice', GEMINI_API_KEY: 'a-key' } as const

describe('who speaks and hears, by the configuration', () => {
  it.each([
    { given: {}, order: ['embedded'], because: 'the product brings its voices' },
    { given: GEMINI, order: ['gemini', 'embedded'], because: 'a service is set up' },
    { given: { GEMINI_API_KEY: 'a-key' }, order: ['embedded'], because: 'a key alone names no voice' },
    { given: { PATH: '/has/espeak-ng' }, order: ['embedded', 'system'], because: 'the machine has a program' },
    {
      given: { ...GEMINI, PLACARD_VOICE_ORDER: 'embedded, gemini' },
      order: ['embedded', 'gemini'],
      because: 'so said',
    },
    { given: { ...GEMINI, PLACARD_VOICE_ORDER: 'gemini' }, order: ['gemini'], because: 'only one is wanted' },
  ])('$order: $because', ({ given, order }) => {
    const read = readVoice(given, KINDS)
    expect(read.ok && read.voice.speech.map(({ provider }) => provider)).toEqual(order)
  })

  it.each([
    { given: {}, hearing: ['embedded'], because: 'the product brings a recogniser of commands' },
    {
      given: { GEMINI_TRANSCRIBE_MODEL: 'an-ear', GEMINI_API_KEY: 'a-key', PATH: '/has/pocketsphinx' },
      hearing: ['gemini', 'embedded', 'system'],
      because: 'a service is set up, and the machine has a program that is worse at commands',
    },
    { given: GEMINI, hearing: ['embedded'], because: 'a model that speaks does not hear' },
    {
      given: { PATH: '/has/pocketsphinx', PLACARD_VOICE_ORDER: 'system, embedded' },
      hearing: ['system', 'embedded'],
      because: 'one order holds for both, and a name stands for who does one of the two',
    },
    { given: { ...GEMINI, PLACARD_VOICE_ORDER: 'gemini' }, hearing: [], because: 'who speaks alone is wanted' },
  ])('$hearing hear: $because', ({ given, hearing }) => {
    const read = readVoice(given, KINDS)
    expect(read.ok && read.voice.hearing.map(({ provider }) => provider)).toEqual(hearing)
  })

  it.each([
    { order: undefined, isLive: true, because: 'nobody says otherwise' },
    { order: 'gemini, embedded', isLive: true, because: 'it comes first' },
    { order: 'embedded, gemini', isLive: false, because: 'another one is to be asked first' },
    { order: 'embedded', isLive: false, because: 'it is not wanted' },
  ])('holds conversations by Gemini Live: $isLive, because $because', ({ order, isLive }) => {
    const given = { GEMINI_LIVE_MODEL: 'a-talker', GEMINI_API_KEY: 'a-key', PLACARD_VOICE_ORDER: order }
    const read = readVoice(given, KINDS)
    expect(read.ok && read.voice.live !== undefined).toBe(isLive)
  })

  it.each([
    { given: { GEMINI_LIVE_MODEL: 'a-talker' }, wrong: 'GEMINI_LIVE_MODEL', because: 'there is no key' },
    { given: { GEMINI_VOICE_MODEL: 'a-voice' }, wrong: 'GEMINI_VOICE_MODEL', because: 'there is no key' },
    { given: { ...GEMINI, GEMINI_VOICE_MODEL: 'a voice' }, wrong: 'GEMINI_VOICE_MODEL', because: 'this is no name' },
    { given: { GEMINI_TRANSCRIBE_MODEL: 'an-ear' }, wrong: 'GEMINI_TRANSCRIBE_MODEL', because: 'there is no key' },
    { given: { PLACARD_VOICE_ORDER: 'gemini' }, wrong: 'PLACARD_VOICE_ORDER', because: 'it is not set up' },
    { given: { PLACARD_VOICE_ORDER: 'system' }, wrong: 'PLACARD_VOICE_ORDER', because: 'the program is missing' },
    { given: { PLACARD_VOICE_ORDER: 'siri' }, wrong: 'PLACARD_VOICE_ORDER', because: 'nobody is called that' },
    { given: { PLACARD_VOICE_ORDER: 'embedded,embedded' }, wrong: 'PLACARD_VOICE_ORDER', because: 'it is named twice' },
  ])('refuses to start for $wrong: $because', ({ given, wrong }) => {
    expect(readVoice(given, KINDS)).toEqual({ ok: false, rejection: [wrong] })
    expect(voiceExpected(KINDS)[wrong]).toBeDefined()
  })
})

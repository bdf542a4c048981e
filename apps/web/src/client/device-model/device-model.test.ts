import { ModelProviderError, type ModelRequest } from '@placard/language/models'
import { expect, it } from 'vitest'
import { DeviceModel } from './device-model.ts'
import { type DoubleScript, promptApiDouble } from './testing/prompt-api-double.ts'

const REQUEST: ModelRequest = {
  instructions: 'Be brief.',
  messages: [
    { role: 'user', content: 'What is a caucus?' },
    { role: 'assistant', content: 'A break for talks.' },
    { role: 'user', content: 'How long is it?' },
  ],
  temperature: 0.3,
  maxOutputTokens: 100,
}
const SHAPE = { type: 'object', properties: { words: { type: 'string' } } }

/** What came of an answer: its text, and the fault that ended it. */
async function heard(model: DeviceModel, request = REQUEST, signal = new AbortController().signal) {
  let text = ''
  try {
    for await (const piece of model.speak(request, signal)) text += piece
    return { text, fault: undefined }
  } catch (error) {
    if (!(error instanceof ModelProviderError)) throw error
    return { text, fault: error.fault }
  }
}

it('asks with the instructions and the history as what is never dropped, and streams the answer', async () => {
  const api = promptApiDouble({ replies: [{ pieces: ['Ten ', 'minutes.'] }] })
  expect(await heard(new DeviceModel(api))).toEqual({ text: 'Ten minutes.', fault: undefined })
  expect(api.requests).toEqual([
    {
      system: 'Be brief.',
      history: ['What is a caucus?', 'A break for talks.'],
      asked: 'How long is it?',
      schema: undefined,
    },
  ])
})

it.each<{ script: DoubleScript; text?: string; fault: string; because: string }>([
  { script: { availability: 'unavailable' }, fault: 'unavailable', because: 'this device cannot run it' },
  { script: { availability: 'downloadable' }, fault: 'unavailable', because: 'nobody agreed to a download' },
  { script: { availability: 'downloading' }, fault: 'unavailable', because: 'gigabytes are not worth waiting for' },
  { script: { availabilityFails: 'InvalidStateError' }, fault: 'unavailable', because: 'the page is being left' },
  { script: { availabilityFails: 'UnknownError' }, fault: 'unavailable', because: 'the browser cannot tell' },
  { script: { createFails: 'NotAllowedError' }, fault: 'unavailable', because: 'a policy forbids it' },
  { script: { createFails: 'OperationError' }, fault: 'unavailable', because: 'the model could not be loaded' },
  { script: { createFails: 'InvalidStateError' }, fault: 'unavailable', because: 'the page is being left' },
  { script: { createFails: 'QuotaExceededError' }, fault: 'too-long', because: 'the initial prompts exceed it' },
  { script: { contextWindow: 5 }, fault: 'too-long', because: 'instructions and history have more words' },
  { script: { contextWindow: 12 }, fault: 'too-long', because: 'the message no longer fits behind the history' },
  { script: { measureFails: 'UnknownError' }, fault: 'unavailable', because: 'nothing can be counted' },
  { script: { promptFails: { name: 'QuotaExceededError', after: 0 } }, fault: 'too-long', because: 'it counts more' },
  { script: { promptFails: { name: 'NotAllowedError', after: 0 } }, fault: 'unavailable', because: 'switched off' },
  { script: { promptFails: { name: 'NotSupportedError', after: 0 } }, fault: 'bad-request', because: 'a language' },
  { script: { promptFails: { name: 'NotReadableError' } }, text: 'Yes.', fault: 'blocked', because: 'it is filtered' },
  { script: { promptFails: { name: 'UnknownError' } }, text: 'Yes.', fault: 'unavailable', because: 'it was evicted' },
  { script: { promptFails: { name: 'SyntaxError' } }, text: 'Yes.', fault: 'empty', because: 'not in the shape' },
  { script: { promptFails: { name: 'TypeError' } }, text: 'Yes.', fault: 'bad-request', because: 'wrongly called' },
  {
    script: { promptFails: { name: 'AbortError' } },
    text: 'Yes.',
    fault: 'unavailable',
    because: 'somebody else ended it',
  },
])('tells $fault, because $because', async ({ script, text = '', fault }) => {
  const api = promptApiDouble(script)
  const model = new DeviceModel(api)
  expect(await heard(model)).toEqual({ text, fault })
  model.close()
  await expect.poll(() => api.open).toBe(0)
})

it('never starts a download', async () => {
  const api = promptApiDouble({ availability: 'downloadable' })
  await heard(new DeviceModel(api))
  expect(await api.availability()).toBe('downloadable')
})

it('asks again once the browser has loaded its model anew', async () => {
  const api = promptApiDouble({ promptFails: { name: 'UnknownError', after: 0 } })
  const model = new DeviceModel(api)
  expect(await heard(model)).toEqual({ text: '', fault: 'unavailable' })
  api.play({})
  expect(await heard(model)).toEqual({ text: 'Yes.', fault: undefined })
})

it('ends with the reason of an abort in the middle of an answer, and stops the model', async () => {
  const api = promptApiDouble({ replies: [{ pieces: ['One, ', 'two.'], isHeld: true }] })
  const stop = new AbortController()
  const reason = new Error('stopped')
  const listening = async () => {
    for await (const _ of new DeviceModel(api).speak(REQUEST, stop.signal)) stop.abort(reason)
  }
  await expect(listening()).rejects.toBe(reason)
  await expect.poll(() => api.aborted).toBe(1)
  expect(api.open, 'the kept session alone').toBe(1)
})

it('stops the model when nobody listens any more', async () => {
  const api = promptApiDouble({ replies: [{ pieces: ['One, ', 'two.'], isHeld: true }] })
  for await (const _ of new DeviceModel(api).speak(REQUEST, new AbortController().signal)) break
  expect(api.open, 'the kept session alone').toBe(1)
})

it('ends an answer beyond its limit as cut: the API has no limit of its own', async () => {
  const api = promptApiDouble({ replies: [{ pieces: ['word '.repeat(10), 'word '.repeat(10)] }] })
  expect(await heard(new DeviceModel(api), { ...REQUEST, maxOutputTokens: 10 })).toEqual({
    text: 'word '.repeat(10),
    fault: 'cut',
  })
})

it('constrains an answer by its schema, and only describes it where the browser does not know the schema', async () => {
  const replies = [{ pieces: ['{"words":"Yes"}'] }]
  const api = promptApiDouble({ replies })
  const request = { ...REQUEST, shape: SHAPE }
  expect(await heard(new DeviceModel(api), request)).toEqual({ text: '{"words":"Yes"}', fault: undefined })
  expect(api.requests.map(({ schema }) => schema)).toEqual([SHAPE])

  const unknowing = promptApiDouble({ replies, refusesSchemas: true })
  expect(await heard(new DeviceModel(unknowing), request)).toEqual({ text: '{"words":"Yes"}', fault: undefined })
  expect(unknowing.requests.map(({ schema }) => schema)).toEqual([SHAPE, undefined])
})

it.each([
  { script: { contextWindow: 6_144 }, tokens: 6_144, because: 'the browser says so' },
  { script: { contextWindow: Number.POSITIVE_INFINITY }, tokens: 32_768, because: 'nobody wants to wait for a book' },
  { script: { createFails: 'OperationError' }, tokens: 4_096, because: 'the browser has said nothing' },
])('counts with $tokens tokens of context, because $because', async ({ script, tokens }) => {
  const model = new DeviceModel(promptApiDouble(script))
  await model.prepare()
  expect(model.bounds.contextTokens).toBe(tokens)
})

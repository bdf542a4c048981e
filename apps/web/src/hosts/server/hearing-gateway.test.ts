import { expect, it } from 'vitest'
import { createServerHearingGateway } from './hearing-gateway.ts'

const RECORDING = { samples: new Float32Array(1), rate: 16_000, file: new Blob(['sound']) }

it.each([
  { request: { room: 'a-session' }, query: { sessionId: 'a-session' }, because: 'it is said in a session' },
  { request: { language: 'en-GB' }, query: { language: 'en-GB' }, because: 'a language was chosen' },
  { request: { isWithoutServices: true }, query: { isWithoutServices: 'true' }, because: 'no service may get it' },
  { request: { isWithoutServices: false }, query: {}, because: 'anybody may hear it' },
])('hands the file to the server with $query, because $because', async ({ request, query }) => {
  const asked: unknown[] = []
  const gateway = createServerHearingGateway(async (route, input) => {
    asked.push([route.path, JSON.parse(JSON.stringify(input.query)), input.body])
    const answer: MessageEvent['data'] = { text: 'Point of order.' }
    return answer
  })
  expect(await gateway.hear(RECORDING, request)).toMatchObject({ text: 'Point of order.' })
  expect(asked).toEqual([['/api/voice/hear', query, RECORDING.file]])
})

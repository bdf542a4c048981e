import websocket, { type WebSocket } from '@fastify/websocket'
import Fastify from 'fastify'
import * as z from 'zod'

/** What the service hears in everything, in pieces as they come. */
export const HEARD = ['What is', ' a caucus?'] as const
/** What it answers, in pieces as they come. */
export const ANSWERED = ['A caucus is a break', ' in formal debate.', ' Delegates speak freely in it.'] as const
/** Seconds of the sound that goes with each piece. */
export const PIECE_SECONDS = 0.5

const Setup = z.strictObject({
  model: z.string().regex(/^models\/./),
  generationConfig: z.strictObject({
    responseModalities: z.tuple([z.literal('AUDIO')]),
    temperature: z.number(),
    maxOutputTokens: z.int(),
    speechConfig: z.strictObject({
      voiceConfig: z.strictObject({ prebuiltVoiceConfig: z.strictObject({ voiceName: z.string() }) }),
      languageCode: z.optional(z.string()),
    }),
  }),
  systemInstruction: z.object({ parts: z.tuple([z.strictObject({ text: z.string() })]) }),
  tools: z.array(z.looseObject({})),
  inputAudioTranscription: z.strictObject({ languageCodes: z.optional(z.array(z.string())) }),
  outputAudioTranscription: z.strictObject({}),
  realtimeInputConfig: z.strictObject({ automaticActivityDetection: z.strictObject({ disabled: z.literal(true) }) }),
  sessionResumption: z.strictObject({ handle: z.optional(z.string()) }),
  contextWindowCompression: z.strictObject({ slidingWindow: z.strictObject({}) }),
})
const Realtime = z.union([
  z.strictObject({ activityStart: z.strictObject({}) }),
  z.strictObject({ audio: z.strictObject({ data: z.base64(), mimeType: z.literal('audio/pcm;rate=16000') }) }),
  z.strictObject({ activityEnd: z.strictObject({}) }),
])
const Given = z.strictObject({
  functionResponses: z.array(
    z.strictObject({ id: z.string(), name: z.string(), response: z.strictObject({ output: z.string() }) }),
  ),
})
/** Exactly one of them. */
const ClientMessage = z.union([
  z.strictObject({ setup: Setup }),
  z.strictObject({ realtimeInput: Realtime }),
  z.strictObject({ toolResponse: Given }),
])

/** A connection as the service saw it. */
export interface AskedLive {
  readonly setup: z.infer<typeof Setup>
  /** Bytes of sound of each question. */
  readonly questions: number[]
  /** What was given for its calls of the tool. */
  readonly given: string[]
  isOpen: boolean
}

/** How the service behaves. What it does with a connection, and with a question that it understands. */
export type LiveManner =
  | 'answers'
  | 'answers before it has heard'
  | 'looks up'
  | 'goes away'
  | 'goes away at once'
  | 'answers 401'
  | 'answers 429'
  | 'answers 500'
  | 'refuses the key'
  | 'has no quota'
  | 'hangs'
  | 'hangs up'
  | 'hears nothing'
  | 'hears and hangs'
  | 'hears and closes'
  | 'says nothing'
  | 'speaks garbage'
  | 'mumbles'
  | 'breaks off'
  | 'is interrupted'

const STATUSES: Partial<Record<LiveManner, number>> = { 'answers 401': 401, 'answers 429': 429, 'answers 500': 500 }
const RATE = 24_000

/** The Gemini Live API on loopback. */
export async function aLiveService(first: LiveManner = 'answers') {
  const asked: AskedLive[] = []
  const addresses: string[] = []
  const handles = new Set<string>()
  const sockets = new Set<WebSocket>()
  const state = { manner: first }
  const app = Fastify({ forceCloseConnections: true })
  app.addHook('onRequest', async (request, reply) => {
    addresses.push(request.url)
    const status = STATUSES[state.manner]
    if (status === undefined) return
    // a refused upgrade is a connection that nobody ends
    reply.raw.once('finish', () => request.raw.socket.destroy())
    reply.code(status).send({ error: { message: 'test-key-0123456789 is refused' } })
  })
  await app.register(websocket)
  app.get('/*', { websocket: true }, (socket) => {
    sockets.add(socket)
    let connection: AskedLive | undefined
    let bytes = 0
    const send = (message: object) => socket.send(Buffer.from(JSON.stringify(message)))
    socket.on('close', () => {
      sockets.delete(socket)
      if (connection !== undefined) connection.isOpen = false
    })
    socket.on('message', (frame) => {
      const read = ClientMessage.safeParse(JSON.parse(String(frame)))
      if (!read.success) return socket.close(1007, `Invalid JSON payload received. ${read.error.message}`.slice(0, 120))
      const message = read.data
      if ('setup' in message) {
        const { handle } = message.setup.sessionResumption
        if (handle !== undefined && !handles.has(handle))
          return socket.close(1008, 'BidiGenerateContent session not found')
        if (state.manner === 'refuses the key')
          return socket.close(1007, 'API key not valid. Please pass a valid API key.')
        if (state.manner === 'has no quota')
          return socket.close(1011, 'You exceeded your current quota, RESOURCE_EXHAUSTED')
        if (state.manner === 'hangs') return
        if (state.manner === 'hangs up') return socket.terminate()
        connection = { setup: message.setup, questions: [], given: [], isOpen: true }
        asked.push(connection)
        return send({ setupComplete: {} })
      }
      if ('toolResponse' in message) {
        for (const { response } of message.toolResponse.functionResponses) connection?.given.push(response.output)
        return answer(send)
      }
      const { realtimeInput } = message
      if ('audio' in realtimeInput) bytes += Buffer.from(realtimeInput.audio.data, 'base64').length
      if (!('activityEnd' in realtimeInput)) return
      connection?.questions.push(bytes)
      bytes = 0
      converse(state.manner, socket, send)
      const handle = `handle-${handles.size}`
      handles.add(handle)
      send({ sessionResumptionUpdate: { newHandle: handle, resumable: true } })
    })
  })
  app.get('/v1beta/models/:model', async () => ({}))
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    url: `${origin}/v1beta`,
    asked,
    addresses,
    behave: (manner: LiveManner) => {
      state.manner = manner
    },
    forgetHandles: () => handles.clear(),
    /** Ends all connections without a word. */
    cut: () => {
      for (const socket of sockets) socket.terminate()
    },
    close: () => app.close(),
  }
}

type Send = (message: object) => void

function converse(manner: LiveManner, socket: WebSocket, send: Send): void {
  const content = (serverContent: object) => send({ serverContent })
  const heard = () => {
    for (const text of HEARD) content({ inputTranscription: { text } })
  }
  switch (manner) {
    case 'looks up':
      heard()
      return send({
        toolCall: { functionCalls: [{ id: 'call-1', name: 'look_up', args: { question: 'What is a caucus?' } }] },
      })
    case 'goes away':
      send({ goAway: { timeLeft: '50s' } })
      break
    case 'goes away at once':
      heard()
      send({ goAway: { timeLeft: '0s' } })
      return socket.close(1001)
    case 'hears nothing':
      return answer(send)
    case 'answers before it has heard':
      say(content)
      heard()
      return over(content, send)
    case 'hears and hangs':
      return heard()
    case 'hears and closes':
      heard()
      return socket.terminate()
    case 'says nothing':
      heard()
      return over(content, send)
    case 'speaks garbage':
      return socket.send('<html>welcome to the proxy</html>')
    case 'mumbles':
      heard()
      return content({ modelTurn: { parts: [{ inlineData: { mimeType: 'text/html', data: 'PGh0bWw+' } }] } })
    case 'breaks off':
      heard()
      content({ outputTranscription: { text: ANSWERED[0] } })
      sound(content)
      return socket.terminate()
    case 'is interrupted':
      heard()
      return content({ interrupted: true })
  }
  heard()
  answer(send)
}

function answer(send: Send): void {
  const content = (serverContent: object) => send({ serverContent })
  say(content)
  over(content, send)
}

function say(content: (serverContent: object) => void): void {
  for (const text of ANSWERED) {
    content({ outputTranscription: { text } })
    sound(content)
  }
}

function over(content: (serverContent: object) => void, send: Send): void {
  content({ generationComplete: true })
  send({ serverContent: { turnComplete: true }, usageMetadata: { promptTokenCount: 120, responseTokenCount: 40 } })
}

function sound(content: (serverContent: object) => void): void {
  const data = Buffer.alloc(PIECE_SECONDS * RATE * 2, 1).toString('base64')
  content({ modelTurn: { parts: [{ inlineData: { mimeType: 'audio/pcm;rate=24000', data } }] } })
}

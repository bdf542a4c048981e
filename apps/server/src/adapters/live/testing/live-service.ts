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

const RATE = 24_000
const NO_QUOTA = 'You exceeded your current quota, RESOURCE_EXHAUSTED'
const NO_KEY = 'API key not valid. Please pass a valid API key.'

type Send = (message: object) => void

/** What the service answers, in pieces as they come, and how long the sound of each is. */
interface LiveSpeech {
  readonly texts: readonly string[]
  readonly pieceSeconds: number
}

const USUAL_ANSWER: LiveSpeech = { texts: ANSWERED, pieceSeconds: PIECE_SECONDS }

/** The service's end of a connection. */
class Line {
  readonly socket: WebSocket
  readonly speech: LiveSpeech

  constructor(socket: WebSocket, speech: LiveSpeech) {
    this.socket = socket
    this.speech = speech
  }

  /** Sends as the service does: JSON in binary frames. */
  readonly send: Send = (message) => this.socket.send(Buffer.from(JSON.stringify(message)))

  readonly content: Send = (serverContent) => this.send({ serverContent })

  hear(): void {
    for (const text of HEARD) this.content({ inputTranscription: { text } })
  }

  /** A piece of the answer with its sound. */
  say(text: string): void {
    this.content({ outputTranscription: { text } })
    const data = Buffer.alloc(this.speech.pieceSeconds * RATE * 2, 1).toString('base64')
    this.content({ modelTurn: { parts: [{ inlineData: { mimeType: 'audio/pcm;rate=24000', data } }] } })
  }

  over(): void {
    this.content({ generationComplete: true })
    this.send({
      serverContent: { turnComplete: true },
      usageMetadata: { promptTokenCount: 120, responseTokenCount: 40 },
    })
  }

  answer(): void {
    for (const text of this.speech.texts) this.say(text)
    this.over()
  }
}

/** What the service does when a connection is asked for. */
const STATUSES = { 'answers 401': 401, 'answers 429': 429, 'answers 500': 500 } as const

/** What it does with a setup. */
const SETUPS = {
  'refuses the key': ({ socket }: Line) => socket.close(1007, NO_KEY),
  'has no quota': ({ socket }: Line) => socket.close(1011, NO_QUOTA),
  hangs: () => undefined,
  'hangs up': ({ socket }: Line) => socket.terminate(),
} as const

/** What it does with a question. */
const QUESTIONS = {
  answers(line: Line) {
    line.hear()
    line.answer()
  },
  'answers before it has heard'(line: Line) {
    for (const text of ANSWERED) line.say(text)
    line.hear()
    line.over()
  },
  'looks up'(line: Line) {
    line.hear()
    const call = { id: 'call-1', name: 'look_up', args: { question: 'What is a moderated caucus?' } }
    line.send({ toolCall: { functionCalls: [call] } })
  },
  'goes away'(line: Line) {
    line.send({ goAway: { timeLeft: '50s' } })
    line.hear()
    line.answer()
  },
  'goes away at once'(line: Line) {
    line.hear()
    line.send({ goAway: { timeLeft: '0s' } })
    line.socket.close(1001)
  },
  'hears nothing': (line: Line) => line.answer(),
  'hears and hangs': (line: Line) => line.hear(),
  'hears and closes'(line: Line) {
    line.hear()
    line.socket.terminate()
  },
  'says nothing'(line: Line) {
    line.hear()
    line.over()
  },
  'speaks garbage': ({ socket }: Line) => socket.send('<html>welcome to the proxy</html>'),
  mumbles(line: Line) {
    line.hear()
    line.content({ modelTurn: { parts: [{ inlineData: { mimeType: 'text/html', data: 'PGh0bWw+' } }] } })
  },
  'breaks off'(line: Line) {
    line.hear()
    line.say(ANSWERED[0])
    line.socket.terminate()
  },
  'begins and hangs'(line: Line) {
    line.hear()
    line.say(ANSWERED[0])
  },
  'is interrupted'(line: Line) {
    line.hear()
    line.content({ interrupted: true })
  },
} as const

/** How the service behaves. */
export type LiveManner = keyof typeof STATUSES | keyof typeof SETUPS | keyof typeof QUESTIONS

const oneOf = <Table extends object>(table: Table, manner: string): manner is Extract<keyof Table, string> =>
  Object.hasOwn(table, manner)

/** The Gemini Live API on loopback. */
export async function aLiveService(first: LiveManner = 'answers', answer: LiveSpeech = USUAL_ANSWER) {
  const asked: AskedLive[] = []
  const addresses: string[] = []
  const handles = new Set<string>()
  const sockets = new Set<WebSocket>()
  const state = { manner: first }
  const app = Fastify({ forceCloseConnections: true })
  app.addHook('onRequest', async (request, reply) => {
    addresses.push(request.url)
    if (!oneOf(STATUSES, state.manner)) return
    // a refused upgrade is a connection that nobody ends
    reply.raw.once('finish', () => request.raw.socket.destroy())
    reply.code(STATUSES[state.manner]).send({ error: { message: 'test-key-0123456789 is refused' } })
  })
  await app.register(websocket)
  app.get('/*', { websocket: true }, (socket) => {
    sockets.add(socket)
    attend(new Line(socket, answer), { asked, handles, manner: () => state.manner })
  })
  app.get('/v1beta/models/:model', async () => ({}))
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    url: `${origin}/v1beta`,
    asked,
    addresses,
    behave(manner: LiveManner) {
      state.manner = manner
    },
    forgetHandles: () => handles.clear(),
    /** Ends all connections without a word. */
    cut() {
      for (const socket of sockets) socket.terminate()
    },
    close: () => app.close(),
  }
}

interface Attended {
  readonly asked: AskedLive[]
  readonly handles: Set<string>
  readonly manner: () => LiveManner
}

/** Has the service attend to a connection. What it does not understand ends it, as with the real one. */
function attend(line: Line, { asked, handles, manner }: Attended): void {
  const { socket } = line
  let bytes = 0
  let connection: AskedLive | undefined
  socket.on('close', () => {
    if (connection !== undefined) connection.isOpen = false
  })
  function begin(setup: AskedLive['setup']): void {
    const { handle } = setup.sessionResumption
    const how = manner()
    if (handle !== undefined && !handles.has(handle)) socket.close(1008, 'BidiGenerateContent session not found')
    else if (oneOf(SETUPS, how)) SETUPS[how](line)
    else {
      connection = { setup, questions: [], given: [], isOpen: true }
      asked.push(connection)
      line.send({ setupComplete: {} })
    }
  }
  function listen(input: z.infer<typeof Realtime>): void {
    if ('audio' in input) bytes += Buffer.from(input.audio.data, 'base64').length
    if (!('activityEnd' in input)) return
    connection?.questions.push(bytes)
    bytes = 0
    const how = manner()
    if (oneOf(QUESTIONS, how)) QUESTIONS[how](line)
    const handle = `handle-${handles.size}`
    handles.add(handle)
    line.send({ sessionResumptionUpdate: { newHandle: handle, resumable: true } })
  }
  socket.on('message', (frame) => {
    const { data: message, error } = ClientMessage.safeParse(JSON.parse(String(frame)))
    if (message === undefined) socket.close(1007, `Invalid JSON payload received. ${error}`.slice(0, 120))
    else if ('setup' in message) begin(message.setup)
    else if ('realtimeInput' in message) listen(message.realtimeInput)
    else {
      connection?.given.push(...message.toolResponse.functionResponses.map(({ response }) => response.output))
      line.answer()
    }
  })
}

import { type ConverseEvent, converse, isWithoutServices } from '@placard/contract'
import { styleOf } from '@placard/voice'
import type { App } from '../../../http/app.ts'
import { hangUpOf } from '../../../http/hang-up.ts'
import { implement } from '../../../http/implement.ts'
import { byCaller, rateLimit } from '../../../http/rate-limit.ts'
import { recordingIn, takeRecordings } from '../../../http/recordings.ts'
import { timeZoneOf } from '../../../http/time-zone.ts'
import type { Dependencies } from '../../../ports/dependencies.ts'
import { USUAL_LANGUAGE } from '../../../ports/speech.ts'
import { inVoiceMinutes } from '../../../ports/voice-minutes.ts'
import { begin, type ChatCallDependencies } from '../ask.ts'
import { answerAloud } from './answer-aloud.ts'
import { collected } from './collected.ts'
import { secondsOf } from './joined-sound.ts'
import { converseMessages } from './messages.en.ts'
import type { ConverseCall, ConverseDependencies } from './parts.ts'
import { type Manner, mannerOf, type Question, questionIn, voiceFor } from './question.ts'

/** Rate limit of spoken questions per account: nobody is answered faster. */
const SPOKEN = { name: 'voice-converse', times: 20, windowMs: 60_000 } as const

/** Hands an event to the caller. False when they are gone. */
type Deliver = (event: ConverseEvent) => Promise<boolean>

/** Registers the calls that hear a question, answer it and speak the answer. */
export function registerConverse(app: App, dependencies: Dependencies, parts: ConverseDependencies): void {
  app.register(async (scope) => {
    takeRecordings(scope)
    const options = { lane: 'spoken', limit: rateLimit(scope, SPOKEN, byCaller) } as const
    implement(
      scope,
      dependencies,
      converse.gemini,
      async (call) => {
        const events: ConverseEvent[] = []
        const collect = async (event: ConverseEvent) => events.push(event) > 0
        const begun = await conversed(parts, call, (work) => work(collect))
        return { ...begun, ...collected(events) }
      },
      options,
    )
    implement(
      scope,
      dependencies,
      converse.stream,
      async (call) => {
        const begun = await conversed(parts, call, (work) => streaming(parts.chat, call, work))
        // the events have said it all: nobody gets this
        return { ...begun, ...collected([]) }
      },
      options,
    )
  })
}

/** Hears the recording, stores its words and begins their answer, and has `open` hand both to the caller. */
function conversed(
  parts: ConverseDependencies,
  call: ConverseCall,
  open: (work: (deliver: Deliver) => Promise<void>) => Promise<void>,
) {
  const { user, request, reply } = call
  const gone = hangUpOf(reply)
  const metered = { user, what: converseMessages.use, timeZone: timeZoneOf(request) }
  return inVoiceMinutes(parts.chat.usage, metered, async (count) => {
    const manner = await mannerOf(parts, call)
    const question = await questionIn(parts, call, manner, gone)
    const { heard, live } = question
    try {
      count(heard.provider, heard.seconds)
      const recordingId = await parts.shelf.keep(user, { bytes: recordingIn(call.body), heard, sessionId: undefined })
      const said = { message: heard.text, ...(recordingId && { recordingIds: [recordingId] }) }
      const { accepted } = await asked(parts.chat, call, { said, manner, question })
      const { conversation, answer, message } = accepted
      await open(async (deliver) => {
        const { text, confidence, provider } = heard
        if (message !== undefined) {
          await deliver({ kind: 'transcript', text, confidence, provider, conversation, message, answer })
        }
        const voice = voiceFor(question, speakerFor(parts, call, manner), async (piece) => {
          count(piece.provider, secondsOf(piece))
          const { bytes, mediaType, provider, spoken, upTo } = piece
          const audioData = Buffer.from(bytes).toString('base64')
          await deliver({ kind: 'audio', audioData, mediaType, provider, spoken, upTo })
        })
        const ended = await answerAloud(parts.chat.host, { userId: user.id, answer, voice, deliver, gone })
        if (ended !== undefined) live?.answer.keep(ended.answer)
      })
      return { transcript: heard.text, conversationId: conversation.id, messageId: answer.id }
    } finally {
      live?.turn.end()
    }
  })
}

/** Stores what was heard as a message of the user's, and begins its answer. */
async function asked(
  chat: ChatCallDependencies,
  call: ConverseCall,
  {
    said,
    manner: { defaults },
    question: { answeredBy },
  }: {
    readonly said: { readonly message: string; readonly recordingIds?: string[] }
    readonly manner: Manner
    readonly question: Question
  },
) {
  const { user, query } = call
  await chat.watchInput(user.id, { kind: 'voiceTranscription', field: 'transcript', text: said.message })
  const { conversationId, begins } = query
  const place = { ...(conversationId && { conversationId }), ...(conversationId && begins && { parentId: null }) }
  const order = { ...said, ...place, type: 'voice' } as const
  return begin(chat, call, undefined, (allowance) =>
    chat.host.send({ userId: user.id, allowance, answeredBy }, order, defaults),
  )
}

/** Speaks in the voice of this manner, at the user's speed. */
function speakerFor(
  { speech }: ConverseDependencies,
  { user, query }: ConverseCall,
  { voiceId, choice, defaults: { speechSpeed: speed } }: Manner,
) {
  const language = query.language ?? USUAL_LANGUAGE
  const manner = { speed, voiceId, language, style: styleOf({}), isWithoutServices: isWithoutServices(choice) }
  return (text: string) => speech.speak({ ...manner, text }, user.id)
}

/** Runs work whose events are streamed; what goes wrong in it is an event of its own. */
async function streaming(
  { streams }: Pick<ChatCallDependencies, 'streams'>,
  { user, reply }: Pick<ConverseCall, 'user' | 'reply'>,
  work: (deliver: Deliver) => Promise<void>,
): Promise<void> {
  await streams.run({ user, reply }, async (stream) => {
    try {
      await work((event) => stream.send(event))
    } catch (error) {
      reply.log.warn({ err: error }, 'a spoken answer broke off')
      await stream.send({ kind: 'error', code: 'unavailable', error: converseMessages.lost })
    } finally {
      stream.end()
    }
  })
}

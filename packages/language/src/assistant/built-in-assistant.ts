import type { ChatModelPort, ChatModelRequest, ChatPart, ChatProject, ModelMessage } from '@placard/application'
import type { AnswerEngine, DrillContext } from '@placard/contract'
import type { ActReader } from './acts/act-model.ts'
import { type Answer, type Reply, SOURCES_MOST } from './answer.ts'
import { answerTo } from './answering.ts'
import type { AssistantContent } from './content.ts'
import { courtesies } from './courtesies.en.ts'
import { CRISIS_HELP, crisisIn } from './crisis.ts'
import { documentAnswer, withDocuments } from './document-answers.ts'
import { finished } from './endings.ts'
import { toldNothing } from './entry-messages.en.ts'
import { type Knowledge, knowledgeOf } from './knowledge.ts'
import { opponentSpeech } from './opponent.ts'
import { piecesOf, shortened, within } from './pieces.ts'
import { type ProjectSense, projectSense } from './project-sense.ts'
import { readRequest } from './read-request.ts'
import type { Reader } from './reader.ts'
import { doubted } from './reply-doubt.ts'
import type { Conversation } from './request.ts'
import { lastAnswer } from './thread.ts'

/** How far back a follow-up looks for the message it refers to. */
const TURNS_READ = 60

/**
 * Chat model port without a language model: answers by retrieval over the guide, the rules, the public part of the
 * campaigns and the member states, and from templates. Stateless: the message that a follow-up refers to is read from
 * the turns each time. User text is never interpreted as a template or a link. The knowledge may be shared: its index is
 * large.
 */
export function createBuiltInAssistant(knowledge: Knowledge): ChatModelPort {
  return { answer: (chatRequest, signal) => answering(chatRequest, signal, knowledge) }
}

/** The assistant's whole answers with their form, for measurements; the model of acts can be another one. */
export function assistantReplies(
  content: AssistantContent,
  loadActs?: () => Promise<ActReader>,
): (turns: readonly ModelMessage[], project?: ChatProject) => Promise<Reply> {
  const knowledge = knowledgeOf(content, loadActs)
  return (turns, project) => wholeAnswer({ turns, project, ...PLAIN }, knowledge)
}

const PLAIN = {
  mode: 'balanced',
  instructions: '',
  background: undefined,
  temperature: 0,
  maxTokens: 2048,
  speechSpeed: 1,
} as const

async function* answering(
  chatRequest: ChatModelRequest,
  signal: AbortSignal,
  knowledge: Knowledge,
): AsyncGenerator<ChatPart> {
  signal.throwIfAborted()
  const { version } = await knowledge.guide()
  const engine: AnswerEngine = { rung: 'embedded', model: '', place: 'built-in', promptVersion: version }
  yield { kind: 'engine', engine }
  const last = chatRequest.turns.at(-1)
  const begun = last?.role === 'assistant' ? last.text : ''
  const { text, sources, suggestions, form } = await wholeAnswer(chatRequest, knowledge)
  for (const piece of within(piecesOf(restOf(text, begun)), chatRequest.maxTokens)) {
    signal.throwIfAborted()
    yield { kind: 'text', text: piece }
  }
  signal.throwIfAborted()
  if (sources.length > 0) yield { kind: 'sources', sources: sources.slice(0, SOURCES_MOST) }
  if (suggestions.length > 0) yield { kind: 'suggestions', suggestions }
  if (form === 'admits') yield { kind: 'refusal' }
}

/** The rest of a resumed answer; an answer that another engine began is not continued but given whole. */
function restOf(text: string, begun: string): string {
  if (text.startsWith(begun)) return text.slice(begun.length)
  return `\n\n${courtesies.resume}\n\n${text}`
}

/** Reads the messages one after the other, and yields to other work between them. */
async function readConversation(
  turns: readonly ModelMessage[],
  reader: Reader,
  { pause }: Knowledge,
  project?: ProjectSense,
): Promise<{ readonly before: Conversation | undefined; readonly request: Conversation | undefined }> {
  let before: Conversation | undefined
  let conversation: Conversation | undefined
  for (const [at, { role, text }] of turns.entries()) {
    if (role !== 'user') continue
    const next = readRequest(text, conversation, reader, project)
    before = conversation
    // a message that could not be answered changes nothing of what is talked about
    const answer = turns[at + 1]
    const isLost = answer?.role === 'assistant' && toldNothing(answer.text)
    conversation = isLost
      ? { ...conversation, intent: next.intent, isShort: false, told: next.told, role: next.role, first: next.first }
      : next
    await pause()
  }
  return { before, request: conversation }
}

async function wholeAnswer(chatRequest: ChatModelRequest, knowledge: Knowledge): Promise<Reply> {
  if (chatRequest.drill !== undefined) {
    const speech = await drillAnswer({ ...chatRequest, drill: chatRequest.drill }, knowledge)
    return { form: 'argument', suggestions: [], ...speech }
  }
  const reader = await knowledge.reader()
  const turns = chatRequest.turns.slice(-TURNS_READ * 2)
  const project = chatRequest.project && projectSense(chatRequest.project, (await knowledge.world()).countries)
  const { before, request } = await readConversation(turns, reader, knowledge, project)
  if (request === undefined) return finished({ text: courtesies.nothing, sources: [] }, NOTHING)
  const { documents = [] } = chatRequest
  const { intent, isSure } = request
  const message = turns.findLast(({ role }) => role === 'user')?.text ?? ''
  const told = await documentAnswer(message, intent, documents, knowledge.pause)
  if (told !== undefined) return inLength(finished(told, intent), request)
  const made = await answerTo(intent, knowledge, chatRequest)
  const taken = { message, intent, before, reply: made, last: lastAnswer(turns), isSure }
  const reply = await doubted(taken, reader, knowledge)
  const noted = await withDocuments(reply, { intent, message, documents, pause: knowledge.pause })
  return inLength({ ...reply, ...noted }, request)
}

const inLength = (answer: Reply, { isShort }: Conversation): Reply =>
  isShort ? { ...answer, text: shortened(answer.text) } : answer

const NOTHING = { kind: 'courtesy', courtesy: 'nothing' } as const

/** The opponent's speech in a drill; a sign of self-harm is answered before anything else. */
async function drillAnswer(
  order: ChatModelRequest & { readonly drill: DrillContext },
  knowledge: Knowledge,
): Promise<Answer> {
  const tongue = crisisIn(order.turns.findLast(({ role }) => role === 'user')?.text ?? '')
  if (tongue !== undefined) return { text: CRISIS_HELP[tongue], sources: [] }
  const [book, { countries }] = await Promise.all([knowledge.debates(), knowledge.world()])
  return opponentSpeech(order, book, countries.find(({ iso3 }) => iso3 === order.drill.country)?.name)
}

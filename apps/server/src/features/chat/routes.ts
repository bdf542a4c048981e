import type { ChatMessage } from '@placard/contract'
import { chat, RESTORE_WITHIN_SECONDS } from '@placard/contract'
import { derivedId } from '../../crypto/derived-id.ts'
import type { App } from '../../http/app.ts'
import { DEAR_CALL, implement } from '../../http/implement.ts'
import { problem } from '../../http/problems.ts'
import type { Dependencies } from '../../ports/dependencies.ts'
import type { InputWatch } from '../../ports/input-watch.ts'
import {
  type AskCall,
  aboutWhatIsThere,
  answerTo,
  begin,
  type ChatCallDependencies,
  streamed,
  wantsStream,
} from './ask.ts'
import { registerDailyWords } from './daily-words.ts'
import { registerEngines } from './engines.ts'
import { registerChatImport } from './imports.ts'
import { chatMessages } from './messages.en.ts'
import { registerSearch } from './search.ts'
import { readShared, shareConversation, unshareConversation } from './shares.ts'

/** The calls that begin an answer recognise repeats themselves: a stream cannot be stored to be sent again. */
const KEEPS_ANSWERS = { keepsAnswers: true, lane: 'none' } as const
/** Shared copies are for people with the link, not for search engines. */
const NOT_INDEXED = 'noindex, nofollow'

/** Registers the calls of the chat. The store finds only the caller's own; another user's is answered as missing. */
export function registerChatCalls(app: App, dependencies: Dependencies, calls: ChatCallDependencies): void {
  registerAnswers(app, dependencies, calls)
  registerEndings(app, dependencies, calls)
  registerConversations(app, dependencies, calls)
  registerSearch(app, dependencies, calls)
  registerShares(app, dependencies, calls)
  registerChatImport(app, dependencies, calls)
  registerDailyWords(app, dependencies, calls)
  registerEngines(app, dependencies, calls.engines)
}

function registerAnswers(app: App, dependencies: Dependencies, calls: ChatCallDependencies): void {
  const { host, store, defaultsOf, watchInput } = calls
  implement(
    app,
    dependencies,
    chat.send,
    async (call) => {
      const { body, user } = call
      await watchInput(user.id, { kind: 'chatMessage', field: 'message', text: body.message })
      await watchSettings(watchInput, user.id, { systemPrompt: body.systemPrompt })
      const defaults = await defaultsOf(user.id)
      const clientId = body.clientId ?? idUnderKey(call)
      const order = { ...(await aboutWhatIsThere(calls, user.id, body)), clientId }
      const begun = await begin(calls, call, body.clientId, (allowance) =>
        host.send({ userId: user.id, allowance }, order, defaults),
      )
      const answer = await answerTo(calls, call, begun)
      if (answer.status === 'failed' && !wantsStream(call.request)) throw failed(answer)
      return { messageId: answer.id, response: answer.content, conversationId: answer.conversationId }
    },
    KEEPS_ANSWERS,
  )

  implement(
    app,
    dependencies,
    chat.regenerate,
    async (call) => {
      const { params, user } = call
      const { mode: _, ...answerOptions } = await defaultsOf(user.id)
      const begun = await begin(calls, call, undefined, (allowance) =>
        host.regenerate({ userId: user.id, allowance, answerId: idUnderKey(call) }, params.messageId, answerOptions),
      )
      return answerTo(calls, call, begun)
    },
    KEEPS_ANSWERS,
  )

  implement(
    app,
    dependencies,
    chat.proceed,
    async (call) => {
      const { params, user } = call
      const begun = await begin(calls, call, undefined, (allowance) =>
        host.proceed({ userId: user.id, allowance }, params.messageId),
      )
      return answerTo(calls, call, begun)
    },
    KEEPS_ANSWERS,
  )

  implement(app, dependencies, chat.events, async ({ params, query, user, request, reply }) => {
    const isStream = wantsStream(request)
    const answer =
      (isStream ? host.beingMade(user.id, params.messageId) : undefined) ??
      found(await store.eventsAfter(user.id, params.messageId, Number.MAX_SAFE_INTEGER)).answer
    if (!isStream) return answer
    return streamed(calls, { user, reply }, answer, query.after ?? lastEventIdOf(request.headers['last-event-id']))
  })
}

function registerEndings(app: App, dependencies: Dependencies, { host }: ChatCallDependencies): void {
  implement(app, dependencies, chat.stop, async ({ params, user }) => found(await host.stop(user.id, params.messageId)))

  implement(app, dependencies, chat.cut, async ({ params, body, user }) =>
    found(await host.cut(user.id, params.messageId, body.heard)),
  )
}

/**
 * Id derived from the idempotency key: a repeat finds what was stored, also when the server died before it stored the
 * answer.
 */
function idUnderKey({ user, idempotencyKey }: Pick<AskCall, 'user' | 'idempotencyKey'>): string | undefined {
  return idempotencyKey === undefined ? undefined : derivedId(user.id, 'chat', idempotencyKey)
}

function registerConversations(
  app: App,
  dependencies: Dependencies,
  { store, isThere, hasProject, watchInput }: ChatCallDependencies,
): void {
  const now = () => dependencies.clock.now().getTime()

  implement(app, dependencies, chat.list, async ({ query, user }) => {
    const { archived, ...rest } = query
    const filter = { isArchived: archived === 'true', before: undefined, ...rest }
    const { conversations, next } = await store.list(user.id, filter)
    return { conversations: [...conversations], next }
  })
  implement(
    app,
    dependencies,
    chat.get,
    async ({ params, user }) => found(await store.read(user.id, params.conversationId)),
    DEAR_CALL,
  )
  implement(app, dependencies, chat.change, async ({ params, body, user }) => {
    if (body.context && !(await isThere(user.id, body.context))) throw problem('not-found')
    if (body.projectId && !(await hasProject(user.id, body.projectId))) throw problem('not-found')
    await watchSettings(watchInput, user.id, { title: body.title, instructions: body.instructions })
    return found(await store.change(user.id, params.conversationId, body, now()))
  })
  implement(app, dependencies, chat.remove, async ({ params, user }) => {
    const until = now() + RESTORE_WITHIN_SECONDS * 1000
    if (!(await store.remove(user.id, params.conversationId, until))) throw problem('not-found')
    return { restorableUntil: new Date(until).toISOString() }
  })
  implement(app, dependencies, chat.restore, async ({ params, user }) =>
    found(await store.restore(user.id, params.conversationId, now())),
  )
}

function registerShares(app: App, dependencies: Dependencies, { store, storage }: ChatCallDependencies): void {
  const shareDependencies = { ...dependencies, store, storage }
  implement(
    app,
    dependencies,
    chat.share,
    async ({ params, user }) => ({
      token: found(await shareConversation(shareDependencies, user, params.conversationId)),
    }),
    DEAR_CALL,
  )
  implement(app, dependencies, chat.unshare, async ({ params, user }) => {
    if (!(await unshareConversation(shareDependencies, user.id, params.conversationId))) throw problem('not-found')
    return {}
  })
  implement(
    app,
    dependencies,
    chat.shared,
    async ({ params, reply }) => {
      reply.header('x-robots-tag', NOT_INDEXED)
      return found(await readShared(shareDependencies, params.token))
    },
    DEAR_CALL,
  )
}

/** Checks what a user chose for a conversation. @throws {Problem} for what is refused. */
async function watchSettings(
  watch: InputWatch,
  userId: string,
  values: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  for (const [field, text = ''] of Object.entries(values)) await watch(userId, { kind: 'settingsValue', field, text })
}

/** @throws {Problem} `not-found` for what is missing, or another user's. */
function found<Value>(value: Value | undefined): Value {
  if (value === undefined) throw problem('not-found')
  return value
}

function failed({ fault }: ChatMessage) {
  const code = fault === 'quota' || fault === 'rate-limited' ? 'rate-limited' : 'unavailable'
  return problem(code, { message: chatMessages.fault(fault) })
}

/** Last position that a reconnecting browser received (`Last-Event-ID`). */
function lastEventIdOf(header: string | string[] | undefined): number {
  const seq = Number(header)
  return Number.isSafeInteger(seq) && seq > 0 ? seq : 0
}

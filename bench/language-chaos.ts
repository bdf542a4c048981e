import { ChatStreamEvent, chat, pathOf } from '@placard/contract'
import { Dice } from '../e2e/chaos/dice.ts'
import { Kept } from '../e2e/chaos/kept.ts'
import { MANNERS, startChaosModel } from '../e2e/chaos/model.ts'
import { type BenchOptions, type Figure, sampled } from './figure.ts'
import { temporaryServer, UNLIMITED } from './processes.ts'
import { Visitor } from './visitor.ts'

const MESSAGES = 1_000
const PEOPLE = 20
/** Messages per conversation. */
const A_CONVERSATION = 10
const SEED = 20_261_122
/**
 * Behaviours of readers, with frequencies: follow to the end, disconnect and come back, send twice at once, or stop it.
 */
const READERS = { patient: 5, absent: 3, twice: 1, stopping: 1 } as const

/** A sent message, and the answer as received. */
interface Said {
  readonly text: string
  readonly answerId: string
  readonly heard: string
}

/**
 * Chaos test: messages to a model that fails in every way, over connections that break; counts lost, duplicated or
 * corrupted text.
 */
export async function chaos(options: BenchOptions): Promise<readonly Figure[]> {
  const model = await startChaosModel()
  await using cleanup = new AsyncDisposableStack()
  cleanup.defer(() => model.stop())
  const environment = { OPENAI_COMPATIBLE_URL: `${model.url}/v1`, OPENAI_COMPATIBLE_MODEL: 'chaos' }
  await using server = await temporaryServer({ environment: { ...environment, ...UNLIMITED } })
  const each = sampled(MESSAGES, options, PEOPLE * 2) / PEOPLE
  const results = await Promise.all(
    Array.from({ length: PEOPLE }, async (_, number) => {
      const visitor = await Visitor.join(server.address)
      const person = new Person(server.address, visitor.token, new Dice(SEED + number))
      return compared(await Kept.of(server.address, { name: 'Ada', ...visitor.account }), await person.talk(each))
    }),
  )
  const sum = (of: (one: (typeof results)[number]) => number) => results.reduce((all, one) => all + of(one), 0)
  const sample = `${sum(({ sent }) => sent)} messages of ${PEOPLE} people, seed ${SEED}`
  const limit = { atMost: 0 }
  return [
    { name: 'under chaos: lost', value: sum(({ lost }) => lost), unit: '', limit, sample },
    { name: 'under chaos: doubled', value: sum(({ doubled }) => doubled), unit: '', limit, sample },
    { name: 'under chaos: garbled', value: sum(({ garbled }) => garbled), unit: '', limit, sample },
  ]
}

/** Compares what was sent and received with what the server stores. */
async function compared(kept: Kept, said: readonly Said[]) {
  const [texts, answers]: [string[], Map<string, string>] = [[], new Map()]
  for (const conversationId of (await kept.conversations()).ids) {
    for (const { id, role, content } of await kept.messages(conversationId)) {
      if (role === 'user') texts.push(content)
      else answers.set(id, content)
    }
  }
  let garbled = 0
  for (const { answerId, heard } of said) {
    const content = answers.get(answerId)
    if (content !== heard || content !== (await kept.logOf(answerId))) garbled += 1
  }
  const times = said.map(({ text }) => texts.filter((one) => one === text).length)
  return {
    sent: said.length,
    lost: times.filter((count) => count === 0).length,
    doubled: times.filter((count) => count > 1).length,
    garbled,
  }
}

/** A user who sends one message after the other over connections that break. */
class Person {
  private readonly address: string
  private readonly token: string
  private readonly dice: Dice

  constructor(address: string, token: string, dice: Dice) {
    this.address = address
    this.token = token
    this.dice = dice
  }

  async talk(messages: number): Promise<readonly Said[]> {
    const said: Said[] = []
    let conversationId = ''
    for (let at = 0; at < messages; at += 1) {
      const begins = at % A_CONVERSATION === 0
      if (begins) conversationId = crypto.randomUUID()
      const text = `q${at} What is a quorum? manner ${this.dice.pick(MANNERS)}`
      said.push(await this.say(text, { conversationId, ...(begins ? { parentId: null } : {}) }))
    }
    return said
  }

  private async say(text: string, place: object): Promise<Said> {
    const body = { message: text, clientId: crypto.randomUUID(), ...place }
    const [key, manner] = [crypto.randomUUID(), this.dice.pick(READERS)]
    const send = () => this.open(chat.send.path, { body, key })
    const twin = manner === 'twice' ? send().then((answer) => answer.body?.cancel()) : undefined
    const hearing = new Hearing()
    const most = manner === 'absent' ? 2 + this.dice.below(12) : Number.POSITIVE_INFINITY
    const stopAfter = manner === 'stopping' ? 3 : Number.POSITIVE_INFINITY
    await hearing.hear(await send(), most, stopAfter, (id) =>
      this.open(pathOf(chat.stop, { messageId: id }), { body: {} }),
    )
    await twin?.catch(() => undefined)
    while (!hearing.hasEnded) {
      if (hearing.answerId === '') await hearing.hear(await send(), most, stopAfter)
      else
        await hearing.hear(
          await this.open(`${pathOf(chat.events, { messageId: hearing.answerId })}?after=${hearing.seq}`),
        )
    }
    return { text, answerId: hearing.answerId, heard: hearing.text }
  }

  private async open(path: string, { body, key }: { body?: object; key?: string } = {}): Promise<Response> {
    const headers = {
      accept: 'text/event-stream',
      authorization: `Bearer ${this.token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    }
    return fetch(this.address + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  }
}

/** The received part of an answer, over as many connections as needed. */
class Hearing {
  answerId = ''
  seq = 0
  text = ''
  hasEnded = false

  /** Follows until the end, or until so many events have arrived. */
  async hear(
    answer: Response,
    most = Number.POSITIVE_INFINITY,
    stopAfter = Number.POSITIVE_INFINITY,
    stop?: (id: string) => Promise<unknown>,
  ): Promise<void> {
    if (!answer.ok || answer.body === null) {
      await answer.body?.cancel()
      // retry with a delay: busy, or the same request is in progress
      await new Promise((resolve) => setTimeout(resolve, 100))
      return
    }
    const decoder = new TextDecoder()
    let [rest, count] = ['', 0]
    for await (const bytes of answer.body) {
      const blocks = (rest + decoder.decode(bytes, { stream: true })).split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        const data = /^data: (.*)$/m.exec(block)?.[1]
        if (data === undefined) continue
        this.take(ChatStreamEvent.parse(JSON.parse(data)))
        count += 1
        if (count === stopAfter) void stop?.(this.answerId)
        // events that arrive in the same chunk are lost with the connection
        if (count >= most) return
      }
    }
  }

  private take(event: ChatStreamEvent): void {
    if (event.kind === 'accepted') {
      this.answerId = event.answer.id
      return
    }
    if (event.kind === 'ended') {
      this.hasEnded = true
      return
    }
    if (event.seq !== this.seq + 1) this.text += `[${this.seq} is followed by ${event.seq}]`
    this.seq = event.seq
    if (event.kind === 'retract') this.text = ''
    if (event.kind === 'text') this.text += event.text
  }
}

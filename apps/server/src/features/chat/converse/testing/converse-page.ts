import { ConverseEvent, converse } from '@placard/contract'
import { wavOf } from '@placard/voice'
import { expect } from 'vitest'

type EventOf<Kind extends ConverseEvent['kind']> = Extract<ConverseEvent, { kind: Kind }>

/** Those who hear are doubles, unless a test brings speech. */
const SILENCE = wavOf({ samples: new Int16Array(16_000), rate: 16_000 })

/** A client of a spoken conversation, which records the events of one answer. */
export class ConversePage {
  readonly heard: ConverseEvent[] = []
  isOver = false
  #status = 0
  readonly #leave = new AbortController()

  /** Sends a recording, and resolves with the head of the answer. */
  static async open(address: string, token: string, query = '', recording = SILENCE): Promise<ConversePage> {
    const page = new ConversePage()
    await page.send(address, token, query, recording)
    return page
  }

  get status(): number {
    return this.#status
  }

  async send(address: string, token: string, query = '', body = SILENCE): Promise<void> {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'audio/wav' }
    const call = { method: 'POST', headers, body, signal: this.#leave.signal }
    const answer = await fetch(`${address}${converse.stream.path}${query}`, call)
    this.#status = answer.status
    void this.#read(answer)
  }

  all<Kind extends ConverseEvent['kind']>(kind: Kind): EventOf<Kind>[] {
    return this.heard.filter((event): event is EventOf<Kind> => event.kind === kind)
  }

  /** The text so far, as the events add up to it. */
  text(): string {
    return this.all('text-delta').reduce((text, { at, text: more }) => text.slice(0, at) + more, '')
  }

  async done(): Promise<EventOf<'done'>> {
    await this.until(() => this.isOver)
    const [done] = this.all('done')
    if (done === undefined) throw new Error(`not done: ${JSON.stringify(this.heard.at(-1))}`)
    return done
  }

  async until(isSo: () => boolean): Promise<void> {
    await expect.poll(isSo, { interval: 5 }).toBe(true)
  }

  /** Goes away. */
  leave(): void {
    this.#leave.abort()
  }

  async #read(answer: Response): Promise<void> {
    const decoder = new TextDecoder()
    let rest = ''
    try {
      for await (const chunk of answer.body ?? []) {
        const blocks = (rest + decoder.decode(chunk, { stream: true })).split('\n\n')
        rest = blocks.pop() ?? ''
        for (const block of blocks) this.#hear(block)
      }
    } catch {
      // the connection broke; what was heard stays
    }
    this.isOver = true
  }

  #hear(block: string): void {
    const data = /^data: (.*)$/m.exec(block)?.[1]
    if (data === undefined) return
    const event = ConverseEvent.parse(JSON.parse(data))
    expect(block).toContain(`event: ${event.kind}\n`)
    this.heard.push(event)
  }
}

import { randomUUID } from 'node:crypto'
import { chatAttachments, pathOf, subscriptions, usageReservations } from '@placard/contract'
import type { Findings } from './findings.ts'
import { type Person, Unanswered } from './person.ts'
import type { Workload } from './workload.ts'

/** Usage of the plan's allowance: reserved first, then settled. */
export class Settlements implements Workload {
  readonly #person: Person
  readonly #findings: Findings
  #settled = 0
  /** Settlements without a final response, which may or may not count. */
  #unknown = 0

  constructor(person: Person, findings: Findings) {
    this.#person = person
    this.#findings = findings
  }

  async act(): Promise<void> {
    const body = { kind: 'export', what: 'a transcript' }
    const reserved = await this.#person.ask({ ...usageReservations.reserve, body, key: randomUUID() })
    if (reserved.status !== 201) return void this.#findings.refused.push(String(reserved.problem?.code))
    const { reservationId } = usageReservations.reserve.reply.parse(reserved.data)
    const path = pathOf(usageReservations.settle, { reservationId })
    try {
      const { status } = await this.#person.ask({ method: 'POST', path, body: {}, key: randomUUID() })
      if (status !== 200) return void this.#findings.lost.push(`the reservation ${reservationId}: ${status}`)
      this.#settled += 1
      this.#findings.acknowledged += 1
    } catch (error) {
      if (error instanceof Unanswered) this.#unknown += 1
      throw error
    }
  }

  async check(): Promise<void> {
    const { data } = await this.#person.ask(subscriptions.usage)
    const { usedExports } = subscriptions.usage.reply.parse(data).limits
    const what = `${this.#person.email}: ${usedExports} counted, ${this.#settled} settled`
    if (usedExports < this.#settled) this.#findings.lost.push(what)
    if (usedExports > this.#settled + this.#unknown) this.#findings.doubled.push(what)
  }
}

/** Uploads of documents. */
export class Uploads implements Workload {
  readonly #person: Person
  readonly #findings: Findings
  readonly #kept = new Map<string, string>()

  constructor(person: Person, findings: Findings) {
    this.#person = person
    this.#findings = findings
  }

  async act(): Promise<void> {
    const attachmentId = randomUUID()
    const text = `Notes on clause ${randomUUID()}.`
    const form = () => {
      const data = new FormData()
      data.set('file', new Blob([text]), 'notes.txt')
      return data
    }
    const path = pathOf(chatAttachments.add, { attachmentId })
    const { status, problem } = await this.#person.ask({ method: 'POST', path, form, key: randomUUID() })
    if (status !== 201) return void this.#findings.refused.push(problem?.code ?? String(status))
    this.#findings.acknowledged += 1
    this.#kept.set(attachmentId, text)
  }

  async check(): Promise<void> {
    for (const [attachmentId, text] of this.#kept) {
      const path = pathOf(chatAttachments.read, { attachmentId })
      const { status, data } = await this.#person.ask({ method: 'GET', path })
      if (status !== 200) this.#findings.lost.push(attachmentId)
      else if (chatAttachments.read.reply.parse(data).text.trim() !== text) this.#findings.changed.push(attachmentId)
    }
  }
}

import { randomUUID } from 'node:crypto'
import { type AuthAnswer, auth, settingsCalls } from '@placard/contract'
import type { Findings } from './findings.ts'
import type { Person } from './person.ts'
import type { Workload } from './workload.ts'

/** Refreshes of the token; `Person` counts them. */
export class Refreshes implements Workload {
  readonly #person: Person

  constructor(person: Person) {
    this.#person = person
  }

  act(): Promise<void> {
    return this.#person.refresh()
  }

  /** Whether the sign-in that was refreshed so often is still valid. */
  check(): Promise<void> {
    return this.#person.refresh()
  }
}

/** Creates accounts that are not used until the final check. */
export class SignUps implements Workload {
  readonly #person: Person
  readonly #findings: Findings
  readonly #made: AuthAnswer[] = []

  constructor(person: Person, findings: Findings) {
    this.#person = person
    this.#findings = findings
  }

  async act(): Promise<void> {
    this.#made.push(await this.#person.signUp(`${randomUUID()}@example.org`))
    this.#findings.acknowledged += 1
  }

  async check(): Promise<void> {
    for (const { user, refreshToken } of this.#made) {
      const answer = await this.#person.ask({ ...auth.refresh, body: { refreshToken }, isPublic: true })
      if (answer.status !== 200) this.#findings.lost.push(user.email)
      else if (auth.refresh.reply.parse(answer.data).user.email !== user.email) this.#findings.changed.push(user.email)
    }
  }
}

/** Permanent sign-outs. */
export class SignOuts implements Workload {
  readonly #person: Person
  readonly #findings: Findings
  readonly #over: AuthAnswer[] = []

  constructor(person: Person, findings: Findings) {
    this.#person = person
    this.#findings = findings
  }

  async act(): Promise<void> {
    const account = await this.#person.signUp(`${randomUUID()}@example.org`)
    const body = { refreshToken: account.refreshToken }
    const { status } = await this.#person.ask({ ...auth.logout, body, token: account.token })
    if (status !== 200) return void this.#findings.refused.push(String(status))
    this.#findings.acknowledged += 1
    this.#over.push(account)
  }

  async check(): Promise<void> {
    for (const { user, refreshToken } of this.#over) {
      const { status } = await this.#person.ask({ ...auth.refresh, body: { refreshToken }, isPublic: true })
      if (status !== 401) this.#findings.lost.push(`${user.email} is signed in again`)
    }
  }
}

/** Repeated changes of one setting. */
export class Settings implements Workload {
  readonly #person: Person
  readonly #findings: Findings
  #last: { readonly value: string; readonly at: number } | undefined

  constructor(person: Person, findings: Findings) {
    this.#person = person
    this.#findings = findings
  }

  async act(): Promise<void> {
    const value = this.#person.dice.pick({ small: 1, medium: 1, large: 1 })
    const entry = { name: 'fontSize', value, at: Date.now(), device: 'fault-run' }
    const { status, data } = await this.#person.ask({ ...settingsCalls.write, body: { entries: [entry] } })
    if (status !== 200 || settingsCalls.write.reply.parse(data).early.length > 0) {
      return void this.#findings.refused.push(String(status))
    }
    this.#findings.acknowledged += 1
    this.#last = { value, at: entry.at }
  }

  async check(): Promise<void> {
    if (this.#last === undefined) return
    const { data } = await this.#person.ask(settingsCalls.read)
    const kept = settingsCalls.read.reply.parse(data).entries.find(({ name }) => name === 'fontSize')
    if (kept === undefined || kept.at < this.#last.at) this.#findings.lost.push(`${this.#person.email}: fontSize`)
    else if (kept.value !== this.#last.value) this.#findings.changed.push(`${this.#person.email}: fontSize`)
  }
}

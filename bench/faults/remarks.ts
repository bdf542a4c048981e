import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { CommandAnswer, pathOf, SessionDetail, sessions, type TranscriptEntry } from '@placard/contract'
import type { Findings, Kind } from './findings.ts'
import { Follower } from './follower.ts'
import type { Person } from './person.ts'
import type { Workload } from './workload.ts'

interface Said {
  readonly sessionId: string
  readonly key: string
  readonly text: string
  readonly seq: number
  readonly entries: readonly TranscriptEntry[]
}

/** Retries at the end: the last commands of each session are sent again under their keys. */
const ASKED_AGAIN = 3

/** Speaks in sessions, and follows them over sockets. */
export class Remarks implements Workload {
  readonly #person: Person
  readonly #findings: Record<Kind, Findings>
  readonly #said: Said[] = []
  readonly #followers: Follower[] = []
  #sessionId: string | undefined

  constructor(person: Person, findings: Record<Kind, Findings>) {
    this.#person = person
    this.#findings = findings
  }

  async act(): Promise<void> {
    const sessionId = this.#sessionId ?? (await this.#open())
    this.#sessionId = sessionId
    const [key, text] = [randomUUID(), `Statement ${randomUUID()}.`]
    const answer = await this.#command(sessionId, key, text)
    if (answer === undefined) return
    this.#findings.remarks.acknowledged += 1
    this.#said.push({ sessionId, key, text, seq: answer.seq, entries: answer.entries })
  }

  async check(): Promise<void> {
    for (const said of this.#said.slice(-ASKED_AGAIN)) {
      const again = await this.#command(said.sessionId, said.key, said.text)
      if (again?.seq !== said.seq) this.#findings.remarks.changed.push(`${said.text} answered again: ${again?.seq}`)
    }
    for (const follower of this.#followers) await this.#checkSession(follower)
  }

  async #open(): Promise<string> {
    const body = { campaignId: 'climate-crisis-summit', country: 'KEN', seed: this.#person.dice.below(1_000_000) }
    const { status, data, problem } = await this.#person.ask({ ...sessions.start, body, key: randomUUID() })
    if (status !== 201) throw new Error(`a session was refused: ${problem?.code}`)
    const { id } = SessionDetail.parse(data).session
    this.#followers.push(new Follower(this.#person, id))
    return id
  }

  /** @returns the response to a command that was accepted. */
  async #command(sessionId: string, key: string, text: string): Promise<CommandAnswer | undefined> {
    const path = pathOf(sessions.command, { sessionId })
    const body = { kind: 'act', act: { kind: 'remark' }, text }
    const { status, data, problem } = await this.#person.ask({ method: 'POST', path, body, key })
    if (problem?.rejection?.code === 'session-concluded') this.#sessionId = undefined
    if (problem?.rejection?.code === 'session-paused') {
      await this.#person.ask({ method: 'POST', path, body: { kind: 'resume' }, key: randomUUID() })
    }
    if (status === 404) this.#findings.remarks.lost.push(`the session ${sessionId}`)
    if (problem !== undefined) this.#findings.remarks.refused.push(problem.rejection?.code ?? problem.code)
    const answer = status === 200 ? CommandAnswer.parse(data) : undefined
    return answer?.outcome === 'taken' ? answer : undefined
  }

  async #checkSession(follower: Follower): Promise<void> {
    const { sessionId } = follower
    follower.close()
    const path = pathOf(sessions.get, { sessionId })
    const { data } = await this.#person.ask({ method: 'GET', path: `${path}?after=0` })
    const { entries } = SessionDetail.parse(data)
    const stored = new Map(entries.map((entry) => [entry.seq, entry]))
    const { remarks, 'told entries': told } = this.#findings
    for (const said of this.#said.filter((one) => one.sessionId === sessionId)) {
      const times = entries.filter(({ words }) => words === said.text).length
      if (times === 0) remarks.lost.push(said.text)
      if (times > 1) remarks.doubled.push(said.text)
      compare(said.entries, stored, remarks)
    }
    told.acknowledged += follower.told.length
    compare(follower.told, stored, told)
    told.doubled.push(...follower.backwards)
  }
}

function compare(
  heard: readonly TranscriptEntry[],
  stored: ReadonlyMap<number, TranscriptEntry>,
  found: Findings,
): void {
  for (const entry of heard) {
    const kept = stored.get(entry.seq)
    if (kept === undefined) found.lost.push(`position ${entry.seq}: ${entry.kind}`)
    else if (!isDeepStrictEqual(kept, entry)) found.changed.push(`position ${entry.seq}: ${entry.kind}`)
  }
}

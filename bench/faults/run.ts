import { setTimeout as delay } from 'node:timers/promises'
import { Dice } from '../../e2e/chaos/dice.ts'
import { Refreshes, Settings, SignOuts, SignUps } from './accounts.ts'
import { Chats, Imports } from './chats.ts'
import { doFault, FAULT_NAMES, FAULTS, type Fault } from './faults.ts'
import { type Findings, type Kind, noFindings } from './findings.ts'
import { Person, Unanswered } from './person.ts'
import { Probe } from './probe.ts'
import { Recoveries } from './recoveries.ts'
import { Remarks } from './remarks.ts'
import { Site } from './site.ts'
import { Settlements, Uploads } from './usage.ts'
import type { Workload } from './workload.ts'

/** Options of a fault run. */
export interface FaultRunOptions {
  readonly servers: 1 | 2
  readonly faults: number
  /** The faults are spread over this time; recoveries may extend it. */
  readonly forMs: number
  readonly people: number
  readonly seed: number
  /** Progress callback, before each fault and at each step. */
  readonly onStep?: (what: string) => void
}

/** Result of a fault run. */
export interface FaultVerdict {
  readonly findings: Record<Kind, Findings>
  readonly faults: ReadonlyMap<Fault, number>
  readonly recoveries: Recoveries
  /** Crashes of servers that no fault had ended, and users who could not continue. */
  readonly failures: readonly string[]
  readonly tookMs: number
}

/** Relative frequencies of the users' actions. */
const WORKLOADS = {
  remarks: 8,
  chats: 3,
  settings: 3,
  refreshes: 2,
  'sign-ups': 1,
  'sign-outs': 1,
  settlements: 2,
  uploads: 1,
  imports: 2,
} as const

const SIGNALS = ['SIGINT', 'SIGTERM'] as const

/**
 * Fault injection: random faults against real servers while users are active, then a verification of what was
 * acknowledged.
 */
export async function runFaults(options: FaultRunOptions): Promise<FaultVerdict> {
  const { onStep = () => undefined } = options
  const startedAt = performance.now()
  const dice = new Dice(options.seed)
  const findings = noFindings()
  const recoveries = new Recoveries()
  const site = await Site.open(options.servers)
  const interrupt = () => void site.clear().finally(() => process.exit(130))
  for (const signal of SIGNALS) process.once(signal, interrupt)
  const probes = site.addresses.map((address) => new Probe(address, recoveries))
  try {
    const reach = { addresses: site.addresses }
    const people = Array.from(
      { length: options.people },
      (_, at) => new Busy(new Person(reach, findings.refreshes, new Dice(options.seed + at + 1)), findings),
    )
    await Promise.all(people.map((one) => one.begin()))
    const faults = await doFaults(site, options, dice, recoveries)
    onStep('everybody finishes what they do')
    for (const probe of probes) probe.stop()
    await Promise.all(people.map((one) => one.stop()))
    onStep('server and database are killed once more, then everything is compared')
    await Promise.all([site.endPostgres('SIGKILL'), site.killServer(0)])
    await site.healthy()
    for (const one of people) await one.check()
    const failures = [...site.crashes, ...people.flatMap((one) => one.failures)]
    return { findings, faults, recoveries, failures, tookMs: performance.now() - startedAt }
  } finally {
    for (const probe of probes) probe.stop()
    for (const signal of SIGNALS) process.off(signal, interrupt)
    await site.clear()
  }
}

/** Each kind of fault comes once before random ones follow, so that a short run has them all. */
async function doFaults(
  site: Site,
  { faults, forMs, onStep = () => undefined }: FaultRunOptions,
  dice: Dice,
  recoveries: Recoveries,
): Promise<ReadonlyMap<Fault, number>> {
  const done = new Map<Fault, number>()
  const first = FAULT_NAMES.map((fault) => ({ fault, place: dice.below(1_000_000) })).sort((a, b) => a.place - b.place)
  const startedAt = performance.now()
  for (let count = 0; count < faults; count++) {
    // randomly, so that some come during the recovery from the last one
    const dueAt = startedAt + (forMs * (count + dice.below(90) / 100)) / faults
    await delay(Math.max(0, dueAt - performance.now()))
    const fault = first[count]?.fault ?? dice.pick(FAULTS)
    onStep(`fault ${count + 1} of ${faults}: ${fault}`)
    recoveries.disturb()
    const { at } = await doFault(site, fault, dice)
    const isOfOne = ['server killed', 'both killed', 'server frozen', 'clock moved'].includes(fault)
    recoveries.begin({ fault, at }, isOfOne ? site.addresses[at] : undefined)
    done.set(fault, (done.get(fault) ?? 0) + 1)
  }
  await site.healthy()
  return done
}

/** A user who performs one action after the other until stopped. */
class Busy {
  readonly failures: string[] = []
  readonly #person: Person
  readonly #findings: Record<Kind, Findings>
  readonly #workloads: Record<keyof typeof WORKLOADS, Workload>
  #isOver = false
  #doing: Promise<void> = Promise.resolve()

  constructor(person: Person, findings: Record<Kind, Findings>) {
    this.#person = person
    this.#findings = findings
    this.#workloads = {
      remarks: new Remarks(person, findings),
      chats: new Chats(person, findings.chats),
      settings: new Settings(person, findings.settings),
      refreshes: new Refreshes(person),
      'sign-ups': new SignUps(person, findings['sign-ups']),
      'sign-outs': new SignOuts(person, findings['sign-outs']),
      settlements: new Settlements(person, findings.settlements),
      uploads: new Uploads(person, findings.uploads),
      imports: new Imports(person, findings.imports),
    }
  }

  async begin(): Promise<void> {
    await this.#person.join()
    // every action once, then random ones
    const order = [...WORKLOAD_KINDS]
    const resume = async () => {
      // on a slow machine the faults may be over before everything has been tried
      for (let at = 0; !this.#isOver || at < order.length; at++) {
        await this.#do(order[at] ?? this.#person.dice.pick(WORKLOADS), 'act')
        await delay(50 + this.#person.dice.below(250))
      }
    }
    this.#doing = resume()
  }

  async stop(): Promise<void> {
    this.#isOver = true
    await this.#doing
  }

  async check(): Promise<void> {
    for (const kind of WORKLOAD_KINDS) await this.#do(kind, 'check')
  }

  async #do(kind: keyof typeof WORKLOADS, what: 'act' | 'check'): Promise<void> {
    try {
      await this.#workloads[kind][what]()
    } catch (error) {
      if (error instanceof Unanswered) this.#findings[kind].unanswered.push(error.message)
      else this.failures.push(`${kind}: ${error instanceof Error ? error.stack : String(error)}`)
    }
  }
}

const WORKLOAD_KINDS = [
  'remarks',
  'chats',
  'settings',
  'refreshes',
  'sign-ups',
  'sign-outs',
  'settlements',
  'uploads',
  'imports',
] as const

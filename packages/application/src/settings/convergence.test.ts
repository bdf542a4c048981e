import type { SettingEntry, SettingName, Settings } from '@placard/contract'
import { type SettledChanges, settledChanges } from '@placard/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type DeviceSettings,
  edited,
  entered,
  newDevice,
  received,
  restamped,
  settingsOf,
  unsentOf,
} from './device-settings.ts'
import { listOf, type SettingEntries } from './entries.ts'

const START = Date.UTC(2026, 10, 21)
/** Two settings whose values can tell every edit apart. */
const FIELDS = ['maxTokens', 'selectedUserVoice'] as const satisfies readonly SettingName[]
type Field = (typeof FIELDS)[number]

type Step =
  | { readonly do: 'edit'; readonly device: number; readonly field: Field }
  | { readonly do: 'send' | 'hear' | 'lose' | 'reload'; readonly device: number }
  | { readonly do: 'wait'; readonly ms: number }

type Edit = { readonly field: Field; readonly number: number; readonly at: number; readonly seen: ReadonlySet<number> }
type Answer = SettledChanges & { readonly now: number; readonly sent: readonly SettingEntry[] }

const aDevice = fc.nat({ max: 2 })
const aStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('edit'), device: aDevice, field: fc.constantFrom(...FIELDS) }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constantFrom('send', 'hear', 'lose', 'reload'), device: aDevice }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('wait'), ms: fc.nat({ max: 100_000 }) }) },
)

/** Three devices of one account, each with a clock of its own, and the server between them. */
class World {
  readonly edits: Edit[] = []
  #now = START
  #server: SettingEntries = {}
  readonly #clockErrors: readonly number[]
  readonly #devices: DeviceSettings[]
  readonly #answers: Answer[][] = [[], [], []]
  /** Numbers of the edits each device has shown, and of those that were seen when they were made. */
  readonly #seen: Record<Field, Set<number>>[]

  constructor(clockErrors: readonly number[]) {
    this.#clockErrors = clockErrors
    this.#devices = clockErrors.map((_, index) => entered(newDevice(`device-${index}`), 'ada'))
    this.#seen = clockErrors.map(() => ({ maxTokens: new Set(), selectedUserVoice: new Set() }))
  }

  take(step: Step): void {
    // two steps never happen in the same instant
    this.#now += 1
    if (step.do === 'wait') this.#now += step.ms
    else if (step.do === 'edit') this.#edit(step.device, step.field)
    else if (step.do === 'send') this.#send(step.device)
    else if (step.do === 'hear') this.#hear(step.device)
    else if (step.do === 'lose') this.#answers[step.device]?.pop()
    else this.#change(step.device, JSON.parse(JSON.stringify(this.#device(step.device))))
  }

  /** Everybody is online and nothing is under way any more. */
  settle(): void {
    for (const device of this.#devices.keys()) while (this.#answers[device]?.length) this.#hear(device)
    for (let round = 0; round < 3; round++) {
      for (const device of this.#devices.keys()) {
        this.#now += 1
        this.#send(device)
        this.#hear(device)
      }
    }
  }

  shown(): Settings[] {
    return this.#devices.map(settingsOf)
  }

  /** Changes some device still believes the server has not taken. */
  unsent(): number {
    return this.#devices.reduce((sum, device) => sum + unsentOf(device, 'ada').length, 0)
  }

  #device(index: number): DeviceSettings {
    const device = this.#devices[index]
    if (device === undefined) throw new Error(`no device ${index}`)
    return device
  }

  #edit(index: number, field: Field): void {
    const number = this.edits.length
    const seen = this.#seen[index]?.[field] ?? new Set()
    this.edits.push({ field, number, at: this.#now, seen: new Set(seen) })
    const clock = { now: this.#now + (this.#clockErrors[index] ?? 0), owner: 'ada' }
    const change = field === 'maxTokens' ? { maxTokens: 256 + number } : { selectedUserVoice: `voice-${number}` }
    this.#change(index, edited(this.#device(index), change, clock))
  }

  #send(index: number): void {
    const sent = unsentOf(this.#device(index), 'ada')
    const answer = settledChanges(this.#server, sent, this.#now)
    this.#server = answer.entries
    this.#answers[index]?.push({ ...answer, sent, now: this.#now })
  }

  #hear(index: number): void {
    const answer = this.#answers[index]?.shift()
    if (answer === undefined) return
    const entries = listOf(answer.entries)
    const device = received(this.#device(index), entries)
    this.#change(index, restamped(device, answer.sent, { now: answer.now, entries }))
  }

  #change(index: number, device: DeviceSettings): void {
    this.#devices[index] = device
    for (const field of FIELDS) {
      const number = numberIn(settingsOf(device), field)
      const edit = this.edits.find((made) => made.number === number && made.field === field)
      if (edit === undefined) continue
      const seen = this.#seen[index]?.[field]
      for (const older of [edit.number, ...edit.seen]) seen?.add(older)
    }
  }
}

/** The number of the edit a device shows; undefined while it shows the default. */
function numberIn(settings: Settings, field: Field): number | undefined {
  if (field === 'maxTokens') return settings.maxTokens === 2048 ? undefined : settings.maxTokens - 256
  return settings.selectedUserVoice === 'leda' ? undefined : Number(settings.selectedUserVoice.slice('voice-'.length))
}

function played(steps: readonly Step[], clockErrors: readonly number[]): World {
  const world = new World(clockErrors)
  for (const step of steps) world.take(step)
  world.settle()
  return world
}

const steps = fc.array(aStep, { minLength: 1, maxLength: 60 })
/** An edit that the server just believes, and one on top of it that it does not believe any more. */
const AT_THE_TOLERANCE: Step[] = [
  { do: 'edit', device: 1, field: 'selectedUserVoice' },
  { do: 'wait', ms: 1 },
  { do: 'send', device: 1 },
  { do: 'edit', device: 1, field: 'selectedUserVoice' },
]
/** An edit refused by one request and taken by the next, and one on top of it before either is answered. */
const REFUSED_AND_TAKEN: Step[] = [
  { do: 'edit', device: 1, field: 'selectedUserVoice' },
  { do: 'send', device: 1 },
  { do: 'send', device: 1 },
  { do: 'edit', device: 1, field: 'selectedUserVoice' },
]

/** From a clock that is years behind to one that is years ahead, and everything people really have. */
const clockError = fc.oneof(
  fc.constant(0),
  fc.integer({ min: -90_000, max: 90_000 }),
  fc.integer({ min: -1e11, max: 1e11 }),
)

describe('BR-1 BR-3 settings changed on three devices, online and offline, in any order', () => {
  it('come to be the same everywhere, and nothing waits for ever', () => {
    fc.assert(
      fc.property(steps, fc.tuple(clockError, clockError, clockError), (taken, clockErrors) => {
        const world = played(taken, clockErrors)
        const [first, ...others] = world.shown()
        for (const other of others) expect(other).toEqual(first)
        expect(world.unsent()).toBe(0)
      }),
      { numRuns: 500 },
    )
  })

  it('lose to no change that was made by somebody who had seen them the other way round, however wrong the clocks', () => {
    fc.assert(
      fc.property(steps, fc.tuple(clockError, clockError, clockError), (taken, clockErrors) => {
        const world = played(taken, clockErrors)
        const [settings] = world.shown()
        for (const field of FIELDS) {
          const won = settings === undefined ? undefined : numberIn(settings, field)
          const newer = world.edits.filter((edit) => edit.field === field && won !== undefined && edit.seen.has(won))
          expect(newer, `${field} shows an edit that somebody saw and changed`).toEqual([])
          const isEdited = world.edits.some((edit) => edit.field === field)
          expect(won !== undefined).toBe(isEdited)
        }
      }),
      {
        numRuns: 500,
        examples: [
          [AT_THE_TOLERANCE, [0, 60_003, 0]],
          [REFUSED_AND_TAKEN, [0, 60_002, 0]],
        ],
      },
    )
  })

  it('are what was chosen last where the clocks are right', () => {
    fc.assert(
      fc.property(steps, (taken) => {
        const world = played(taken, [0, 0, 0])
        const [settings] = world.shown()
        for (const field of FIELDS) {
          const last = world.edits.findLast((edit) => edit.field === field)
          expect(settings === undefined ? undefined : numberIn(settings, field)).toBe(last?.number)
        }
      }),
      { numRuns: 500 },
    )
  })
})

import { readFileSync } from 'node:fs'
import { replay, type SessionEvent, stateHash } from '@placard/engine'

const USAGE = 'engine -- replay FILE'

/** Folds a recorded log and prints the hash of the final state, as JSON. */
export function replayCommand(args: string[]): number {
  const [file, ...rest] = args
  if (file === undefined || rest.length > 0) {
    console.error(`Usage: ${USAGE}`)
    return 2
  }
  try {
    const events = readLog(readFileSync(file, 'utf8'))
    const state = replay(events)
    console.log(JSON.stringify({ events: events.length, seq: state.seq, stateHash: stateHash(state) }))
    return 0
  } catch (error) {
    console.error(`replay: ${file} holds no session log: ${error instanceof Error ? error.message : String(error)}`)
    return 1
  }
}

/**
 * Parses a log in either format: JSON lines, one event each, or one JSON object with an `events` array.
 * @throws when it is neither.
 */
export function readLog(text: string): readonly SessionEvent[] {
  const whole = attempt(text)
  const values = isLogObject(whole)
    ? whole.events
    : text
        .split('\n')
        .filter(isFilled)
        .map((line) => JSON.parse(line))
  return values.map((value: unknown, index: number) => {
    if (isEvent(value)) return value
    throw new TypeError(`entry ${index + 1} is no event`)
  })
}

function attempt(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isFilled(line: string): boolean {
  return line.trim() !== ''
}

function isLogObject(value: unknown): value is { events: unknown[] } {
  return typeof value === 'object' && value !== null && 'events' in value && Array.isArray(value.events)
}

function isEvent(value: unknown): value is SessionEvent {
  if (typeof value !== 'object' || value === null) return false
  return 'kind' in value && typeof value.kind === 'string' && 'at' in value && 'now' in value
}

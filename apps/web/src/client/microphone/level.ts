import type { Level } from './microphone-port.ts'

/** Sound so quiet, in decibels below full scale, shows as nothing. */
const QUIETEST_DB = -60

/** A level that its microphone sets. */
export interface SetLevel extends Level {
  /** @param decibels below full scale; undefined where nothing is listened to. */
  set(decibels: number | undefined): void
}

export function createLevel(): SetLevel {
  const listeners = new Set<() => void>()
  let level = 0
  return {
    get: () => level,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    set(decibels = QUIETEST_DB) {
      level = Math.min(1, Math.max(0, 1 - decibels / QUIETEST_DB))
      for (const listener of listeners) listener()
    },
  }
}

import { entered, type ReplacedChange, received, replacedBy, restamped, unsentOf } from '@placard/application'
import type { RouteReply, SettingEntry, settingsCalls } from '@placard/contract'
import { retryDelayMs } from '../api/retry.ts'
import type { Alone } from '../auth/refresher.ts'
import type { SettingsStore } from './settings-store.ts'

/** Polling interval for the account's settings while no push notifications arrive. */
export const LOOK_EVERY_MS = 30_000
/** How long the first poll waits for the socket, so that no second one has to follow at once. */
export const FIRST_LOOK_MS = 2_000
/** Selects the retry delays of calls that are not about campaigns: exponential backoff from 1 s to 10 s. */
const CALLS_PATH = '/api/settings'
/** Most exchanges in a row before the rest waits: settings may change faster than they are sent. */
const MOST_ROUNDS = 8

/** The calls about an account's settings; each rejects without a response. */
export type SettingsCalls = {
  readonly read: () => Promise<RouteReply<typeof settingsCalls.read>>
  readonly write: (entries: SettingEntry[]) => Promise<RouteReply<typeof settingsCalls.write>>
}

/** Callbacks for push notifications. */
export type SettingsNews = {
  /** Notifications arrive from now on. */
  readonly onHearing: () => void
  /** Notifications no longer arrive. */
  readonly onDeaf: () => void
  /** A setting changed; the device is named where it is known. */
  readonly onChanged: (device: string | undefined) => void
}

export type SettingsSyncDependencies = {
  readonly settings: SettingsStore
  readonly calls: SettingsCalls
  /** Subscribes to notifications; returns the function that unsubscribes. */
  readonly listen: (news: SettingsNews) => () => void
  /** Calls back whenever an immediate retry is worthwhile: the network is back, or the page is visible again. */
  readonly onWake: (wake: () => void) => () => void
  readonly alone: Alone
  readonly now: () => number
  readonly random: () => number
}

/**
 * Synchronises this browser's settings with an account's: sends local changes as soon as possible, and merges remote
 * ones. @returns the function that ends it.
 */
export function syncSettings(account: string, dependencies: SettingsSyncDependencies): () => void {
  const { settings } = dependencies
  settings.setOwner(account)
  settings.update((device) => entered(device, account))
  settings.tell({ status: 'saving' })
  const sync = new Sync(account, dependencies)
  const stops = [
    settings.onChanged(() => void sync.run()),
    dependencies.onWake(() => void sync.run()),
    dependencies.listen({
      onHearing() {
        sync.isHearing = true
        void sync.run()
      },
      onDeaf() {
        sync.isHearing = false
        sync.lookLater()
      },
      onChanged(device) {
        if (device !== settings.device().device) void sync.run()
      },
    }),
  ]
  sync.begin()
  return () => {
    sync.end()
    for (const stop of stops) stop()
    settings.setOwner('nobody')
    settings.tell({ status: 'local', isInitialized: false, lastSyncTime: undefined, replaced: [] })
  }
}

/** Those that nobody has seen yet and the new ones; of a setting that was replaced again, the latest. */
function withLatest(unseen: readonly ReplacedChange[], replaced: readonly ReplacedChange[]): readonly ReplacedChange[] {
  const again = new Set(replaced.map(({ name }) => name))
  return [...unseen.filter(({ name }) => !again.has(name)), ...replaced]
}

/** Serialises the exchanges with the server: never two at once. */
class Sync {
  readonly #account: string
  readonly #dependencies: SettingsSyncDependencies
  #timer: ReturnType<typeof setTimeout> | undefined
  #isRunning = false
  #isAskedAgain = false
  #isEnded = false
  #failures = 0
  /** Whether the server pushes changes. */
  isHearing = false

  constructor(account: string, dependencies: SettingsSyncDependencies) {
    this.#account = account
    this.#dependencies = dependencies
  }

  /** Sends waiting changes now; without any, the first poll waits for the socket. */
  begin(): void {
    if (this.#unsent().length > 0) void this.run()
    else if (!this.#isRunning) this.#timer = setTimeout(() => void this.run(), FIRST_LOOK_MS)
  }

  async run(): Promise<void> {
    if (this.#isEnded) return
    if (this.#isRunning) {
      this.#isAskedAgain = true
      return
    }
    this.#isRunning = true
    this.#isAskedAgain = false
    clearTimeout(this.#timer)
    if (this.#unsent().length > 0) this.#dependencies.settings.tell({ status: 'saving' })
    const isDone = await this.#dependencies
      .alone(() => this.#exchange())
      .then(
        () => true,
        () => false,
      )
    this.#isRunning = false
    if (!this.#isEnded) this.#resume(isDone)
  }

  /** Schedules a poll while nothing is pushed. */
  lookLater(): void {
    if (this.#isRunning || this.#failures > 0 || !this.#dependencies.settings.store.getState().isInitialized) return
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.run(), LOOK_EVERY_MS)
  }

  end(): void {
    this.#isEnded = true
    clearTimeout(this.#timer)
  }

  #unsent(): SettingEntry[] {
    return unsentOf(this.#dependencies.settings.device(), this.#account)
  }

  /** Runs under the mutex of all tabs, so that changes just sent by another tab are not sent again. */
  async #exchange(roundsLeft = MOST_ROUNDS): Promise<void> {
    const { settings, calls, now } = this.#dependencies
    const unsent = this.#unsent()
    const answer = unsent.length > 0 ? await calls.write(unsent) : await calls.read()
    if (this.#isEnded) return
    const replaced = replacedBy(settings.device(), answer.entries, this.#account)
    settings.update((device) => restamped(received(device, answer.entries), unsent, answer))
    if (replaced.length > 0) settings.tell({ replaced: withLatest(settings.store.getState().replaced, replaced) })
    settings.tell({ isInitialized: true, lastSyncTime: now() })
    if (this.#unsent().length === 0) return
    if (roundsLeft === 0) throw new Error('The server takes no change of settings')
    await this.#exchange(roundsLeft - 1)
  }

  #resume(isDone: boolean): void {
    this.#failures = isDone ? 0 : this.#failures + 1
    this.#dependencies.settings.tell({ status: isDone ? 'saved' : 'waiting' })
    const delay = retryDelayMs(CALLS_PATH, this.#failures, this.#dependencies.random)
    if (!isDone) this.#timer = setTimeout(() => void this.run(), delay)
    else if (this.#isAskedAgain) void this.run()
    else if (!this.isHearing) this.lookLater()
  }
}

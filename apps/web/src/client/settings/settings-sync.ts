import { entered, isEarly, received, restamped, unsentOf } from '@placard/application'
import type { RouteReply, SettingEntry, settingsCalls } from '@placard/contract'
import { retryDelayMs } from '../api/retry.ts'
import type { Alone } from '../auth/refresher.ts'
import type { SettingsStore } from './settings-store.ts'

/** How often the account's settings are asked for while nothing tells of changes. */
export const LOOK_EVERY_MS = 30_000
/** How long the first look waits for the socket, so that no second one has to follow at once. */
export const FIRST_LOOK_MS = 2_000
/** Delays after a failure are those of a call that is not about campaigns: doubling from 1 s to 10 s. */
const CALLS_PATH = '/api/settings'
/** Exchanges in a row before the rest waits: somebody may change settings faster than they are sent. */
const MOST_ROUNDS = 8

/** The calls about the settings of an account; each rejects when there is no answer. */
export type SettingsCalls = {
  readonly read: () => Promise<RouteReply<typeof settingsCalls.read>>
  readonly write: (entries: SettingEntry[]) => Promise<RouteReply<typeof settingsCalls.write>>
}

/** What is heard from the server between calls. */
export type SettingsNews = {
  /** News is heard from now on. */
  readonly onHearing: () => void
  /** News is not heard any more. */
  readonly onDeaf: () => void
  /** Something changed, on the device named where it is known. */
  readonly onChanged: (device: string | undefined) => void
}

export type SettingsSyncDependencies = {
  readonly settings: SettingsStore
  readonly calls: SettingsCalls
  /** Listens to the server; answers the function that ends it. */
  readonly listen: (news: SettingsNews) => () => void
  /** Calls back whenever trying again at once is worth it: the network is back, the page is looked at. */
  readonly onWake: (wake: () => void) => () => void
  readonly alone: Alone
  readonly now: () => number
  readonly random: () => number
}

/**
 * Keeps this browser's settings and an account's the same: sends what changed here, as soon as there is a way, and
 * takes what changed elsewhere. @returns the function that ends it.
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
    settings.tell({ status: 'local', isInitialized: false, lastSyncTime: undefined })
  }
}

/** One exchange with the server after another, never two at once. */
class Sync {
  readonly #account: string
  readonly #dependencies: SettingsSyncDependencies
  #timer: ReturnType<typeof setTimeout> | undefined
  #isRunning = false
  #isAskedAgain = false
  #isEnded = false
  #failures = 0
  /** Whether the server tells of changes by itself. */
  isHearing = false

  constructor(account: string, dependencies: SettingsSyncDependencies) {
    this.#account = account
    this.#dependencies = dependencies
  }

  /** What has waited to be sent is sent now; to look, there is time until the socket stands. */
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
    if (!this.#isEnded) this.#goOn(isDone)
  }

  /** Looks by itself when nobody will tell. */
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

  /** Alone among the tabs: what another has just sent is not sent again. */
  async #exchange(roundsLeft = MOST_ROUNDS): Promise<void> {
    const { settings, calls, now } = this.#dependencies
    const unsent = this.#unsent()
    const answer = unsent.length > 0 ? await calls.write(unsent) : await calls.read()
    if (this.#isEnded) return
    settings.update((device) => {
      const taken = received(device, answer.entries)
      return unsent.some((entry) => isEarly(entry, answer.now)) ? restamped(taken, answer.now, answer.entries) : taken
    })
    settings.tell({ isInitialized: true, lastSyncTime: now() })
    if (this.#unsent().length === 0) return
    if (roundsLeft === 0) throw new Error('The server takes no change of settings')
    await this.#exchange(roundsLeft - 1)
  }

  #goOn(isDone: boolean): void {
    this.#failures = isDone ? 0 : this.#failures + 1
    this.#dependencies.settings.tell({ status: isDone ? 'saved' : 'waiting' })
    const delay = retryDelayMs(CALLS_PATH, this.#failures, this.#dependencies.random)
    if (!isDone) this.#timer = setTimeout(() => void this.run(), delay)
    else if (this.#isAskedAgain) void this.run()
    else if (!this.isHearing) this.lookLater()
  }
}

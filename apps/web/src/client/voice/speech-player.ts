import type { VoicePreparation } from '../gateways/voice-gateway.ts'
import { Performance, type Stage } from './performance.ts'
import type { SpeakingTurn } from './speaking-turn.ts'
import type { QueuedUtterance, SpeechState } from './speech-state.ts'

export interface PlayerParts extends Stage {
  /** What has to be fetched before the first sound. */
  readonly preparation: VoicePreparation | undefined
  readonly turn: SpeakingTurn
  /** Calls a task at each click and key press; returns the function that ends this. */
  readonly onGesture: (task: () => void) => () => void
}

/** After so much quiet, in ms, the sound is closed: it keeps the device awake. */
const QUIET_MS = 15_000

/**
 * Says what stands in the store's queue, one after the other, until `end` is called. What comes late of an utterance that
 * is gone changes nothing.
 */
export function createSpeechPlayer(parts: PlayerParts): { end(): void } {
  const { store, sound, clock } = parts
  const turn = heldTurn(parts)
  let running: { readonly number: number; readonly abort: AbortController } | undefined
  let endQuiet: (() => void) | undefined

  function follow(): void {
    const [first] = store.getState().queue
    if (first?.number === running?.number) return
    running?.abort.abort()
    running = undefined
    endQuiet?.()
    if (first === undefined) {
      turn.giveBack()
      endQuiet = clock.after(QUIET_MS, () => sound?.rest())
      return
    }
    running = { number: first.number, abort: new AbortController() }
    void play(first, running.abort.signal)
  }

  async function play(utterance: QueuedUtterance, signal: AbortSignal): Promise<void> {
    const { number, isWanted } = utterance
    try {
      if (!(await turn.isHeld(signal))) return store.dispatch({ kind: 'stopped' })
      await parts.preparation?.prepare(isWanted, signal)
      signal.throwIfAborted()
      // who paused it in the meantime does not want to hear it yet
      if (!store.getState().isPaused) sound?.wake()
      await new Performance(parts, utterance, signal).run()
      store.dispatch({ kind: 'finished', number })
    } catch (error) {
      if (signal.aborted) return
      store.dispatch({ kind: 'finished', number })
      throw error
    }
  }

  const endControls = followControls(parts)
  const stopFollowing = store.subscribe(follow)
  follow()
  return {
    end() {
      stopFollowing()
      endControls()
      endQuiet?.()
      running?.abort.abort()
      turn.giveBack()
    },
  }
}

/** The right to speak, kept while something is said. Who loses it to another tab falls silent. */
function heldTurn({ store, turn }: PlayerParts) {
  let held: (() => void) | undefined

  function lost(): void {
    held = undefined
    store.dispatch({ kind: 'stopped' })
    store.dispatch({ kind: 'noticed', notice: 'elsewhere' })
  }

  return {
    async isHeld(signal: AbortSignal): Promise<boolean> {
      if (held !== undefined) return true
      const taken = await turn.take(lost)
      if (signal.aborted) taken?.()
      signal.throwIfAborted()
      held = taken
      return held !== undefined
    },
    giveBack(): void {
      held?.()
      held = undefined
    },
  }
}

/** Has volume, mute and pause heard, and wakes a sound that the browser keeps back; returns the function that ends this. */
function followControls({ store, sound, browser, onGesture }: PlayerParts): () => void {
  const tune = ({ isMuted, volume }: SpeechState) => sound?.setLoudness(isMuted ? 0 : volume)

  function hold(isPaused: boolean): void {
    if (isPaused) {
      sound?.rest()
      browser?.pause()
    } else {
      sound?.wake()
      browser?.resume()
    }
  }

  const stop = store.subscribe((state, before) => {
    if (state.isMuted !== before.isMuted || state.volume !== before.volume) tune(state)
    if (state.isPaused !== before.isPaused) hold(state.isPaused)
  })
  const endGestures = onGesture(() => {
    if (store.getState().notice === 'blocked') sound?.wake()
  })
  tune(store.getState())
  return () => {
    stop()
    endGestures()
  }
}

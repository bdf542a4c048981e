import { useContext, useEffect } from 'react'
import { useVoiceGateway, type VoiceGateway, VoiceGatewayContext } from '../gateways/voice-gateway.ts'
import { pageSound } from './page-sound.ts'
import { keepVolume, speechStore } from './speech-store.ts'
import type { Heard, Utterance } from './utterance.ts'

/** Speech on this page. What is spoken now is told by `useSpeechState`. */
export interface Speech {
  /**
   * Has a text spoken. Call it while a click is handled where there is one: browsers keep sound back until a gesture.
   * Resolves when the utterance has left the queue; never rejects.
   */
  speak(utterance: Utterance): Promise<Heard>
  /** Adds to an open utterance, which ends with its last part. Does nothing once it has left the queue. */
  extend(id: string, text: string, isLast: boolean): void
  /** Ends what is spoken and drops what waits. */
  stop(): void
  /** Ends or drops one utterance; the next one begins. */
  skip(id: string): void
  pause(): void
  resume(): void
  setMuted(isMuted: boolean): void
  /** 0 to 1, kept in this browser. */
  setVolume(volume: number): void
  dismissNotice(): void
}

const { dispatch } = speechStore

/** All but `speak`, which needs somebody who makes the sound. */
const CONTROLS: Omit<Speech, 'speak'> = {
  extend: (id, text, isLast) => dispatch({ kind: 'extended', id, text, isLast }),
  stop: () => dispatch({ kind: 'stopped' }),
  skip: (id) => dispatch({ kind: 'skipped', id }),
  pause: () => dispatch({ kind: 'paused', isPaused: true }),
  resume: () => dispatch({ kind: 'paused', isPaused: false }),
  setMuted: (isMuted) => dispatch({ kind: 'muted', isMuted }),
  setVolume: keepVolume,
  dismissNotice: () => dispatch({ kind: 'noticed', notice: undefined }),
}

let player: { readonly gateway: VoiceGateway; end: () => void } | undefined

/** Loads and starts the player with the first speech; another user's gateway takes the place of the last one's. */
function needPlayer(gateway: VoiceGateway): void {
  if (player?.gateway === gateway) return
  player?.end()
  const own = { gateway, end: () => undefined }
  player = own
  import('./page-player.ts').then(
    ({ startPagePlayer }) => {
      if (player === own) player = { gateway, ...startPagePlayer(gateway) }
    },
    () => {
      if (player !== own) return
      player = undefined
      dispatch({ kind: 'stopped' })
      dispatch({ kind: 'noticed', notice: 'no-voice' })
    },
  )
}

function endPlayer(): void {
  dispatch({ kind: 'stopped' })
  player?.end()
  player = undefined
}

/** What becomes of the utterance that was asked for last with an id. */
function endingOf(id: string): Promise<Heard> {
  const number = speechStore.getState().queue.find((queued) => queued.id === id)?.number
  const { promise, resolve } = Promise.withResolvers<Heard>()
  const look = () => {
    const ended = speechStore.getState().ended.find((heard) => heard.number === number)
    if (ended === undefined) return
    stop()
    resolve({ id, ending: ended.ending, text: ended.text })
  }
  const stop = speechStore.subscribe(look)
  look()
  return promise
}

const speeches = new WeakMap<VoiceGateway, Speech>()

function speechOf(gateway: VoiceGateway): Speech {
  const known = speeches.get(gateway)
  if (known !== undefined) return known
  const speech: Speech = {
    ...CONTROLS,
    speak(utterance) {
      pageSound()?.wake()
      dispatch({ kind: 'asked', utterance })
      needPlayer(gateway)
      return endingOf(utterance.id)
    },
  }
  speeches.set(gateway, speech)
  return speech
}

/** Speech with the current user's voices; the same object as long as the user is the same. */
export function useSpeech(): Speech {
  return speechOf(useVoiceGateway())
}

/** Ends all speech when the part of the page that is for one user is taken down. */
export function useSpeechPresence(): void {
  const gateway = useContext(VoiceGatewayContext)
  useEffect(() => (gateway === undefined ? undefined : endPlayer), [gateway])
}

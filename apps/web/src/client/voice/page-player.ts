import type { VoiceGateway } from '../gateways/voice-gateway.ts'
import { settingsStore } from '../settings/current.ts'
import { browserVoice } from './browser-voice.ts'
import { pageClock } from './clock.ts'
import { pageSound } from './page-sound.ts'
import { pageTurn } from './page-turn.ts'
import { pieceSounds } from './piece-sounds.ts'
import { createSpeechPlayer } from './speech-player.ts'
import { speechStore } from './speech-store.ts'

function onGesture(task: () => void): () => void {
  const kinds = ['pointerdown', 'keydown'] as const
  for (const kind of kinds) document.addEventListener(kind, task, { capture: true })
  return () => {
    for (const kind of kinds) document.removeEventListener(kind, task, { capture: true })
  }
}

/** Starts the player of this page, with the voices of a gateway. */
export function startPagePlayer(gateway: VoiceGateway): { end(): void } {
  const clock = pageClock
  const sound = pageSound()
  const browser = 'speechSynthesis' in window ? browserVoice(window.speechSynthesis, clock.after) : undefined
  return createSpeechPlayer({
    store: speechStore,
    sounds: pieceSounds({ gateway, sound, browser, clock }),
    sound,
    browser,
    clock,
    defaults() {
      const { speechSpeed: speed, language } = settingsStore.getState().settings
      return { speed, language }
    },
    preparation: gateway.preparation,
    turn: pageTurn('placard.speech'),
    onGesture,
  })
}

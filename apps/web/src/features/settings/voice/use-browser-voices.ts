import { useSyncExternalStore } from 'react'
import { deviceVoices } from '../../../client/voice/browser-voice.ts'

const NONE: readonly string[] = []
let tags = NONE

function readTags(): readonly string[] {
  if (!('speechSynthesis' in window)) return NONE
  const found = [...new Set(deviceVoices(window.speechSynthesis).map(({ lang }) => lang))]
  // the same list must stay the same object
  if (found.join() !== tags.join()) tags = found
  return tags
}

function follow(onChange: () => void): () => void {
  if (!('speechSynthesis' in window)) return () => undefined
  const { speechSynthesis } = window
  speechSynthesis.addEventListener('voiceschanged', onChange)
  return () => speechSynthesis.removeEventListener('voiceschanged', onChange)
}

/** BCP 47 tags of this browser's voices on this device, which it may list only some time after the page was opened. */
export function useBrowserVoices(): readonly string[] {
  return useSyncExternalStore(follow, readTags)
}

import { createSoundOut, type SoundOut } from './sound-out.ts'

let opened: SoundOut | undefined

/**
 * Where the sounds of this page go. Opened when it is first asked for, while a click is handled if possible: browsers keep
 * what is opened otherwise silent until a gesture. Undefined in a browser without sound.
 */
export function pageSound(): SoundOut | undefined {
  if (opened === undefined && 'AudioContext' in window) opened = createSoundOut(new AudioContext())
  return opened
}

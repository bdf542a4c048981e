import type { KeptValues } from '../../../client/storage/storage.ts'

/** Set once somebody has wanted voices in a session of this browser. */
const WANTED_KEY = 'placard.voice-wanted'

interface Places {
  /** Values of this tab, and of this browser. */
  readonly tab: Pick<KeptValues, 'read' | 'write'>
  readonly browser: Pick<KeptValues, 'read' | 'write'>
}

/** Whether a session is spoken: as the user left it in this tab, else as the settings say. */
export function voiceChoiceOf({ tab, browser }: Places, sessionId: string) {
  const key = `placard.voice.${sessionId}`
  return {
    /**
     * @param isAutoPlayed whether the settings have lines spoken by themselves.
     * @param isToBeFetched whether the voices first have to be downloaded: nobody is asked to who has not wanted them.
     */
    read(isAutoPlayed: boolean, isToBeFetched: boolean): boolean {
      const left = tab.read(key)
      if (typeof left === 'boolean') return left
      return isAutoPlayed && (!isToBeFetched || browser.read(WANTED_KEY) === true)
    },
    keep(isOn: boolean): void {
      tab.write(key, isOn)
      if (isOn) browser.write(WANTED_KEY, true)
    },
  }
}

import type { SpeechRequest, SpeechSettings } from '@placard/contract'

/** Sounds that came together with their words. */
export interface GivenSound {
  /** The sound of a piece, once; undefined where none came with it. */
  take(piece: string): ArrayBuffer | undefined
}

/** A text that somebody wants to be spoken. */
export interface Utterance {
  /** Names it to `skip`, `extend` and whoever shows what is spoken; what has the same name is not asked for twice. */
  readonly id: string
  readonly text: string
  readonly voiceId: string
  /** Speed and language are those of the user's settings where they are not given. */
  readonly settings?: SpeechSettings | undefined
  /** Decides the style where the settings name none. */
  readonly personality?: SpeechRequest['characterPersonality']
  /** `queue`: after all that waits (the default); `next`: before it; `now`: instead of all that is spoken and waits. */
  readonly priority?: 'queue' | 'next' | 'now' | undefined
  /** More of the text comes by `extend`. */
  readonly isOpen?: boolean | undefined
  /** Whoever has its sounds: its parts are not cut into pieces then, and need not be made. */
  readonly given?: GivenSound | undefined
  /** Whether no service may get the text. */
  readonly isWithoutServices?: boolean | undefined
  /**
   * What happens where there is no sound: `captions` (the default) go on word by word at the pace of speech; `end`: nothing,
   * because the text stands on the page anyhow.
   */
  readonly withoutSound?: 'captions' | 'end' | undefined
}

/**
 * How an utterance ended. `whole`: heard to its end; `cut`: begun, and stopped or skipped; `shown`: there was no sound, it
 * was captions only; `dropped`: it was never begun.
 */
export type Ending = 'whole' | 'cut' | 'shown' | 'dropped'

/** What became of an utterance. */
export interface Heard {
  readonly id: string
  readonly ending: Ending
  /** The text as far as it was heard or shown. */
  readonly text: string
}

/**
 * What the user should know about speech, and can do something about. `blocked`: the browser waits for a gesture;
 * `browser-voice`: the product's voice did not answer and the browser's own one speaks; `no-voice`: nobody speaks; `elsewhere`:
 * another tab took over; `not-fetched`: the user did not want the voice downloaded; `fetch-failed`: it could not be.
 */
export type SpeechNotice = 'blocked' | 'browser-voice' | 'no-voice' | 'elsewhere' | 'not-fetched' | 'fetch-failed'

import type { HeardWords } from '../gateways/hearing-gateway.ts'

/** Somebody who listens beside the recording, with a microphone of their own. */
export interface BrowserRecogniser {
  /** @param language BCP 47 tag; the browser's own when left out. */
  begin(language: string | undefined): RunningRecogniser
}

export interface RunningRecogniser {
  /** All was said. @returns undefined when nothing was understood. */
  end(): Promise<HeardWords | undefined>
  cancel(): void
}

/** The used part of the browser's own recogniser, which no type of the page knows. */
interface BrowserRecognition {
  lang: string
  continuous: boolean
  interimResults: boolean
  onresult: ((event: { readonly results: ArrayLike<Readonly<Record<number, Understood>>> }) => void) | null
  onend: (() => void) | null
  start(): void
  stop(): void
  abort(): void
}

interface Understood {
  readonly transcript: string
  readonly confidence: number
}

/** Longest wait for the last words, in ms: some browsers never say that they have finished. */
const LAST_WORDS_MS = 4_000

function isRecogniser(value: unknown): value is new () => BrowserRecognition {
  return typeof value === 'function'
}

/** The recogniser of a browser; undefined in one that has none. */
export function browserRecogniser(
  browser: object,
  after: (ms: number, task: () => void) => () => void,
): BrowserRecogniser | undefined {
  const Recogniser: unknown =
    Reflect.get(browser, 'SpeechRecognition') ?? Reflect.get(browser, 'webkitSpeechRecognition')
  if (!isRecogniser(Recogniser)) return undefined
  return { begin: (language) => listening(new Recogniser(), language, after) }
}

function listening(
  recognition: BrowserRecognition,
  language: string | undefined,
  after: (ms: number, task: () => void) => () => void,
): RunningRecogniser {
  const over = Promise.withResolvers<void>()
  let understood: readonly Understood[] = []
  if (language !== undefined) recognition.lang = language
  recognition.continuous = true
  recognition.interimResults = false
  recognition.onresult = ({ results }) => {
    understood = Array.from(results).flatMap(({ 0: best }) => (best === undefined ? [] : [best]))
  }
  recognition.onend = () => over.resolve()
  // one that cannot begin has understood nothing
  attempt(() => recognition.start(), over.resolve)
  return {
    async end() {
      attempt(() => recognition.stop(), over.resolve)
      const endLimit = after(LAST_WORDS_MS, over.resolve)
      await over.promise.finally(endLimit)
      return wordsOf(understood)
    },
    cancel: () => attempt(() => recognition.abort(), over.resolve),
  }
}

function attempt(task: () => void, onFailure: () => void): void {
  try {
    task()
  } catch {
    onFailure()
  }
}

function wordsOf(understood: readonly Understood[]): HeardWords | undefined {
  const text = understood
    .map(({ transcript }) => transcript.trim())
    .join(' ')
    .trim()
  if (text === '') return undefined
  const confidence = Math.min(...understood.map((one) => one.confidence))
  // browsers that do not know say 0
  return { text, confidence: confidence > 0 ? confidence : null, provider: 'browser', isCommandsOnly: false }
}

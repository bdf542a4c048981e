import { speechPieces } from '@placard/voice'
import type { Ending, Heard, SpeechNotice, Utterance } from './utterance.ts'
import { wordsOf } from './words.ts'

/** An utterance in the queue, cut into the pieces that are spoken one after the other. */
export interface QueuedUtterance extends Omit<Utterance, 'text' | 'priority' | 'isOpen'> {
  /** Tells two utterances with the same id apart: what an old one reports is dropped. */
  readonly number: number
  readonly pieces: readonly string[]
  readonly isOpen: boolean
  /** The user asked for just this one, now. */
  readonly isWanted: boolean
}

/** What is being said. */
export interface Spoken {
  readonly id: string
  readonly pieces: readonly string[]
  readonly pieceAt: number
  /** Index of the word in its piece, by white space; estimated. -1 before the first. */
  readonly wordAt: number
  /** Whether there is a sound; otherwise it is captions only. */
  readonly isAudible: boolean
}

export interface SpeechState {
  /** What is spoken, and behind it what waits. */
  readonly queue: readonly QueuedUtterance[]
  /** Undefined until the first sound of what is to be spoken. */
  readonly spoken: Spoken | undefined
  readonly isPaused: boolean
  readonly isMuted: boolean
  /** 0 to 1. */
  readonly volume: number
  readonly notice: SpeechNotice | undefined
  /** What became of the last ones, the newest last. */
  readonly ended: readonly (Heard & { readonly number: number })[]
  readonly asked: number
}

/** `processing`: its sound is being made. */
export type SpeechPhase = 'idle' | 'processing' | 'speaking' | 'paused'

export type SpeechEvent =
  | { readonly kind: 'asked'; readonly utterance: Utterance }
  | { readonly kind: 'extended'; readonly id: string; readonly text: string; readonly isLast: boolean }
  | {
      readonly kind: 'sounding'
      readonly number: number
      readonly pieceAt: number
      readonly wordAt: number
      readonly isAudible: boolean
    }
  /** All of it was said, or shown. */
  | { readonly kind: 'finished'; readonly number: number }
  | { readonly kind: 'skipped'; readonly id: string }
  | { readonly kind: 'stopped' }
  /** All that waits is out of date. */
  | { readonly kind: 'overtaken' }
  | { readonly kind: 'paused'; readonly isPaused: boolean }
  | { readonly kind: 'muted'; readonly isMuted: boolean }
  | { readonly kind: 'volume'; readonly volume: number }
  | { readonly kind: 'noticed'; readonly notice: SpeechNotice | undefined }

const ENDED_KEPT = 50

export const SILENT: SpeechState = {
  queue: [],
  spoken: undefined,
  isPaused: false,
  isMuted: false,
  volume: 1,
  notice: undefined,
  ended: [],
  asked: 0,
}

export function phaseOf({ queue, spoken, isPaused }: SpeechState): SpeechPhase {
  if (queue.length === 0) return 'idle'
  if (isPaused) return 'paused'
  return spoken === undefined ? 'processing' : 'speaking'
}

/** What an event makes of the state; one that tells of an utterance which is gone changes nothing. */
export function speechAfter(state: SpeechState, event: SpeechEvent): SpeechState {
  switch (event.kind) {
    case 'asked':
      return asked(state, event.utterance)
    case 'extended':
      return extended(state, event)
    case 'sounding':
      return sounding(state, event)
    case 'finished':
      return without(state, ({ number }) => number === event.number, 'whole')
    case 'skipped':
      return without(state, ({ id }) => id === event.id)
    case 'stopped':
      return without(state, () => true)
    case 'overtaken':
      return without(state, ({ number }) => number !== state.queue[0]?.number)
    case 'paused':
      return { ...state, isPaused: event.isPaused && state.queue.length > 0 }
    case 'muted':
      return { ...state, isMuted: event.isMuted }
    case 'volume':
      return { ...state, volume: Math.min(1, Math.max(0, event.volume)) }
    case 'noticed':
      return state.notice === event.notice ? state : { ...state, notice: event.notice }
  }
}

function asked(state: SpeechState, { text, priority = 'queue', isOpen = false, ...rest }: Utterance): SpeechState {
  const isWanted = priority === 'now'
  const before = isWanted ? { ...without(state, () => true), notice: undefined } : state
  if (before.queue.some(({ id }) => id === rest.id)) return before
  const number = before.asked + 1
  const queued: QueuedUtterance = { ...rest, number, pieces: speechPieces(text), isOpen, isWanted }
  const place = priority === 'next' ? 1 : before.queue.length
  return { ...before, asked: number, queue: before.queue.toSpliced(place, 0, queued) }
}

function extended(state: SpeechState, { id, text, isLast }: Extract<SpeechEvent, { kind: 'extended' }>): SpeechState {
  const queue = state.queue.map((queued) =>
    queued.id === id && queued.isOpen
      ? { ...queued, pieces: [...queued.pieces, ...piecesOf(queued, text)], isOpen: !isLast }
      : queued,
  )
  const pieces = queue[0]?.pieces
  const { spoken } = state
  return { ...state, queue, spoken: spoken && pieces ? { ...spoken, pieces } : spoken }
}

/** What comes with its sound is a piece as it is. */
function piecesOf({ given }: QueuedUtterance, text: string): readonly string[] {
  if (given === undefined) return speechPieces(text)
  return text === '' ? [] : [text]
}

function sounding(state: SpeechState, event: Extract<SpeechEvent, { kind: 'sounding' }>): SpeechState {
  const [current] = state.queue
  if (current === undefined || current.number !== event.number) return state
  const { pieceAt, wordAt, isAudible } = event
  const { spoken } = state
  const isSame = spoken?.pieceAt === pieceAt && spoken.wordAt === wordAt && spoken.isAudible === isAudible
  return isSame ? state : { ...state, spoken: { id: current.id, pieces: current.pieces, pieceAt, wordAt, isAudible } }
}

/** Takes utterances from the queue; `asIf` says how they ended where that cannot be seen. */
function without(
  state: SpeechState,
  isGone: (queued: QueuedUtterance) => boolean,
  asIf?: 'whole' | undefined,
): SpeechState {
  const gone = state.queue.filter(isGone)
  if (gone.length === 0) return state
  const queue = state.queue.filter((queued) => !isGone(queued))
  const ended = [...state.ended, ...gone.map((queued) => endOf(queued, state, asIf))].slice(-ENDED_KEPT)
  const isSame = queue[0]?.number === state.queue[0]?.number
  return { ...state, queue, ended, ...(isSame ? {} : { spoken: undefined }), isPaused: state.isPaused && isSame }
}

function endOf(
  { id, number, pieces }: QueuedUtterance,
  { queue, spoken }: SpeechState,
  asIf: 'whole' | undefined,
): SpeechState['ended'][number] {
  if (number !== queue[0]?.number || spoken === undefined) return { id, number, ending: 'dropped', text: '' }
  if (asIf === 'whole') {
    const ending: Ending = spoken.isAudible ? 'whole' : 'shown'
    return { id, number, ending, text: pieces.join(' ') }
  }
  const { pieceAt, wordAt } = spoken
  const piece = pieces[pieceAt] ?? ''
  const part = piece.slice(0, wordsOf(piece)[wordAt]?.to ?? 0)
  const text = [...pieces.slice(0, pieceAt), part].join(' ').trim()
  return { id, number, ending: spoken.isAudible ? 'cut' : 'shown', text }
}

import { RECORDING_MAX_SECONDS, RECORDINGS_A_MESSAGE } from '@placard/contract'
import { type SpokenPart, spokenPart } from '@placard/voice/delivery'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Recording } from '../../../../client/gateways/hearing-gateway.ts'
import type { MicrophonePort } from '../../../../client/microphone/microphone-port.ts'
import { type Microphone, useMicrophone } from '../../../../client/microphone/use-microphone.ts'
import { spokenLanguage } from '../../../../client/microphone/use-spoken-language.ts'
import { settingsStore } from '../../../../client/settings/current.ts'
import { useChat } from '../../chat-context.ts'
import { keepsServicesOut } from '../../model/chat-state.ts'
import type { KeptDrills, KeptPart } from '../kept-drills.ts'

/** Longest wait for the words of a part, in ms. */
const WRITING_MS = 60_000
/** A recording of so many seconds has ended because it may be no longer, and not because its speaker has. */
const FULL_SECONDS = RECORDING_MAX_SECONDS - 1

export interface SpokenParts {
  readonly microphone: Microphone
  readonly parts: readonly KeptPart[]
  /** Whether words are being written down. */
  readonly isWriting: boolean
  /** Whether nobody could write down some part. */
  readonly isMissing: boolean
}

/**
 * A speech that is given in parts: each ends when its speaker stops, or when a recording may be no longer, and then the
 * next one begins at once. Each is measured, and its words are added to the draft.
 */
export function useSpokenParts(port: MicrophonePort, kept: KeptDrills, canWrite: boolean): SpokenParts {
  const chat = useChat()
  const [parts, setParts] = useState(() => kept.partsOf(chat.id))
  const [writing, setWriting] = useState<readonly string[]>([])
  const left = useRef(new AbortController())
  const last = useRef(Promise.resolve())
  useEffect(() => {
    const leaving = new AbortController()
    left.current = leaving
    return () => leaving.abort()
  }, [])

  const change = useCallback(
    (next: (before: readonly KeptPart[]) => readonly KeptPart[]) => {
      kept.keepParts(chat.id, next(kept.partsOf(chat.id)))
      setParts(kept.partsOf(chat.id))
    },
    [kept, chat.id],
  )

  /** Has the words of a part written down, one part after the other. */
  async function write(id: string, recording: Recording, before: Promise<void>): Promise<void> {
    const signal = AbortSignal.any([left.current.signal, AbortSignal.timeout(WRITING_MS)])
    const language = spokenLanguage(settingsStore.getState().settings)
    const isWithoutServices = keepsServicesOut(chat.store.getState())
    await before
    try {
      const { text, recordingId } = await port.hearing.hear(recording, { language, isWithoutServices }, signal)
      signal.throwIfAborted()
      change((all) => all.map((part) => (part.id === id ? { ...part, heard: text } : part)))
      const { draft, recordingIds = [] } = chat.store.getState()
      const words = draft.trim() === '' ? text : `${draft.trimEnd()} ${text}`
      const recorded = recordingId === undefined ? recordingIds : [...recordingIds, recordingId]
      chat.type(words, recorded.slice(0, RECORDINGS_A_MESSAGE))
    } catch {
      // the part stays without words, which the form says
    }
  }

  function handleRecording(recording: Recording) {
    const sound: SpokenPart | undefined = spokenPart(recording.samples, recording.rate)
    const isFull = recording.samples.length / recording.rate >= FULL_SECONDS
    if (isFull || sound !== undefined) microphone.cancel()
    // the turn that was cancelled has to give the microphone back first
    if (isFull) setTimeout(microphone.start)
    if (sound === undefined) return
    const id = crypto.randomUUID()
    change((all) => [...all, { id, sound }])
    if (!canWrite) return
    setWriting((all) => [...all, id])
    last.current = write(id, recording, last.current).then(() => setWriting((all) => all.filter((one) => one !== id)))
  }

  const microphone = useMicrophone(port, {
    purpose: 'speech',
    onRecording: handleRecording,
    // words are written down part by part, also while the next one is spoken
    onHeard: () => undefined,
  })
  const isWriting = writing.length > 0
  const isMissing = !isWriting && parts.some(({ heard }) => heard === undefined)
  return { microphone, parts, isWriting, isMissing }
}

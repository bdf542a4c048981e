import type { Speech } from '../../../client/voice/speech.ts'
import { type ListeningStore, listenFrom } from './listening-store.ts'
import type { SpokenSection } from './spoken-section.ts'

export interface DebriefToHear {
  readonly sessionId: string
  readonly store: ListeningStore
  /** As they stand: a debrief may still be in the making when the first is read. */
  readonly sections: () => readonly SpokenSection[]
  readonly speech: Pick<Speech, 'speak' | 'skip' | 'setMuted'>
  readonly voiceId: () => string
}

/** The title of the section so many places further; undefined when there is none. */
export function titleFrom(sections: readonly SpokenSection[], title: string | undefined, by: 1 | -1) {
  const at = sections.findIndex((section) => section.title === title)
  return at < 0 ? undefined : sections[at + by]?.title
}

/** Reads the debrief from the section that the store names, one after the other; returns the function that ends it. */
export function followListening({ sessionId, store, sections, speech, voiceId }: DebriefToHear): () => void {
  const idOf = (title: string) => `debrief-${sessionId}-${title}`

  async function read(title: string, priority: 'now' | 'queue'): Promise<void> {
    const text = sections().find((section) => section.title === title)?.text ?? ''
    const settings = { language: 'en-US' }
    // the words stand on the page: without a voice there is nothing to go on with
    const utterance = { id: idOf(title), text, voiceId: voiceId(), settings, priority, withoutSound: 'end' } as const
    const { ending } = await speech.speak(utterance)
    if (store.getState().title !== title) return
    store.setState({ title: ending === 'whole' ? titleFrom(sections(), title, 1) : undefined })
  }

  const stopFollowing = store.subscribe(({ title }, before) => {
    if (title === before.title) return
    if (before.title !== undefined) speech.skip(idOf(before.title))
    if (title === undefined) return
    // whoever asks for this wants to hear it
    if (before.title === undefined) speech.setMuted(false)
    void read(title, before.title === undefined ? 'now' : 'queue')
  })
  return () => {
    listenFrom(store, undefined)
    stopFollowing()
  }
}

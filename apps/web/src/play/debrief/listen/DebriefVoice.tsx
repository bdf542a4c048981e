import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useContext, useEffect, useRef } from 'react'
import { settingsStore } from '../../../client/settings/current.ts'
import { ReadingBar } from '../../../client/voice/ReadingBar.tsx'
import { useSpeech } from '../../../client/voice/speech.ts'
import { IconButton } from '../../../kit/ui/IconButton.tsx'
import { followListening, titleFrom } from './follow-listening.ts'
import { listenMessages as words } from './listen-messages.en.ts'
import { ListeningContext, type ListeningStore, listenFrom, useListening } from './listening-store.ts'
import type { SpokenSection } from './spoken-section.ts'

/** What a reader does to move through the page: from then on they look where they like. */
const READING = ['wheel', 'touchmove'] as const

type DebriefVoiceProps = { sessionId: string; sections: readonly SpokenSection[] }

/** Has the debrief read aloud when that is wanted, and shows how far that is. */
export function DebriefVoice(props: DebriefVoiceProps) {
  const store = useContext(ListeningContext)
  return store && <Reader {...props} store={store} />
}

function Reader({ sessionId, sections, store }: DebriefVoiceProps & { store: ListeningStore }) {
  const speech = useSpeech()
  const latest = useRef(sections)
  useEffect(() => {
    latest.current = sections
  }, [sections])
  useEffect(
    () =>
      followListening({
        sessionId,
        store,
        sections: () => latest.current,
        speech,
        voiceId: () => settingsStore.getState().settings.selectedUserVoice,
      }),
    [sessionId, store, speech],
  )
  useEffect(() => {
    const leave = () => store.setState({ isFollowed: false })
    for (const kind of READING) window.addEventListener(kind, leave, { passive: true })
    return () => {
      for (const kind of READING) window.removeEventListener(kind, leave)
    }
  }, [store])
  return <Bar sections={sections} store={store} />
}

function Bar({ sections, store }: { sections: readonly SpokenSection[]; store: ListeningStore }) {
  const title = useListening((listening) => listening.title)
  if (title === undefined) return null
  const [previous, next] = [titleFrom(sections, title, -1), titleFrom(sections, title, 1)]
  return (
    <ReadingBar
      label={words.bar}
      title={title}
      onStop={() => listenFrom(store, undefined)}
      className="paper sticky inset-be-0 z-10 mx-auto w-full max-w-184 px-4 py-2 shadow-float sm:px-5"
    >
      <IconButton
        label={words.previous}
        disabled={previous === undefined}
        onClick={() => previous !== undefined && listenFrom(store, previous)}
      >
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      <IconButton
        label={words.next}
        disabled={next === undefined}
        onClick={() => next !== undefined && listenFrom(store, next)}
      >
        <ChevronRight aria-hidden="true" />
      </IconButton>
    </ReadingBar>
  )
}

import { CircleStop, Volume2 } from 'lucide-react'
import { useContext } from 'react'
import { Button } from '../../../kit/ui/Button.tsx'
import { listenMessages as words } from './listen-messages.en.ts'
import { ListeningContext, listenFrom, useListening } from './listening-store.ts'

/** Has the debrief read aloud from a section on, and stops that. Not there where there is no voice. */
export function ListenButton({ from }: { from: string }) {
  const store = useContext(ListeningContext)
  const isListening = useListening(({ title }) => title !== undefined)
  if (store === undefined) return null
  const Icon = isListening ? CircleStop : Volume2
  return (
    <Button
      icon={<Icon aria-hidden="true" className="size-4" />}
      onClick={() => listenFrom(store, isListening ? undefined : from)}
    >
      {isListening ? words.stop : words.listen}
    </Button>
  )
}

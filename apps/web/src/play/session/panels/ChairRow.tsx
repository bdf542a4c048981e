import { Gavel } from 'lucide-react'
import { Badge } from '../../../kit/ui/Badge.tsx'
import { rulingText } from '../../room/entry-wording.ts'
import { countryIn } from '../../room/room.ts'
import { CHAIR } from '../../room/voice/room-voices.ts'
import type { RoomVoices } from '../../room/voice/use-room-voices.ts'
import { useView } from '../session-context.ts'
import { voicesMessages } from '../voice/messages.en.ts'
import { VoicePicker } from '../voice/VoicePicker.tsx'
import { panelMessages } from './messages.en.ts'

const { chair: words } = panelMessages

/** The chair's row among the delegates: without country and vote, with its last ruling and the reason. */
export function ChairRow({ voices }: { voices: RoomVoices | undefined }) {
  const view = useView()
  const { chair } = view
  if (chair === undefined) return null
  const { ruling } = chair
  const sentence = ruling && rulingText(ruling.reason, countryIn(view, ruling.seat))
  return (
    <div className="mb-2 rounded-control border border-hairline bg-sunken">
      <div className="flex items-start gap-3 p-3">
        <span className="mt-0.5 grid size-7 shrink-0 place-items-center">
          <Gavel aria-hidden="true" className="size-5 text-text-2" />
        </span>
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="font-semibold">{words.name}</span>
            <Badge>{words.neutral}</Badge>
          </p>
          <p className="text-13 text-text-2">{words.office(view.procedure?.title ?? '')}</p>
          <p className="mt-1 font-serif text-15 text-text-2">{sentence ?? words.noRuling}</p>
        </div>
      </div>
      {voices !== undefined && (
        <VoicePicker seat={CHAIR} name={voicesMessages.chair} sample={voicesMessages.chairSample} voices={voices} />
      )}
    </div>
  )
}

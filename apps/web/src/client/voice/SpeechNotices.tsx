import { X } from 'lucide-react'
import { IconButton } from '../../kit/ui/IconButton.tsx'
import { speechMessages } from './messages.en.ts'
import { SpeechCard } from './SpeechCard.tsx'
import { useSpeech } from './speech.ts'
import { useSpeechState } from './speech-store.ts'

/** What the user should know about speech and can do something about. */
export function SpeechNotices() {
  const speech = useSpeech()
  const notice = useSpeechState((state) => state.notice)
  return (
    <div role="status">
      {notice !== undefined && (
        <SpeechCard label={speechMessages.label}>
          <div className="flex items-start gap-2">
            <p className="min-w-0 flex-1 py-1.5">{speechMessages.notices[notice]}</p>
            <IconButton isDense label={speechMessages.dismiss} onClick={speech.dismissNotice}>
              <X aria-hidden="true" />
            </IconButton>
          </div>
        </SpeechCard>
      )}
    </div>
  )
}

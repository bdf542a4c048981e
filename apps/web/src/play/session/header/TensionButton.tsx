import { useId } from 'react'
import { pictureWords, sessionWords } from '../../room/messages.en.ts'
import { TensionCauses, TensionGauge } from '../../room/TensionGauge.tsx'
import { sessionMessages } from '../messages.en.ts'
import { useView } from '../session-context.ts'

/** The tension gauge; opens its latest causes. A native popover: closes by Escape and a click outside. */
export function TensionButton() {
  const view = useView()
  const id = useId()
  return (
    <div className="flex items-center">
      <button
        type="button"
        popoverTarget={id}
        aria-label={`${sessionMessages.header.tensionCauses}: ${pictureWords.tensionValue(sessionWords.tension[view.tension.level], Math.round(view.tension.value))}`}
        className="target-dense flex items-center gap-2 rounded-control px-1.5 hover:bg-text/8"
      >
        <TensionGauge tension={view.tension} />
        <span aria-hidden="true" className="flex flex-col items-start leading-tight">
          <span className="hidden text-12 text-text-3 sm:block">{sessionMessages.header.tension}</span>
          <span className="text-12 font-medium sm:text-13">{sessionWords.tension[view.tension.level]}</span>
        </span>
      </button>
      <div
        id={id}
        popover="auto"
        className="inset-auto inset-e-2 inset-bs-31 m-0 w-80 max-w-[calc(100%-1rem)] rounded-panel border border-hairline bg-surface p-4 text-text shadow-float open:animate-rise sm:inset-e-6"
      >
        <p className="mb-2 text-13 font-medium">
          {pictureWords.tensionValue(sessionWords.tension[view.tension.level], Math.round(view.tension.value))}
        </p>
        <p className="mb-1 text-12 text-text-3">{pictureWords.tensionCauses}</p>
        <TensionCauses tension={view.tension} room={view} />
      </div>
    </div>
  )
}

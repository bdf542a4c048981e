import { VOICES } from '@placard/voice'
import { guideMessages } from './messages.en.ts'

const { voices: words } = guideMessages

/** How many voices there are. */
export function VoicesLine() {
  const female = VOICES.filter(({ gender }) => gender === 'female').length
  return <p className="max-w-prose text-15">{words.text(VOICES.length, female, VOICES.length - female)}</p>
}

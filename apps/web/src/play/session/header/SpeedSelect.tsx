import { showToast } from '../../../kit/ui/toast-store.ts'
import { sessionMessages } from '../messages.en.ts'
import { isPlayedAlone } from '../model/people.ts'
import { useSession, useView } from '../session-context.ts'

const { header } = sessionMessages

const SPEEDS: readonly number[] = [1, 2, 3]

/** The speed of the session's clock; only for a person who plays alone. */
export function SpeedSelect() {
  const session = useSession()
  const view = useView()
  const { clock, status } = view
  if (status === 'concluded' || !isPlayedAlone(view)) return null
  const options = SPEEDS.includes(clock.pace) ? SPEEDS : [...SPEEDS, clock.pace]

  async function handleSelect(pace: number) {
    if ((await session.setPace(pace)) !== 'taken') showToast(header.speedFailed, { tone: 'warning' })
  }

  return (
    <select
      aria-label={header.speed}
      title={header.speed}
      value={clock.pace}
      onChange={(event) => void handleSelect(Number(event.target.value))}
      className="target-dense rounded-control border border-control bg-surface px-1 text-12 sm:px-1.5 sm:text-13 tabular text-text"
    >
      {options.map((pace) => (
        <option key={pace} value={pace}>
          {header.speedOption(pace)}
        </option>
      ))}
    </select>
  )
}

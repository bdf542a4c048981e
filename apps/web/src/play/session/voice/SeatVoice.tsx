import { countryPhrase } from '@placard/language'
import type { RoomSeat } from '../../room/room.ts'
import { mannerOf } from '../../room/voice/manner.ts'
import type { RoomVoices } from '../../room/voice/use-room-voices.ts'
import { voicesMessages as words } from './messages.en.ts'
import { VoicePicker } from './VoicePicker.tsx'

/** The voice of a seat. The player's own one is chosen in the settings, for all sessions. */
export function SeatVoice({ seat, voices }: { seat: RoomSeat; voices: RoomVoices }) {
  const { isYou, countryName } = seat
  const own = isYou ? voices.voices.get(seat.id) : undefined
  if (isYou)
    return own && <p className="border-t border-hairline px-3 py-2 text-13 text-text-2">{words.own(own.name)}</p>
  const country = countryPhrase(countryName)
  return (
    <VoicePicker
      seat={seat.id}
      name={countryName}
      sample={words.sample(country)}
      manner={mannerOf(seat)}
      voices={voices}
    />
  )
}

import { Dialog } from '../../../kit/ui/Dialog.tsx'
import { StanceMark } from '../../../kit/ui/StanceMark.tsx'
import { DataTable } from '../../../kit/ui/ViewAsTable.tsx'
import { pictureWords } from '../../room/messages.en.ts'
import { useHallUi, useHallUiState } from '../hall-ui.ts'
import { sessionMessages } from '../messages.en.ts'
import { useView } from '../session-context.ts'
import { relationText } from './HallView.tsx'

const { hall } = sessionMessages

/** The accessible alternative to the hall: the same seats in a table. */
export function HallTable() {
  const ui = useHallUi()
  const isOpen = useHallUiState(({ dialog }) => dialog === 'table')
  const view = useView()
  const floorOf = (id: string) => {
    if (view.speaker === id) return hall.floor.speaker
    const place = view.speakersList.indexOf(id)
    return place < 0 ? hall.floor.none : hall.floor.list(place + 1)
  }
  return (
    <Dialog isOpen={isOpen} onClose={() => ui.setState({ dialog: undefined })} title={hall.caption}>
      <DataTable
        caption={pictureWords.legend}
        columns={hall.columns}
        rows={view.seats.map((seat) => [
          seat.countryName,
          seat.delegate.name,
          seat.blocs.join(', '),
          <StanceMark key="stance" stance={seat.stance} />,
          seat.isYou ? hall.yourSeat : relationText(seat),
          floorOf(seat.id),
        ])}
      />
    </Dialog>
  )
}

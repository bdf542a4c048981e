import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { stillEnglish } from '../../../kit/language/language.ts'
import { Badge } from '../../../kit/ui/Badge.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { Meter } from '../../../kit/ui/Meter.tsx'
import { Placard } from '../../../kit/ui/Placard.tsx'
import { StanceMark } from '../../../kit/ui/StanceMark.tsx'
import { CountryRecord } from '../../record/CountryRecord.tsx'
import { sessionWords } from '../../room/messages.en.ts'
import type { RoomSeat } from '../../room/room.ts'
import { relationText } from '../chamber/HallView.tsx'
import { useView } from '../session-context.ts'
import { MemoryLines } from './MemoryLines.tsx'
import { panelMessages } from './messages.en.ts'
import { OpeningFacts } from './OpeningFacts.tsx'
import { PositionAxes } from './PositionAxes.tsx'

const { dossier: words, delegates } = panelMessages

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-1.5 text-13 font-semibold text-text-2">{title}</h3>
      {children}
    </section>
  )
}

/** One delegation: its delegate, aims and positions, and its history with the player. */
export function Dossier({ seat, onBack }: { seat: RoomSeat; onBack: () => void }) {
  const view = useView()
  const { delegate } = seat
  const secrets = view.revealed?.[seat.id]
  return (
    <div className="flex flex-col gap-5 text-14">
      <Button
        size="sm"
        variant="quiet"
        className="-ms-2 self-start"
        icon={<ArrowLeft aria-hidden="true" className="size-4" />}
        onClick={onBack}
      >
        {delegates.back}
      </Button>
      <div className="flex flex-col items-start gap-2">
        <Placard flagCode={seat.flag} country={seat.countryName} isRaised={seat.isOnList} hasFloor={seat.hasFloor} />
        <p className="mt-1 font-serif text-20 leading-tight">{delegate.name}</p>
        <p className="text-text-2">{delegate.title}</p>
        <p className="flex flex-wrap items-center gap-2">
          {seat.isYou ? (
            // In the demo the delegate is named "You" already.
            delegate.name !== delegates.you && <Badge tone="accent">{delegates.you}</Badge>
          ) : (
            <>
              <Badge>{sessionWords.personality[delegate.personality]}</Badge>
              <Badge>
                {delegates.mood(sessionWords.mood[seat.mood], sessionWords.temperament[delegate.temperament])}
              </Badge>
              <Badge>{relationText(seat)}</Badge>
            </>
          )}
          <StanceMark stance={seat.stance} className="text-13" />
        </p>
      </div>
      {seat.lastStatement !== '' && (
        <Part title={words.said}>
          <p {...stillEnglish} className="font-serif text-17">
            “{seat.lastStatement}”
          </p>
        </Part>
      )}
      {!seat.isYou && (
        <Part title={words.between}>
          <MemoryLines seat={seat} />
        </Part>
      )}
      <Part title={words.faction}>
        <p>{delegate.faction}</p>
        {seat.blocs.length > 0 && <p className="text-13 text-text-3">{`${words.blocs}: ${seat.blocs.join(', ')}`}</p>}
      </Part>
      <Part title={words.motivations}>
        <ul className="flex list-disc flex-col gap-1 ps-4 marker:text-text-3">
          {delegate.motivations.map((motivation) => (
            <li key={motivation}>{motivation}</li>
          ))}
        </ul>
      </Part>
      <OpeningFacts seat={seat} />
      <Part title={words.credibility}>
        <Meter
          label={words.credibility}
          ratio={seat.credibility / 100}
          valueText={words.credibilityValue(Math.round(seat.credibility))}
          steps={5}
        />
        <p className="mt-1 text-13 tabular text-text-3">{words.credibilityValue(Math.round(seat.credibility))}</p>
      </Part>
      <Part title={words.positions}>
        <PositionAxes seat={seat} />
      </Part>
      <CountryRecord
        key={seat.country}
        iso3={seat.country}
        countryName={seat.countryName}
        others={view.seats.map(({ country }) => country)}
      />
      {secrets && !seat.isYou && <Part title={words.agenda}>{secrets.agenda}</Part>}
    </div>
  )
}

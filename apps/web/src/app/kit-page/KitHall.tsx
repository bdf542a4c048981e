import { useState } from 'react'
import { Button } from '../../kit/ui/Button.tsx'
import { Card } from '../../kit/ui/Card.tsx'
import { Placard } from '../../kit/ui/Placard.tsx'
import { StanceMark } from '../../kit/ui/StanceMark.tsx'
import { ViewAsTable } from '../../kit/ui/ViewAsTable.tsx'
import { KitSection } from './KitSection.tsx'

function Placards() {
  const [isRaised, setIsRaised] = useState(true)
  return (
    <div className="flex flex-wrap items-center gap-6">
      <Placard flagCode="ke" country="Kenya" size="lg" isRaised={isRaised} />
      <Placard flagCode="no" country="Norway" hasFloor />
      <Placard flagCode="cd" country="Democratic Republic of the Congo" size="sm" />
      <Button size="sm" onClick={() => setIsRaised(!isRaised)}>
        {isRaised ? 'Lower' : 'Raise'}
      </Button>
    </div>
  )
}

function Stances() {
  return (
    <p className="flex flex-wrap gap-6">
      <StanceMark stance="favour" />
      <StanceMark stance="against" />
      <StanceMark stance="undecided" />
    </p>
  )
}

export function KitHall() {
  return (
    <KitSection title="Hall">
      <Card material="marble" className="flex flex-col gap-6 p-6">
        <Placards />
        <Stances />
        <p className="font-serif text-20">Marble carries the inks of the dark theme.</p>
        <p className="text-14 text-text-2">Second voice, and a third.</p>
        <div className="flex flex-wrap gap-3">
          <Button variant="primary">Raise motion</Button>
          <Button>Speakers list</Button>
          <Button variant="quiet">Yield</Button>
        </div>
      </Card>
      <Card material="paper" className="flex max-w-column flex-col gap-3 p-8 font-serif text-17">
        <p>
          1. <em>Decides</em> to establish a fund for loss and damage, with observers from small island States;
        </p>
        <p className="animate-floor-flash">
          2. <em>Requests</em> the Secretary-General to report within <ins>two years</ins> <del>one year</del>
        </p>
        <Stances />
      </Card>
      <ViewAsTable
        caption="Support over time"
        columns={['Minute', 'In favour', 'Against']}
        rows={[
          ['0', '2', '3'],
          ['20', '5', '2'],
        ]}
      >
        <svg viewBox="0 0 100 30" role="img" aria-label="Support rises from two to five" className="w-64">
          <path d="M0 24 40 18 100 4" fill="none" strokeWidth="1.5" className="stroke-favour" />
        </svg>
      </ViewAsTable>
    </KitSection>
  )
}

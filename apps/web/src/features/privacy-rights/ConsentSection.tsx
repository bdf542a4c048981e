import type { Consent, ConsentPurpose, Consents } from '@placard/contract'
import { useState } from 'react'
import { Alert } from '../../kit/ui/Alert.tsx'
import { Badge } from '../../kit/ui/Badge.tsx'
import { Button } from '../../kit/ui/Button.tsx'
import { Loaded } from '../../kit/ui/Loaded.tsx'
import { PaperSection } from '../../kit/ui/PaperSection.tsx'
import { Switch } from '../../kit/ui/Switch.tsx'
import { localZone, momentText } from '../../kit/ui/zoned-dates.ts'
import { ConsentHistory } from './ConsentHistory.tsx'
import { consentMessages as words } from './consent-messages.en.ts'
import { StepMeter } from './StepMeter.tsx'
import { useConsents, useDecide } from './use-consents.ts'
import { useAct, useChoices } from './use-privacy.ts'

/** How many of the consents have been decided on, as a bar with a step for each. */
function Progress({ consents }: Pick<Consents, 'consents'>) {
  const done = consents.filter(({ decidedAt }) => decidedAt !== null).length
  const of = consents.length
  return <StepMeter label={words.progressLabel} done={done} of={of} text={words.progress(done, of)} />
}

/** Whether it holds, since when, and by what. */
function Standing({ isGranted, decidedAt, method, textVersion }: Consent) {
  const since =
    decidedAt === null || method === null || textVersion === null
      ? words.undecided
      : words.since(momentText(decidedAt, localZone()), words.methods[method], textVersion)
  return (
    <p className="flex flex-wrap items-center gap-2 text-13 text-text-2">
      <Badge tone={isGranted ? 'success' : 'neutral'}>{isGranted ? words.isOn : words.isOff}</Badge>
      {since}
    </p>
  )
}

/** What it does when on, and what stops when off. */
function Effects({ purpose }: Pick<Consent, 'purpose'>) {
  const { on, off } = words.purposes[purpose]
  return (
    <>
      <p>
        <span className="font-medium text-text">{words.whenOn}</span> {on}
      </p>
      <p>
        <span className="font-medium text-text">{words.whenOff}</span> {off}
      </p>
    </>
  )
}

/** A consent that this person is not asked for, and why. */
function NotOffered({ purpose }: Pick<Consent, 'purpose'>) {
  const { data } = useChoices()
  const isLimited = purpose === 'sensitive-data' && data?.limit.isOn === true
  return (
    <div className="flex flex-col gap-1">
      <p className="flex flex-wrap items-center gap-2 text-15 font-medium">
        {words.purposes[purpose].label} <Badge>{words.notOffered}</Badge>
      </p>
      <p className="max-w-column text-13 text-text-2">{isLimited ? words.limited : words.young}</p>
    </div>
  )
}

type Change = { readonly purpose: ConsentPurpose; readonly isGranted: boolean }

/** What a change brought about, with the way back. */
function Followed({ change: { purpose, isGranted }, onUndo }: { change: Change; onUndo: () => void }) {
  return (
    <Alert
      tone="success"
      action={
        <Button size="sm" onClick={onUndo}>
          {words.undo}
        </Button>
      }
    >
      {words.followed[purpose][isGranted ? 'on' : 'off']}
    </Alert>
  )
}

function ConsentList({ consents }: Pick<Consents, 'consents'>) {
  const decide = useDecide()
  const { act, failure } = useAct()
  const [change, setChange] = useState<Change>()

  async function changeTo(wish: Change) {
    setChange(undefined)
    if ((await act(() => decide(wish.purpose, wish.isGranted))) !== undefined) setChange(wish)
  }
  return (
    <ul className="flex flex-col gap-6">
      {consents.map((consent) => (
        <li key={consent.purpose} className="flex flex-col gap-2">
          {consent.isOffered ? (
            <>
              <Switch
                label={words.purposes[consent.purpose].label}
                hint={<Effects purpose={consent.purpose} />}
                isOn={consent.isGranted}
                onToggle={(isGranted) => void changeTo({ purpose: consent.purpose, isGranted })}
              />
              <Standing {...consent} />
            </>
          ) : (
            <NotOffered purpose={consent.purpose} />
          )}
          {change?.purpose === consent.purpose && (
            <Followed change={change} onUndo={() => void changeTo({ ...change, isGranted: !change.isGranted })} />
          )}
        </li>
      ))}
      {failure !== undefined && (
        <li>
          <Alert tone="danger">{failure}</Alert>
        </li>
      )}
    </ul>
  )
}

/** The consents of a person: each one a switch with what it does, and the history of their decisions. */
export function ConsentSection() {
  const query = useConsents()
  return (
    <>
      <PaperSection title={words.title}>
        <p className="max-w-column text-14 text-text-2">{words.intro}</p>
        <Loaded query={query}>
          {({ consents }) => (
            <>
              <Progress consents={consents} />
              <ConsentList consents={consents} />
            </>
          )}
        </Loaded>
      </PaperSection>
      <PaperSection title={words.historyTitle}>
        <Loaded query={query}>{({ history }) => <ConsentHistory history={history} />}</Loaded>
      </PaperSection>
    </>
  )
}

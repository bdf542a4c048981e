import type { PrivacyChoices } from '@placard/contract'
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { Alert } from '../../kit/ui/Alert.tsx'
import { Badge } from '../../kit/ui/Badge.tsx'
import { Button } from '../../kit/ui/Button.tsx'
import { Loaded } from '../../kit/ui/Loaded.tsx'
import { PaperSection } from '../../kit/ui/PaperSection.tsx'
import { Switch } from '../../kit/ui/Switch.tsx'
import { privacyRightsMessages } from './messages.en.ts'
import { useAct, useChoices, usePrivacyCalls } from './use-privacy.ts'

const { choices: words } = privacyRightsMessages

function Signal({ signal }: Pick<PrivacyChoices, 'signal'>) {
  if (!signal.isSent && !signal.isHonoured) return null
  return (
    <p className="flex flex-wrap items-center gap-2 text-14">
      <Badge tone="success" icon={<ShieldCheck aria-hidden="true" />}>
        {words.honoured}
      </Badge>
      {signal.isSent ? words.signal : words.signalBefore}
    </p>
  )
}

function Choices({ choices }: { choices: PrivacyChoices }) {
  const { optOut, limit, limitedUses, signal, mayOptIn } = choices
  const { choose } = usePrivacyCalls()
  // each by itself: a press is not lost while the other choice is being kept
  const [toOptOut, toLimit] = [useAct(), useAct()]
  const failure = toOptOut.failure ?? toLimit.failure
  const [isAsking, setIsAsking] = useState(false)

  function handleOptOut(isOn: boolean) {
    if (!isOn && signal.isSent) setIsAsking(true)
    else void toOptOut.act(() => choose({ optOut: isOn }))
  }
  function optIn() {
    setIsAsking(false)
    void toOptOut.act(() => choose({ optOut: false, despiteSignal: true }))
  }
  return (
    <>
      <Signal signal={signal} />
      {mayOptIn || !optOut.isOn ? (
        <Switch label={words.optOut} hint={words.optOutHint} isOn={optOut.isOn} onToggle={handleOptOut} />
      ) : (
        <p className="text-14 text-text-2">{words.young}</p>
      )}
      {isAsking && (
        <Alert title={words.ask}>
          <p>{words.askText}</p>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button size="sm" onClick={() => setIsAsking(false)}>
              {words.keep}
            </Button>
            <Button size="sm" onClick={optIn}>
              {words.optIn}
            </Button>
          </div>
        </Alert>
      )}
      <Switch
        label={words.limit}
        hint={
          <>
            {words.limitHint} {words.stops(limitedUses.stops.map((use) => words.stopping[use]))}{' '}
            {words.goesOn(limitedUses.goesOn.map((use) => words.going[use]))}
          </>
        }
        isOn={limit.isOn}
        onToggle={(isOn) => void toLimit.act(() => choose({ limit: isOn }))}
      />
      {failure !== undefined && <Alert tone="danger">{failure}</Alert>}
    </>
  )
}

/** The choices that take effect at once, and the browser's signal. */
export function ChoicesSection() {
  const query = useChoices()
  return (
    <PaperSection title={words.title}>
      <Loaded query={query}>{(choices) => <Choices choices={choices} />}</Loaded>
    </PaperSection>
  )
}

import { DrillContext } from '@placard/contract'
import { Gavel } from 'lucide-react'
import { type FormEvent, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { onlineStore } from '../../../client/connectivity/online-store.ts'
import { useChatScope } from '../../../client/gateways/chat-scope.ts'
import { settingsStore } from '../../../client/settings/current.ts'
import { browserValues } from '../../../client/storage/storage.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { useEngineOptions } from '../engines/use-engine-options.ts'
import { useOpenChats } from '../use-open-chats.ts'
import { beginDrill } from './begin-drill.ts'
import { HowMarked } from './HowMarked.tsx'
import { type ChosenMotion, MotionChoice } from './MotionChoice.tsx'
import { drillMessages } from './messages.en.ts'
import { PastDrills } from './PastDrills.tsx'
import { SetupPanel } from './SetupPanel.tsx'
import type { Terms } from './terms.ts'
import { type TypingSpeed, typingSpeedOf } from './typing-speed.ts'
import { useCountryName } from './use-country-name.ts'
import { useMotions } from './use-motions.ts'
import { WithdrawnNote } from './WithdrawnNote.tsx'

const { setup: words } = drillMessages

const usualTerms = (typing: TypingSpeed): Terms => ({
  side: 'for',
  country: null,
  rounds: 2,
  speechSeconds: 90,
  typedWordsAMinute: typing.current(),
  mode: settingsStore.getState().settings.debateMode,
})

/** Form state of the setup and its submission. The first motion of the list is the default. */
function useSetup() {
  const openChats = useOpenChats()
  const { data: motions, isError } = useMotions()
  const { owner } = useChatScope()
  const engines = useEngineOptions()
  const typing = useMemo(() => typingSpeedOf(browserValues, owner), [owner])
  const [terms, setTerms] = useState(() => usualTerms(typing))
  const country = useCountryName(terms.country)
  const [own, setOwn] = useState<ChosenMotion>()
  const [isTried, setTried] = useState(false)
  const [first] = motions ?? []
  const chosen = own ?? { motionId: first?.id ?? (isError ? null : ''), motion: first?.motion ?? '' }
  const { mode, ...rest } = terms
  const drill = DrillContext.safeParse({ kind: 'drill', ...chosen, ...rest, speeches: [] })

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (drill.success) void beginDrill(openChats, drill.data, mode, country, engines.withdrawn)
  }
  const error = isTried && !drill.success ? words.ownShort : undefined
  return { terms, setTerms, typing, chosen, setChosen: setOwn, error, handleSubmit }
}

/** Setup of a debate drill, with the scores of earlier ones. */
export function DrillScreen() {
  const { terms, setTerms, typing, chosen, setChosen, error, handleSubmit } = useSetup()
  const { isDemo } = useChatScope()
  const isOnline = useStore(onlineStore, (state) => state.isOnline)
  const mayBegin = isDemo || isOnline
  return (
    <div className="mx-auto flex w-full max-w-page flex-col gap-6 px-4 py-8 sm:px-6">
      <header>
        <h1 className="text-32 sm:text-48">{drillMessages.title}</h1>
        <p className="mt-2 max-w-prose text-15 text-text-2">{drillMessages.intro}</p>
      </header>
      <form onSubmit={handleSubmit} className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <MotionChoice chosen={chosen} onChoose={setChosen} error={error} />
        <div className="paper flex flex-col gap-5 self-start p-5">
          <SetupPanel terms={terms} onChange={setTerms} typing={typing} />
          <WithdrawnNote />
          <Button
            variant="primary"
            type="submit"
            disabled={!mayBegin}
            icon={<Gavel aria-hidden="true" className="size-4" />}
          >
            {words.begin}
          </Button>
          {!mayBegin && <p className="text-13 text-warning">{words.offline}</p>}
        </div>
      </form>
      <PastDrills exceptId={undefined} />
      <HowMarked />
    </div>
  )
}

import type { EngineRules, RuledEngine } from '@placard/contract'
import { useStore } from 'zustand'
import type { Call } from '../../client/api/client.ts'
import { onlineStore } from '../../client/connectivity/online-store.ts'
import { usePageTitle } from '../../client/navigation/page-title.ts'
import { Alert } from '../../kit/ui/Alert.tsx'
import { Button } from '../../kit/ui/Button.tsx'
import { PaperSection } from '../../kit/ui/PaperSection.tsx'
import { Skeleton, SkeletonGroup } from '../../kit/ui/Skeleton.tsx'
import { Switch } from '../../kit/ui/Switch.tsx'
import { showToast } from '../../kit/ui/toast-store.ts'
import { engineRuleMessages as words } from './messages.en.ts'
import { useEngineRules } from './use-engine-rules.ts'

/** What is said once an engine is switched on or off. */
type Told = { readonly on: string; readonly off: string }
type RulesProps = { rules: EngineRules; onAllow: (engine: RuledEngine, told: Told, isAllowed: boolean) => void }

const OWN_TOLD: Told = { on: words.ownKeysOn, off: words.ownKeysOff }

function toldOf(name: string): Told {
  return { on: words.switchedOn(name), off: words.switchedOff(name) }
}

/** What is left to answer without the server's models. */
function restOf({ hasBuiltIn, isOwnAllowed }: EngineRules) {
  if (hasBuiltIn) return 'builtIn'
  return isOwnAllowed ? 'ownOnly' : 'nothing'
}

function ModelSwitches({ rules, onAllow }: RulesProps) {
  const { models } = rules
  const rest = restOf(rules)
  return (
    <PaperSection title={words.models.title}>
      {models.length === 0 ? (
        <div className="flex max-w-column flex-col gap-2 text-14 text-text-2">
          <p className="text-15 text-text">
            {words.models.none} {words.models.noneText[rest]}
          </p>
          <p>{words.models.howTo}</p>
        </div>
      ) : (
        <>
          <p className="max-w-column text-14 text-text-2">{words.models.text}</p>
          {models.map((model) => (
            <Switch
              key={model.provider}
              label={words.models.name(model)}
              hint={words.models.hint(model)}
              isOn={model.isAllowed}
              onToggle={(isOn) => onAllow(model.provider, toldOf(words.models.name(model)), isOn)}
            />
          ))}
          <p role="status" className="text-13 text-text-2 empty:hidden">
            {models.every(({ isAllowed }) => !isAllowed) && words.models.noneLeft[rest]}
          </p>
        </>
      )}
    </PaperSection>
  )
}

function OwnSwitch({ rules, onAllow }: RulesProps) {
  return (
    <PaperSection title={words.own.title}>
      <Switch
        label={words.own.label}
        hint={words.own.hint}
        isOn={rules.isOwnAllowed}
        onToggle={(isOn) => onAllow('own', OWN_TOLD, isOn)}
      />
      <p className="max-w-column text-13 text-text-2">{words.own.demo}</p>
    </PaperSection>
  )
}

function Failed({ isBusy, onRetry }: { isBusy: boolean; onRetry: () => void }) {
  const isOnline = useStore(onlineStore, (state) => state.isOnline)
  return (
    <Alert
      tone="danger"
      title={words.failed.title}
      action={
        <Button size="sm" isBusy={isBusy} onClick={onRetry}>
          {words.failed.retry}
        </Button>
      }
    >
      {isOnline ? words.failed.text : words.failed.offline}
    </Alert>
  )
}

/** Where administrators decide which engines people may use. */
export function EnginesScreen({ call }: { call: Call }) {
  usePageTitle(words.title, words.intro)
  const { data, isError, isFetching, refetch, allow } = useEngineRules(call)

  async function handleAllow(engine: RuledEngine, told: Told, isAllowed: boolean) {
    try {
      await allow(engine, isAllowed)
      const undo = () => void handleAllow(engine, told, !isAllowed)
      showToast(isAllowed ? told.on : told.off, { undo })
    } catch {
      showToast(words.notChanged, { tone: 'danger' })
    }
  }
  const onAllow = (...told: Parameters<typeof handleAllow>) => void handleAllow(...told)
  return (
    <div className="mx-auto flex w-full max-w-[46rem] flex-col gap-6 px-4 py-8 sm:px-6 sm:py-12">
      <header>
        <h1 className="text-32">{words.title}</h1>
        <p className="mt-1 text-15 text-text-2">{words.intro}</p>
      </header>
      {data === undefined && isError && <Failed isBusy={isFetching} onRetry={() => void refetch()} />}
      {data === undefined && !isError && (
        <SkeletonGroup className="flex flex-col gap-6">
          <Skeleton className="h-56" />
          <Skeleton className="h-40" />
        </SkeletonGroup>
      )}
      {data !== undefined && (
        <>
          <ModelSwitches rules={data} onAllow={onAllow} />
          <OwnSwitch rules={data} onAllow={onAllow} />
        </>
      )}
    </div>
  )
}

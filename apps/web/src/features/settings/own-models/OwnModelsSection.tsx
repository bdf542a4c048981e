import { OWN_ENGINES_MAX, type OwnEngine } from '@placard/contract'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { OwnEngineGateway } from '../../../client/gateways/own-engine-gateway.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { IconButton } from '../../../kit/ui/IconButton.tsx'
import { PaperSection } from '../../../kit/ui/PaperSection.tsx'
import { Skeleton } from '../../../kit/ui/Skeleton.tsx'
import { showToast } from '../../../kit/ui/toast-store.ts'
import { ownModelMessages as words } from './messages.en.ts'
import { OwnModelForm } from './OwnModelForm.tsx'
import { SetUpGuide } from './SetUpGuide.tsx'
import { useOwnModels } from './use-own-models.ts'

type ModelListProps = { models: readonly OwnEngine[] | undefined; onRemove: (engine: OwnEngine) => void }

function ModelList({ models, onRemove }: ModelListProps) {
  if (models === undefined) return <Skeleton className="h-12 w-full" />
  if (models.length === 0) return <p className="text-14 text-text-2">{words.none}</p>
  return (
    <ul aria-label={words.list} className="rounded-control border border-hairline">
      {models.map((engine) => (
        <li key={engine.id} className="flex items-center gap-3 border-t border-hairline px-3 py-2 first:border-t-0">
          <span className="min-w-0 flex-1">
            <span className="block text-15 font-medium [overflow-wrap:anywhere]">{engine.model}</span>
            <span className="block text-13 text-text-2 [overflow-wrap:anywhere]">{words.described(engine)}</span>
          </span>
          <IconButton label={words.remove(engine.model)} onClick={() => onRemove(engine)}>
            <Trash2 aria-hidden="true" />
          </IconButton>
        </li>
      ))}
    </ul>
  )
}

/** The models that the user has added: the list, the form for another, and how to set one up. */
export function OwnModelsSection({ gateway }: { gateway: OwnEngineGateway }) {
  const { models, isMissing, isAllowed, add, remove } = useOwnModels(gateway)
  const [isAdding, setIsAdding] = useState(false)

  async function handleRemove(engine: OwnEngine) {
    try {
      await remove(engine)
      showToast(words.removed(engine.model))
    } catch {
      showToast(words.notRemoved, { tone: 'danger' })
    }
  }
  if (isMissing) {
    return (
      <PaperSection title={words.title}>
        <p className="text-14 text-text-2">{words.unavailable}</p>
      </PaperSection>
    )
  }
  if (!isAllowed) {
    return (
      <PaperSection title={words.title}>
        <p className="max-w-column text-14 text-text-2">{words.withdrawn((models?.length ?? 0) > 0)}</p>
        {models !== undefined && models.length > 0 && (
          <ModelList models={models} onRemove={(engine) => void handleRemove(engine)} />
        )}
      </PaperSection>
    )
  }
  const isFull = (models?.length ?? 0) >= OWN_ENGINES_MAX
  return (
    <PaperSection title={words.title}>
      <p className="max-w-column text-14 text-text-2">{words.intros[gateway.calledFrom]}</p>
      <ModelList models={models} onRemove={(engine) => void handleRemove(engine)} />
      {isAdding ? (
        <OwnModelForm gateway={gateway} onAdd={add} onClose={() => setIsAdding(false)} />
      ) : (
        <div>
          {isFull ? (
            <p className="text-14 text-text-2">{words.full(OWN_ENGINES_MAX)}</p>
          ) : (
            <Button icon={<Plus aria-hidden="true" className="size-4" />} onClick={() => setIsAdding(true)}>
              {words.add}
            </Button>
          )}
        </div>
      )}
      <SetUpGuide />
    </PaperSection>
  )
}

import { ChevronDown, Sparkles } from 'lucide-react'
import { useId, useRef } from 'react'
import { ViewLink } from '../../../client/navigation/ViewLink.tsx'
import { useChatState } from '../chat-context.ts'
import { RadioRow } from '../RadioRow.tsx'
import { DeviceOffer } from './DeviceOffer.tsx'
import { chosenOption, type EngineOption } from './engine-options.ts'
import { engineMessages as words } from './messages.en.ts'
import { useAllowedPlan } from './use-allowed-plan.ts'
import { useChooseEngine } from './use-choose-engine.ts'
import { useEngineOptions } from './use-engine-options.ts'

/** Names the button that the menu opens under. A style of the element costs no rule in the sheet of the first view. */
const ANCHOR = '--engine-menu'

type EngineListProps = {
  options: readonly EngineOption[]
  chosen: EngineOption
  onChoose: (option: EngineOption) => void
}

/** The engines as radio buttons, each with who sees the words and what they cost. */
function EngineList({ options, chosen, onChoose }: EngineListProps) {
  const name = useId()
  const isListed = options.some(({ title }) => title === chosen.title)
  return (
    <fieldset>
      <legend className="px-1 pb-1 text-13 font-medium text-text-2">{words.legend}</legend>
      <div className="overflow-hidden rounded-control border border-control">
        {[...options, ...(isListed ? [] : [chosen])].map((option) => (
          <RadioRow
            key={option.title}
            name={name}
            isChosen={option.title === chosen.title}
            onChoose={() => onChoose(option)}
            title={option.title}
            note={option.note}
          />
        ))}
      </div>
      <p className="px-1 pt-2 text-12 text-text-2">{words.applies}</p>
    </fieldset>
  )
}

/** Which engine answers the conversation, and the menu to choose another. A native popover. */
export function EngineMenu() {
  const id = useId()
  const menu = useRef<HTMLDivElement>(null)
  const choose = useChooseEngine()
  const engines = useEngineOptions()
  useAllowedPlan(engines)
  const chosen = chosenOption(
    engines,
    useChatState(({ conversation, plan }) => (conversation ?? plan).engineChoice),
  )
  const answersBy = words.answersBy(chosen.title, engines.withdrawn.includes(chosen))
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        style={{ anchorName: ANCHOR }}
        aria-label={answersBy}
        data-tooltip={answersBy}
        className="target inline-flex shrink-0 items-center justify-center gap-1 rounded-control px-2 text-13 text-text-2 hover:bg-text/8 hover:text-text"
      >
        <Sparkles aria-hidden="true" className="size-4 md:hidden" />
        <span className="hidden max-w-56 truncate md:inline">{answersBy}</span>
        <ChevronDown aria-hidden="true" className="hidden size-4 md:inline" />
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        style={{ positionAnchor: ANCHOR }}
        className="inset-auto inset-e-4 inset-bs-28 m-0 max-h-[50vh] w-80 max-w-[calc(100%-1rem)] overflow-y-auto rounded-panel border border-hairline bg-surface p-2 text-text shadow-float open:animate-rise supports-[anchor-name:--a]:inset-bs-[calc(anchor(end)+0.25rem)]"
      >
        <EngineList options={engines.options} chosen={chosen} onChoose={({ choice }) => void choose(choice)} />
        {engines.isWithheld && (
          <p className="px-1 pt-2 text-12 text-text-2">
            {words.withheld}{' '}
            <ViewLink view={{ kind: 'privacy-rights' }} anchor="consent" className="text-accent hover:underline">
              {words.withheldLink}
            </ViewLink>
          </p>
        )}
        <DeviceOffer menuId={id} />
      </div>
    </>
  )
}

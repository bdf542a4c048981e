import { AUTOMATIC } from '@placard/contract'
import { useChatScope } from '../../../client/gateways/chat-scope.ts'
import { browserValues } from '../../../client/storage/storage.ts'
import { chosenOption, isAmong } from '../engines/engine-options.ts'
import { lastChoice } from '../engines/last-choice.ts'
import { useEngineOptions } from '../engines/use-engine-options.ts'
import { drillMessages } from './messages.en.ts'

/** Says that the engine of the last choice was switched off, and which one is the opponent instead. */
export function WithdrawnNote() {
  const { owner } = useChatScope()
  const engines = useEngineOptions()
  const last = lastChoice(browserValues, owner)
  if (!isAmong(engines.withdrawn, last)) return null
  const { title } = chosenOption(engines, last)
  return (
    <p className="text-13 text-warning">
      {drillMessages.setup.withdrawn(title, chosenOption(engines, AUTOMATIC).title)}
    </p>
  )
}

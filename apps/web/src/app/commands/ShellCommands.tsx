import { useMemo, useRef } from 'react'
import { CommandLayer } from '../../client/commands/CommandLayer.tsx'
import { useCommands } from '../../client/commands/commands.ts'
import { useCampaignGateway } from '../../client/gateways/campaign-gateway-context.ts'
import { useChatScope } from '../../client/gateways/chat-scope.ts'
import type { Who } from '../views/who.ts'
import { shellCommands } from './shell-commands.ts'

type Given = Parameters<typeof useCommands>[0]

/** Registers commands; rendered before the layer, so that the layer's own commands come after those of the shell. */
function Registered({ given }: { given: Given }) {
  useCommands(given)
  return null
}

type ShellCommandsProps = { who: Who; onLeave: () => void }

/** Registers the commands of the whole page and of the campaigns. */
export function ShellCommands({ who, onLeave }: ShellCommandsProps) {
  const gateway = useCampaignGateway()
  const chatScope = useChatScope()
  const leave = useRef(onLeave)
  leave.current = onLeave
  const given = useMemo(
    () => ({
      commands: shellCommands(who, () => leave.current()),
      finders: [
        async (words: string, signal: AbortSignal) =>
          (await import('./record-commands.ts')).recordCommands(chatScope, words, signal),
      ],
      lists: [
        async (signal: AbortSignal) => (await import('./campaign-commands.ts')).campaignCommands(gateway, signal),
        async () => (await import('../../features/settings/search/setting-commands.ts')).settingCommands(),
      ],
    }),
    [who, gateway, chatScope],
  )
  return (
    <>
      <Registered given={given} />
      <CommandLayer />
    </>
  )
}

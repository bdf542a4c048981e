import type { ChatHost } from '@placard/application'

/** How often answers are looked for whose server died, and conversations that are to be erased. */
const SWEEP_MS = 5_000
/** How often answers made by another server are asked for more, for those who follow them here. */
const LOOK_MS = 1_000

interface ChatClockDependencies {
  readonly host: Pick<ChatHost, 'sweep' | 'followed' | 'look'>
  readonly isMadeHere: (messageId: string) => boolean
  readonly eraseRemoved: () => Promise<void>
  readonly onFailure: (error: unknown) => void
}

/** Does what the chat does of its own accord, until the answered function is called. */
export function startChatClock({ host, isMadeHere, eraseRemoved, onFailure }: ChatClockDependencies): () => void {
  let isSweeping = false
  const sweep = async () => {
    if (isSweeping) return
    isSweeping = true
    await host.sweep().catch(onFailure)
    await eraseRemoved().catch(onFailure)
    isSweeping = false
  }
  const look = () => {
    for (const messageId of host.followed()) if (!isMadeHere(messageId)) host.look(messageId)
  }
  const timers = [setInterval(() => void sweep(), SWEEP_MS).unref(), setInterval(look, LOOK_MS).unref()]
  return () => {
    for (const timer of timers) clearInterval(timer)
  }
}

import type { ChatHost } from '@placard/application'

/** Interval of the sweep for answers whose server died, and of the erasure of conversations. */
const SWEEP_MS = 5_000
/** Polling interval for answers made by other servers that are followed here. */
const LOOK_MS = 1_000

interface ChatClockDependencies {
  readonly host: Pick<ChatHost, 'sweep' | 'followed' | 'look'>
  readonly isMadeHere: (messageId: string) => boolean
  readonly eraseRemoved: () => Promise<void>
  readonly onFailure: (error: unknown) => void
}

/** Runs the chat's background work until the returned function is called. */
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

import { demoImport } from '@placard/contract'
import type { Call } from '../../client/api/client.ts'
import type { WholeSessionName, WholeSessions } from '../../client/gateways/whole-sessions.ts'
import { markMoved, movedSessionsStore } from '../../client/keep-demo/moved-sessions.ts'
import { namesByCode } from '../../kit/countries/names-by-code.ts'
import { keepingMessages } from './keeping-messages.en.ts'
import type { KeepItem, KeepReceipt, Keeps } from './keeps.ts'

export interface KeptSessionsDependencies {
  readonly demo: WholeSessions
  readonly call: Call
  /** Moves the unsent text of a session that gets another id; it keeps its id where possible. */
  readonly carryWords: (from: string, to: string) => void
}

/**
 * The sessions of the demo: their whole records, and their unsent text. One that continued after its move counts as
 * another session.
 */
export function keptSessions({ demo, call, carryWords }: KeptSessionsDependencies): Keeps {
  async function move({ sessionId, seq }: WholeSessionName, importId: string): Promise<KeepReceipt> {
    const { from, ...whole } = await demo.exportSession(sessionId)
    const { moved } = movedSessionsStore.getState()
    const origin = from && { ...from, sessionId: moved[from.sessionId]?.to ?? from.sessionId }
    const body = { importId, sessionId, ...whole, ...(origin === undefined ? {} : { from: origin }) }
    const receipt = await call(demoImport.session, { body })
    if (receipt.outcome === 'refused') return receipt
    if (receipt.sessionId !== sessionId) carryWords(sessionId, receipt.sessionId)
    markMoved(sessionId, receipt.sessionId, seq)
    return receipt
  }
  const itemOf = (name: WholeSessionName, countries: ReadonlyMap<string, string>): KeepItem => ({
    id: name.sessionId,
    name: keepingMessages.session(name.title, countries.get(name.country) ?? name.country, name.createdAt),
    weight: Math.max(1, name.seq),
    move: (importId) => move(name, importId),
  })
  return {
    kind: 'sessions',
    async collect() {
      const { moved } = movedSessionsStore.getState()
      const names = await demo.nameSessions()
      const open = names.filter(({ sessionId, seq }) => (moved[sessionId]?.seq ?? 0) < seq)
      if (open.length === 0) return []
      const countries = await namesByCode().catch((): ReadonlyMap<string, string> => new Map())
      return open.map((name) => itemOf(name, countries))
    },
  }
}

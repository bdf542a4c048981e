import { demoImport } from '@placard/contract'
import type { Call } from '../../client/api/client.ts'
import { markMoved, movedSessionsStore } from '../../client/keep-demo/moved-sessions.ts'
import type { KeptValues } from '../../client/storage/storage.ts'
import type { WholeSession, WholeSessionName } from '../../hosts/demo/late-campaign-gateway.ts'
import { typedWordsOf } from '../../play/session/model/outbox.ts'
import { keepingMessages } from './keeping-messages.en.ts'
import type { KeepItem, KeepReceipt, Keeps } from './keeps.ts'

export interface KeptSessionsParts {
  readonly demo: {
    nameSessions(): Promise<readonly WholeSessionName[]>
    exportSession(sessionId: string): Promise<WholeSession>
  }
  readonly call: Call
  /** Where the words lie that were typed in a session and not sent. */
  readonly words: KeptValues
}

/** The sessions of the demo: their whole records, and the words typed in them. One that was played on since is another. */
export function keptSessions({ demo, call, words }: KeptSessionsParts): Keeps {
  async function move({ sessionId, seq }: WholeSessionName, importId: string): Promise<KeepReceipt> {
    const { from, ...whole } = await demo.exportSession(sessionId)
    const { moved } = movedSessionsStore.getState()
    const origin = from && { ...from, sessionId: moved[from.sessionId]?.to ?? from.sessionId }
    const body = { importId, sessionId, ...whole, ...(origin === undefined ? {} : { from: origin }) }
    const receipt = await call(demoImport.session, { body })
    if (receipt.outcome === 'refused') return receipt
    if (receipt.sessionId !== sessionId) carryWords(words, sessionId, receipt.sessionId)
    markMoved(sessionId, receipt.sessionId, seq)
    return receipt
  }
  const itemOf = (name: WholeSessionName): KeepItem => ({
    id: name.sessionId,
    name: keepingMessages.session(name.title, name.country, name.createdAt),
    weight: Math.max(1, name.seq),
    move: (importId) => move(name, importId),
  })
  return {
    kind: 'sessions',
    async collect() {
      const { moved } = movedSessionsStore.getState()
      const names = await demo.nameSessions()
      return names.filter(({ sessionId, seq }) => (moved[sessionId]?.seq ?? 0) < seq).map(itemOf)
    },
  }
}

/** A session keeps its id where it can, and its words with it; under another id they go along. */
function carryWords(values: KeptValues, from: string, to: string): void {
  typedWordsOf(values, to).keep(typedWordsOf(values, from).read())
}

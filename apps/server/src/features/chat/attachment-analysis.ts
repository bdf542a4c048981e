import type { ChatStore, DocumentAnalysisPort } from '@placard/application'
import { documentAnalysis } from '@placard/contract'
import type { App } from '../../http/app.ts'
import { implement } from '../../http/implement.ts'
import { problem } from '../../http/problems.ts'
import { byCaller, rateLimit } from '../../http/rate-limit.ts'
import { timeZoneOf } from '../../http/time-zone.ts'
import type { Dependencies } from '../../ports/dependencies.ts'
import { metered, type UsageGate } from '../../ports/usage-gate.ts'
import { chatMessages } from './messages.en.ts'

/** Analyses one account may ask for in a minute. */
const ASKED = { name: 'document-analysis', times: 20, windowMs: 60_000 } as const

interface AnalysisDependencies {
  readonly store: Pick<ChatStore, 'documents'>
  readonly analysis: DocumentAnalysisPort
  readonly usage: UsageGate
}

/** Registers the call that says what a document holds; one is one interaction of the month. */
export function registerAttachmentAnalysis(app: App, dependencies: Dependencies, own: AnalysisDependencies): void {
  const { store, analysis, usage } = own
  const mayAsk = rateLimit(app, ASKED, byCaller)
  implement(
    app,
    dependencies,
    documentAnalysis.ofAttachment,
    async ({ params, user, request }) => {
      const [document] = await store.documents(user.id, [params.attachmentId])
      // of what moved in without its text there is nothing to say
      if (document === undefined || document.text === '') throw problem('not-found')
      const { attachment, text } = document
      const order = { user, kind: 'ai', amount: 1, what: chatMessages.use, timeZone: timeZoneOf(request) } as const
      const found = await metered(
        usage,
        order,
        () => analysis.analyse({ name: attachment.name, text }, user.id),
        () => chatMessages.use,
      )
      const read = { length: found.length, of: attachment.fullLength }
      return { ...found.analysis, engine: found.engine, read }
    },
    { lane: 'none', limit: mayAsk },
  )
}

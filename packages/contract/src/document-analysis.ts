import * as z from 'zod/mini'
import { AnswerEngine } from './chat.ts'
import { defineRoute } from './route.ts'

const text = (max: number) => z.string().check(z.maxLength(max))
const texts = (max: number, count: number) => z.array(text(max)).check(z.maxLength(count))

/** A document's summary, and its relevance to a campaign. */
export const DocumentAnalysis = z.strictObject({
  summary: text(1200),
  keyPoints: texts(300, 8),
  /** A few words each. */
  relevantTopics: texts(80, 8),
  suggestedIntegration: text(600),
  suggestedScenarios: texts(300, 5),
  enhancedObjectives: texts(300, 5),
  keyInsights: texts(300, 6),
})
export type DocumentAnalysis = z.infer<typeof DocumentAnalysis>

/** Analysing documents. */
export const documentAnalysis = {
  ofAttachment: defineRoute({
    method: 'POST',
    path: '/api/chat/attachments/:attachmentId/analysis',
    permission: 'user',
    summary: 'What a document of the caller’s says: summary, key points, topics, and what would serve a campaign.',
    params: z.strictObject({ attachmentId: z.uuid() }),
    reply: z.extend(DocumentAnalysis, {
      /** The provider that read it: a model, or the built-in one. */
      engine: AnswerEngine,
      /** How much of the document was read, in UTF-16 code units. */
      read: z.strictObject({ length: z.int().check(z.gte(0)), of: z.int().check(z.gte(0)) }),
    }),
  }),
} as const

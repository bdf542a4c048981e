import { setImmediate as nextTurn } from 'node:timers/promises'
import { type AnalysedText, type DocumentAnalysisPort, withPauses } from '@placard/application'
import { DOCUMENTS_MODEL_MAX_LENGTH, type DocumentAnalysis } from '@placard/contract'
import { analysisSteps, excerptSteps } from '@placard/language'
import type { DomainResult, LanguageTask, TaskRunner } from '@placard/language/models'
import * as z from 'zod'
import { asLine, unfaithful } from '../campaign/fidelity.ts'
import { documentAnalysisPrompt } from '../prompts/document-analysis.ts'

/** Time limit: a user waits, and a document takes a model longer than a sentence. */
const PATIENCE_MS = 30_000
const SUMMARY_MAX_LENGTH = 1_200
const INTEGRATION_MAX_LENGTH = 600
const LINE_MAX_LENGTH = 300
const TOPIC_MAX_LENGTH = 80

const Wire = z.object({
  summary: z.string(),
  keyPoints: z.array(z.string()),
  relevantTopics: z.array(z.string()),
  suggestedIntegration: z.string(),
  suggestedScenarios: z.array(z.string()),
  enhancedObjectives: z.array(z.string()),
  keyInsights: z.array(z.string()),
})
type Wire = z.infer<typeof Wire>

/** Analyses a document; without a model from its own sentences. */
export const documentAnalysisTask: LanguageTask<AnalysedText, DocumentAnalysis, Wire> = {
  name: 'analyse-document',
  promptVersion: documentAnalysisPrompt.version,
  wire: Wire,
  temperature: 0.2,
  maxOutputTokens: 1_500,
  withinMs: PATIENCE_MS,
  needsNoModel: ({ text }) => text.trim() === '',
  prompt: (document, quoting) => documentAnalysisPrompt.prompt(document, quoting),
  domain: clamped,
  embedded: ({ text }) => withPauses(analysisSteps(text), () => nextTurn()),
}

function clamped(said: Wire, { name, text }: AnalysedText): DomainResult<DocumentAnalysis> {
  const lines = (list: readonly string[], most: number, maxLength = LINE_MAX_LENGTH) =>
    list
      .map((line) => asLine(line, maxLength))
      .filter((line) => line !== '')
      .slice(0, most)
  const value: DocumentAnalysis = {
    summary: asLine(said.summary, SUMMARY_MAX_LENGTH),
    keyPoints: lines(said.keyPoints, 8),
    relevantTopics: lines(said.relevantTopics, 8, TOPIC_MAX_LENGTH),
    suggestedIntegration: asLine(said.suggestedIntegration, INTEGRATION_MAX_LENGTH),
    suggestedScenarios: lines(said.suggestedScenarios, 5),
    enhancedObjectives: lines(said.enhancedObjectives, 5),
    keyInsights: lines(said.keyInsights, 6),
  }
  // statements about the document must be supported by it; scenarios and aims are invented on purpose
  const issues = unfaithful([value.summary, ...value.keyPoints, ...value.keyInsights], [name, text])
  if (value.keyPoints.length === 0) issues.push('keyPoints: give at least one')
  return issues.length > 0 ? { ok: false, rejection: issues } : { ok: true, value }
}

/**
 * Analyses documents through the task runner: a model gets what fits of a long one, the built-in analysis all of it.
 */
export function createDocumentAnalysis(tasks: TaskRunner): DocumentAnalysisPort {
  return {
    async analyse({ name, text }, userId) {
      const excerpt = await withPauses(excerptSteps(text, name, DOCUMENTS_MODEL_MAX_LENGTH), () => nextTurn())
      const task = { ...documentAnalysisTask, embedded: () => withPauses(analysisSteps(text), () => nextTurn()) }
      const { value, engine } = await tasks.run(task, { name, text: excerpt }, { userId })
      const length = engine.rung === 'embedded' ? text.length : Math.min(excerpt.length, text.length)
      return { analysis: value, engine, length }
    },
  }
}

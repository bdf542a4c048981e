export { actFeatures } from './assistant/acts/act-features.ts'
export type { ActReader } from './assistant/acts/act-model.ts'
export { type ActState, MATTERS, type Matter } from './assistant/acts/act-state.ts'
export { ACTS, type Act } from './assistant/acts/acts.ts'
export { assistantReplies, createBuiltInAssistant } from './assistant/built-in-assistant.ts'
export type { AssistantContent } from './assistant/content.ts'
export { NOT_KNOWN } from './assistant/courtesies.en.ts'
export { CRISIS_HELP, crisisIn } from './assistant/crisis.ts'
export { type Knowledge, knowledgeOf } from './assistant/knowledge.ts'
export {
  type ComputedPassage,
  type Grounding,
  passagesFor,
  type RecordClaim,
} from './assistant/passages.ts'
export { analysisSteps } from './documents/analyse-text.ts'
export { documentName } from './documents/document-name.ts'
export { excerptSteps } from './documents/document-shares.ts'
export { isPackedTooFar, PACKED_MAX_ENTRIES } from './documents/packed-limits.ts'
export { readPages } from './documents/read-pages.ts'
export { type DocumentReading, decodedText, keptText, textKindOf } from './documents/read-text.ts'
export { wordText } from './documents/word-text.ts'
export { CRITERIA, CRITERION_PARTS, CRITERION_WEIGHTS, type CriterionId, type PartId } from './drill/criteria.ts'
export { type DrillRound, drillRounds } from './drill/drill-rounds.ts'
export type { FindingId } from './drill/findings.ts'
export type { ImprovementId } from './drill/improvements.ts'
export type { DrillKnowledge } from './drill/knowledge.ts'
export { meanScore, type SpeechMarker, type SpeechMarks, speechMarker } from './drill/mark-speech.ts'
export { createEmbeddedUnderstanding } from './reading/embedded-understanding.ts'
export { contrastOf, type SideWeights } from './reading/model/barter.ts'
export {
  type Classifier,
  classifierOf,
  hashOf,
  type NamingModel,
  packedRows,
  type ReadingModel,
  WEIGHT_STEP,
} from './reading/model/classify.ts'
export { type ComposedLabel, type MarkWeights, sharesWithin } from './reading/model/marks.ts'
export { signed, signOfLabel } from './reading/model/signs.ts'
export { readerForTraining } from './reading/model/training.ts'
export { agendaTermsOf, neutralView } from './reading/neutral-view.ts'
export { cutAt } from './text/cut-at.ts'
export { foreignTongueOf } from './text/foreign-tongues.ts'
export type { Verdict } from './text/readable.ts'
export type { SetAside } from './text/sentences.ts'
export { createEmbeddedSpeech } from './wording/embedded-speech.ts'
export { countryPhrase } from './wording/nouns.ts'

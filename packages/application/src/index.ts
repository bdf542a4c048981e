export { createCampaignCalls } from './campaign-calls/campaign-calls.ts'
export type { CampaignCallDependencies, CampaignCallName } from './campaign-calls/dependencies.ts'
export { planSession } from './catalogue/plan-session.ts'
export { positionsOf } from './catalogue/positions.ts'
export type { Participant } from './catalogue/roster.ts'
export { campaignSummaryOf } from './catalogue/summary.ts'
export { TUTORIAL_CAMPAIGN_ID, withUnlisted } from './catalogue/unlisted.ts'
export type { Country, CountryStance, World } from './catalogue/world.ts'
export { contentOf, withContent } from './chat/answer-text.ts'
export { campaignBackground, type NameOf, sessionBackground } from './chat/background.ts'
export { branchTo } from './chat/branch.ts'
export { type Asker, type ChatHost, createChatHost, type Sent } from './chat/chat-host.ts'
export type { KeptConversation } from './chat/chat-memory.ts'
export { cutToHeard } from './chat/cut-answer.ts'
export type { ChatDefaults, ChatDependencies, ProjectGround } from './chat/dependencies.ts'
export { type DocumentStore, InMemoryDocuments, type StoredDocument } from './chat/document-store.ts'
export { type ChatKeeper, InMemoryChatStore } from './chat/in-memory-chat-store.ts'
export { excerptOf } from './chat/search.ts'
export { titleOf } from './chat/title.ts'
export { USUAL_ANSWER_OPTIONS } from './chat/usual-answer-options.ts'
export { isInOrder, keepWithContext, settledMessage, shownLeafOf } from './chat/whole-conversation.ts'
export { countWords } from './chat/words.ts'
export type { DemoImportAnswer, DemoImportDependencies } from './demo-import/keep-demo-session.ts'
export { keepDemoSession } from './demo-import/keep-demo-session.ts'
export { isSameLog, readArrival } from './demo-import/read-arrival.ts'
export { checkInput, INPUT_PRESETS } from './input-check/check-input.ts'
export { escapedHtml } from './input-check/escape-html.ts'
export { inputCheckMessages } from './input-check/messages.en.ts'
export { InMemoryPapers, isListed } from './papers/in-memory-papers.ts'
export { judgedSave } from './papers/judge-save.ts'
export { begunPaper, summaryOf } from './papers/new-paper.ts'
export type {
  CampaignWordsPort,
  CharacterFacts,
  ChoiceFacts,
  CommitteeFacts,
  CrisisFacts,
  HappeningFacts,
  Worded,
} from './ports/campaign-words.ts'
export {
  type ChatBackground,
  type ChatDocument,
  ChatModelError,
  type ChatModelPort,
  type ChatModelRequest,
  type ChatPart,
  type ChatProject,
  type ModelMessage,
} from './ports/chat-model.ts'
export type {
  Acceptance,
  Accepted,
  Allowance,
  AnswerLease,
  AnswerOptions,
  AnswerState,
  ChatStore,
  Claimed,
  ConversationFilter,
  Ending,
  KeptDocument,
} from './ports/chat-store.ts'
export type { ChatTitlePort, ModelTitle, TitleRequest } from './ports/chat-title.ts'
export type { DebriefRequest, DebriefStanding, Debriefs } from './ports/debriefs.ts'
export type { AnalysedText, DocumentAnalysisPort } from './ports/document-analysis.ts'
export { type EmbeddedAs, type Embeddings, EmbeddingsError } from './ports/embeddings.ts'
export type {
  Append,
  AppendResult,
  ArrivalStore,
  CreateResult,
  EventStore,
  KeptAnswer,
  NewSession,
  SeatHolder,
  SessionHeader,
  SessionLists,
  Snapshot,
  StoredSession,
  WrittenSession,
} from './ports/event-store.ts'
export type { Catalogue, Clock, Ids, Publisher, SessionNotice, SessionStep } from './ports/host.ts'
export type {
  AgendaTerms,
  Beyond,
  LineAhead,
  Reading,
  ReadPart,
  SpeechPort,
  Understanding,
  UnderstandingPort,
} from './ports/language.ts'
export type { Arriving, LogReading, ReadArrival, ReadingRefusal } from './ports/log-reading.ts'
export type { PaperFilter, PaperHome, PaperStore, ParagraphChangePort } from './ports/paper-store.ts'
export type { FilePut, ProjectBegun, ProjectChanged, ProjectRestored, ProjectStore } from './ports/project-store.ts'
export type { SentimentPort } from './ports/sentiment.ts'
export { owedOf, statutoryDateOf } from './privacy/clocks.ts'
export { isOpen, statusAfter } from './privacy/request-states.ts'
export { projectGround } from './projects/project-ground.ts'
export {
  InMemoryShelf,
  type ProjectShelf,
  ShelvedProjects,
  type StoredProject,
} from './projects/shelved-projects.ts'
export { isAmong, type RecordFilter, recordCountsOf, recordPageOf } from './records/record-page.ts'
export {
  campaignHits,
  campaignRecords,
  conversationHits,
  conversationRecords,
  latestHits,
  type SpokenLine,
  spokenLines,
  type WantedWords,
} from './records/record-search.ts'
export type { SessionDependencies } from './sessions/dependencies.ts'
export { EmbeddedDebriefs } from './sessions/embedded-debriefs.ts'
export { InMemoryEventStore } from './sessions/in-memory-store.ts'
export { createLeakFilter } from './sessions/leaks.ts'
export { BrokenLogError } from './sessions/loaded.ts'
export { DEBRIEF_FORMAT, debriefOfLog } from './sessions/make-debrief.ts'
export { namesOnlyPresent } from './sessions/present.ts'
export type { Outcome } from './sessions/problem.ts'
export type { SessionHost, SessionHostDependencies } from './sessions/session-host.ts'
export { createSessionHost, sessionDependenciesOf, sessionHostOver } from './sessions/session-host.ts'
export { listedAgain, relisted, unlisted, withoutRemoved } from './sessions/session-lists.ts'
export { summaryOf as summaryOfSession } from './sessions/shapes.ts'
export { confidenceNeeded, needsConfirmation } from './sessions/stakes.ts'
export { seatOfPerson } from './sessions/store-progress.ts'
export type { CountGoingOn } from './sessions/submit-command.ts'
export type { DeviceSettings, ReplacedChange, SettingsOwner } from './settings/device-settings.ts'
export {
  edited,
  entered,
  joined,
  newDevice,
  pendingNames,
  received,
  replacedBy,
  restamped,
  settingsOf,
  unsentOf,
} from './settings/device-settings.ts'
export type { SettingEntries } from './settings/entries.ts'
export { judged, latest, listOf } from './settings/entries.ts'
export type { FileLine, FileRefusal, FileReport } from './settings/settings-file.ts'
export { only, readSettingsFile, SETTINGS_FILE_MOST_BYTES, settingsFile } from './settings/settings-file.ts'
export { compareVersions } from './settings/versions.ts'
export { atOnce, type Steps, withPauses } from './steps.ts'
export { dayOf, WARNED_FROM, wordWarning } from './usage/daily-words.ts'
export { monthOf } from './usage/month.ts'
export type { ShownStatus } from './usage/subscription-rules.ts'
export { effectiveTier, shownStatus, trialDaysLeft } from './usage/subscription-rules.ts'
export { checkUsage, usageOf, usagePercentage } from './usage/usage-rules.ts'
export { isTimeZone } from './usage/zone-labels.ts'

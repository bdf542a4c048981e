export { InMemoryEventStore } from '@placard/application'
export type { Injection, TellingManner } from './attacks/injection.ts'
export { INJECTIONS } from './attacks/injections.ts'
export { LINE_ATTACKS, MARKUP_ATTACKS } from './attacks/markup.ts'
export { KEPT_SECRET, toldIn } from './attacks/telling.ts'
export { aCampaign } from './builders/campaign.ts'
export { aCampaignCalls } from './builders/campaign-calls.ts'
export {
  aChatMessage,
  aConversation,
  answeredChat,
  BUILT_IN_ENGINE,
  CHAT_ANSWER_OPTIONS,
  CHAT_LEASE_MS,
  CHAT_NOW,
  chatIdOf,
  storedChat,
  textEvent,
} from './builders/chat.ts'
export { aChatHost, CHAT_DEFAULTS, CHAT_PEOPLE, endOfAnswer } from './builders/chat-host.ts'
export { A_CHAT_ORDER, groundless, NO_GROUNDING, TEST_BOUNDS } from './builders/chat-request.ts'
export { aProject } from './builders/project.ts'
export { aPerson, aSessionPlan } from './builders/session.ts'
export { anOpenSession, aSessionHost, expectOk } from './builders/session-host.ts'
export { aCountry, aWorld } from './builders/world.ts'
export type { Play } from './driver/drive-session.ts'
export { driveSession } from './driver/drive-session.ts'
export { ManualTimers, SCRIPTED_ENGINE, ScriptedModel, type ScriptStep, says } from './fakes/chat-fakes.ts'
export { aCatalogue, FakeClock, FakeIds, RecordingPublisher } from './fakes/host-fakes.ts'
export { fakeSpeech, fakeUnderstanding } from './fakes/language-fakes.ts'
export { type SettledChanges, settledChanges } from './fakes/settings-server.ts'
export { growthOf } from './growth.ts'
export { chatStoreSuite } from './suites/chat-store-suite.ts'
export { eventStoreSuite, SUITE_PEOPLE } from './suites/event-store-suite.ts'
export { type PapersUnderTest, paperStoreSuite } from './suites/paper-store-suite.ts'
export { type ProjectsUnderTest, projectStoreSuite } from './suites/project-store-suite.ts'
export { sessionListsSuite } from './suites/session-lists-suite.ts'

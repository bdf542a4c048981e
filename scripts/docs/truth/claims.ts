import { WARNED_FROM } from '@placard/application'
import {
  ARCHIVE_KEPT_DAYS,
  ATTACHMENT_UNSENT_SECONDS,
  CHAT_MESSAGE_MAX_LENGTH,
  CONSENT_PURPOSES,
  DELETION_GRACE_DAYS,
  FIRST_REMOVAL_HOURS,
  INACTIVITY_WARNING_DAYS,
  INPUT_AUDIT_MAX_ENTRIES,
  INPUT_AUDIT_MAX_LENGTH,
  MINOR_UNTIL_YEARS,
  PAPER_TEXT_MAX_LENGTH,
  PAPER_VERSIONS_MAX,
  PROJECT_FILES_MAX,
  PROJECT_TOPICS_MAX,
  RECORDING_KEPT_HOURS,
  RESTORE_DAYS,
  RESTORE_WITHIN_SECONDS,
  SMALLEST_AGE_YEARS,
  SMALLEST_CLASS,
  SPEECH_SPEED,
  STANCE_TOPICS,
} from '@placard/contract'
import { CYCLE_MS, EXPIRED, FULL, REFILL, SCORE, TYPE_FROM } from '@placard/engine/figures'
import { CHANGES_MOST, DIFFICULTIES, PERSONALITIES } from '@placard/engine/lists'
import { VOICES } from '@placard/voice'
import { readConfiguration } from '../../../apps/server/src/config/configuration.ts'
import { SHIPPED_PLANS } from '../../../apps/server/src/config/plans.ts'
import { REMEMBERED_MS } from '../../../apps/server/src/features/accounts/shared/refresh-family-rows.ts'
import { COUNTED_STEP_MS } from '../../../apps/server/src/features/analytics/count-played.ts'
import { TRANSCRIPT_SHOWN } from '../../../apps/web/src/features/chat/talk/transcript-shown.ts'
import { SETTINGS_TABS } from '../../../apps/web/src/features/settings/frame/settings-tabs.ts'
import { COMPUTER_SERVERS } from '../../../apps/web/src/features/settings/own-models/computer-servers.ts'
import { FLITE_FILE } from '../../../apps/web/src/hosts/demo/voice/flite-file.ts'
import { SIDEBAR } from '../../../apps/web/src/kit/ui/measures.ts'
import { handbookMessages } from '../../../apps/web/src/play/handbook/messages.en.ts'
import { SPEEDS } from '../../../apps/web/src/play/replay/speeds.ts'
import { UNDO_MS } from '../../../apps/web/src/play/session/model/undo-time.ts'
import countries from '../../../content/countries/countries.json' with { type: 'json' }
import { recordedVotes } from '../../../content/roll-calls/roll-calls.ts'
import { topics } from '../../../content/topics/topics.ts'
import tutorial from '../../../content/tutorial/first-round.json' with { type: 'json' }
import project from '../../../package.json' with { type: 'json' }
import { CAMPAIGN_MINUTES, CRISIS_CHOICES, keptFor, VOTE_DAYS, VOTE_SESSIONS } from './facts.ts'
import { asScore, inFigures, inWords } from './numbers.ts'

/** The server as it is without any setting. */
const { maxPace, port } = readConfiguration({}, { providers: [], speakers: [], hearers: [] })
const free = SHIPPED_PLANS.FREE.limits
const states = countries.countries.length
const sessions = `${VOTE_SESSIONS.least} to ${VOTE_SESSIONS.most}`
const month = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const year = (day: Date) => day.getUTCFullYear()
const DAY_MS = 24 * 60 * 60 * 1000
const days = (count: number) => `${inWords(count)} days`
const hours = (seconds: number) => `${seconds / 3600} hours`

/**
 * What the help, the guide and the legal texts say in numbers, put together from the code that it is true of. A claim
 * must stand in its text word for word; a number of the text that no claim covers is one that comes from nowhere.
 */
export const CLAIMS: Readonly<Record<string, readonly string[]>> = {
  'guide:messages': [`What the ${inWords(PERSONALITIES.length)} modes do`],
  // its keys are compared with those that are bound, in app/views/help-keys.test.ts
  'guide:shortcuts': ['| Ctrl+1, 2, 3 |'],
  'guide:settings': [`It has ${inWords(SETTINGS_TABS.length)} tabs`],
  'guide:placard': [`one of ${states} member states`],
  'guide:delete-account': [`waits ${inWords(DELETION_GRACE_DAYS)} days in which you can cancel it`],
  'guide:start-campaign': [`the ${states} member states`, '(Ctrl+3)'],
  'guide:world-map': [`the ${states} member states`],
  'guide:tutorial': [`with ${inWords(tutorial.aiDelegates)} friendly delegations`, 'You do four things'],
  'guide:assistant-abilities': [`on ${topics.length} topics`],
  'guide:honest-limits': [`session ${VOTE_SESSIONS.most}`],
  'guide:voice-conversations': ['(Ctrl+2)', `the last ${inWords(TRANSCRIPT_SHOWN)} messages`],
  'guide:speech': [
    `from ${SPEECH_SPEED.least} to ${SPEECH_SPEED.most}`,
    `The ${inWords(VOICES.length)} voices`,
    `${(FLITE_FILE.bytes / 1_000_000).toFixed(1)} MB`,
  ],
  'guide:campaign-phases': [
    `last ${CAMPAIGN_MINUTES.least} to ${CAMPAIGN_MINUTES.most} minutes`,
    'three phases',
    `Every ${CYCLE_MS / 1000} seconds`,
  ],
  'guide:trades': [`one to ${inWords(CHANGES_MOST)} changes`],
  'guide:teachers-handbook': [`on ${Object.values(handbookMessages.papers).join(' or ')}`],
  'guide:crises': [
    `${inWords(CRISIS_CHOICES.least)} or ${inWords(CRISIS_CHOICES.most)} answers`,
    'rounded to 5 %',
    `gives ${REFILL} points of capital back, up to ${FULL}`,
  ],
  'guide:header-figures': ['out of ten', 'with 5 in the middle'],
  'guide:score': [
    'from 0 to 1',
    `begins at ${asScore(SCORE.start)}`,
    `**${asScore(SCORE.phase)}** for each of the three phases`,
    `**${asScore(SCORE.act)}** for each act`,
    `the first ${inWords(SCORE.actsMost)} at most`,
    '0 when every seat',
    `down to ${asScore(SCORE.carriedLeast)}`,
    `from ${asScore(SCORE.failedMost)} to ${asScore(SCORE.noAgreement)}`,
    `**${asScore(-SCORE.strain)}** if tension`,
    `at least ${asScore(-SCORE.silenceCap)}, and at least ${asScore(-SCORE.lossCap)}`,
    `From **${asScore(TYPE_FROM.partial_resolution)}**`,
  ],
  'guide:results': [
    'five results',
    `| Diplomatic success | ${asScore(TYPE_FROM.diplomatic_success)} and more |`,
    `| Partial resolution | ${asScore(TYPE_FROM.partial_resolution)} and more |`,
    `| Stalemate | ${asScore(TYPE_FROM.stalemate)} and more |`,
    `| Crisis escalation | less than ${asScore(TYPE_FROM.stalemate)} |`,
    `without an adopted text: ${EXPIRED.score.toFixed(2)}`,
    `*Success* means ${asScore(TYPE_FROM.partial_resolution)} or more`,
  ],
  'guide:replay': [
    `at ${SPEEDS.slice(0, -1)
      .map((speed) => `${speed}×`)
      .join(', ')} or ${SPEEDS.at(-1)}×`,
  ],
  'guide:real-world': [`its sessions ${sessions} (${year(VOTE_DAYS.first)} to ${year(VOTE_DAYS.last)})`],
  'guide:vote-data': [
    `**${recordedVotes.rollCalls.length} recorded votes**`,
    `sessions ${sessions}`,
    `from ${month.format(VOTE_DAYS.first)} to ${month.format(VOTE_DAYS.last)}`,
    `${capital(inWords(STANCE_TOPICS.length - 1))} topics are marked`,
    `later than session ${VOTE_SESSIONS.most}`,
  ],
  'guide:session-speed': [`from 1× to ${maxPace}×`, `At ${maxPace}× `, `takes about ${45 / maxPace}`],
  'guide:plans-limits': [
    `as shipped it allows ${free.campaigns} campaign sessions and ${free.exports} saved files a month`,
  ],
  'guide:daily-words': [
    `**${inFigures(free.wordsPerDay ?? 0)} words a day**`,
    `at ${WARNED_FROM.early}, ${WARNED_FROM.final} and ${WARNED_FROM.exceeded} percent`,
    `up to ${inFigures(CHAT_MESSAGE_MAX_LENGTH)} characters`,
  ],
  'guide:own-computer-model': COMPUTER_SERVERS.map(({ address }) => address),
  'guide:undo-reading': [`within ${inWords(UNDO_MS / 1000)} seconds`],
  'guide:working-paper': [`the latest ${PAPER_VERSIONS_MAX - 1}`, `${inFigures(PAPER_TEXT_MAX_LENGTH)} characters`],
  'guide:projects': [`holds ${PROJECT_TOPICS_MAX} topics and ${PROJECT_FILES_MAX} files`],
  'guide:debate-drill': ['0 to 10 each'],
  'guide:export-files': ['three kinds of files'],
  'guide:personalities': [
    `one of ${inWords(PERSONALITIES.length)} manners`,
    `same ${inWords(PERSONALITIES.length)} modes`,
  ],
  'guide:chat-modes': [`same ${inWords(PERSONALITIES.length)} manners`],
  'guide:difficulty': [`There are ${inWords(DIFFICULTIES.length)} levels`],
  'guide:run-server': [`Node ${project.engines.node.replace('>=', '')}`, `http://localhost:${port}`],
  'legal:terms': [`You are ${SMALLEST_AGE_YEARS} or older`],
  'legal:privacy': [
    `waits ${inWords(DELETION_GRACE_DAYS)} days in which you can cancel it`,
    `kept for ${days(RESTORE_DAYS + 1)}`,
    `within the first ${inWords(RESTORE_DAYS)}`,
    `people under ${MINOR_UNTIL_YEARS}`,
    `aged ${SMALLEST_AGE_YEARS} and over`,
    `From ${SMALLEST_AGE_YEARS} to ${MINOR_UNTIL_YEARS - 1}`,
    `until ${keptFor('refresh_families', 'id')} after the sign-in ends`,
    `for ${keptFor('known_devices', 'hash')} after its last sign-in`,
    `${inWords(RESTORE_WITHIN_SECONDS / 60)} minutes later`,
    `${keptFor('conversations', 'id')} later it is gone`,
    `forgotten after ${hours(ATTACHMENT_UNSENT_SECONDS)}`,
    `its first ${INPUT_AUDIT_MAX_LENGTH} characters`,
    `only the latest ${INPUT_AUDIT_MAX_ENTRIES === 1000 ? 'thousand' : inFigures(INPUT_AUDIT_MAX_ENTRIES)} such entries`,
    `is used, for ${keptFor('usage_counters', 'taken')}`,
    `what used it, for ${keptFor('usage_reservations', 'what')}`,
    `which one and when, for ${keptFor('mail_outbox', 'template')}`,
    `what administrators did, for ${keptFor('audit_log', 'action')}`,
    `or ${REMEMBERED_MS / DAY_MS} days if you asked to be remembered`,
    `for ${days(SIDEBAR.keptDays)}`,
    `for ${RECORDING_KEPT_HOURS} hours`,
    `in the first ${FIRST_REMOVAL_HOURS} hours after you chose`,
    `write to you ${INACTIVITY_WARNING_DAYS[0]} days and ${inWords(INACTIVITY_WARNING_DAYS[1])} days ahead`,
    `find the ${inWords(CONSENT_PURPOSES.length)} things`,
    `smaller than ${inWords(SMALLEST_CLASS)}`,
    `rounded up to ${inWords(COUNTED_STEP_MS / 60_000)} minutes`,
    `for ${keptFor('played_campaigns', 'week')}`,
    `for ${inWords(ARCHIVE_KEPT_DAYS)} days`,
    `For ${inWords(ARCHIVE_KEPT_DAYS)} days the newest copy`,
    `stays for ${keptFor('privacy_requests', 'id')}`,
  ],
}

function capital(word: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`
}

import type { AnswerEngine, AnswerFault, ChatOrigin, ChatSource } from '@placard/contract'
import type { Personality } from '@placard/engine'
import { modelName, modelText } from '../../client/wording/engine-text.en.ts'
import type { FailureKind } from './model/failures.ts'
import { START_PROMPTS as prompts } from './start-prompts.ts'

const MODES: Readonly<Record<Personality, string>> = {
  collaborative: 'Collaborative',
  gentle: 'Gentle',
  balanced: 'Balanced',
  challenging: 'Challenging',
  aggressive: 'Aggressive',
}

const ORIGINS: Readonly<Record<ChatOrigin, string>> = {
  chatgpt: 'ChatGPT',
  claude: 'Claude',
  librechat: 'LibreChat',
  'open-webui': 'Open WebUI',
}

/** Name of an answer's engine; of an imported answer, the engine its file names. */
function engineText(engine: AnswerEngine | undefined, isImported = false): string {
  if (engine === undefined) return isImported ? 'Imported' : ''
  const { place, origin } = engine
  if (isImported || place === 'elsewhere') {
    const from = origin === undefined ? 'Imported' : `Imported from ${ORIGINS[origin]}`
    const by = place === 'built-in' ? 'the built-in assistant' : modelName(engine)
    return by === '' ? from : `${from} · said to be by ${by}`
  }
  if (place === 'built-in') return 'Embedded · built-in phrases, no AI model'
  return modelText(engine)
}

/** Why another engine answered in the place of one. */
const TAKEOVERS: Readonly<Record<AnswerFault, string>> = {
  unavailable: 'was unavailable',
  quota: 'has used up its quota',
  'rate-limited': 'is receiving too many requests',
  'key-refused': 'does not accept this server’s key',
  blocked: 'declined to answer',
  empty: 'returned nothing',
  lost: 'stopped',
  'too-long': 'cannot read a conversation this long',
  'bad-request': 'did not accept the request',
  slow: 'took too long',
  cut: 'reached its length limit',
  withdrawn: 'this site’s administrator has switched off',
  withheld: 'you have turned off',
  'no-engine': 'is not set up',
}

const SOURCE_KINDS: Readonly<Record<ChatSource['kind'], string>> = {
  guide: 'Guide',
  procedure: 'Procedure',
  campaign: 'Campaign',
  country: 'Country',
  'roll-call': 'Recorded vote',
  context: 'What this is about',
  attachment: 'Your document',
  debate: 'On record',
  topic: 'Material on a topic',
}

/** A source in a chip, with the number by which the answer cites it. */
function sourceText({ kind, title, read, number }: ChatSource): string {
  const cited = number === undefined ? '' : `[${number}] `
  const isPart = read !== undefined && read.length < read.of
  const part = isPart ? ` (${read.length.toLocaleString('en')} of ${read.of.toLocaleString('en')} characters read)` : ''
  return `${cited}${SOURCE_KINDS[kind]}: ${title}${part}`
}

const FAILURES: Readonly<Record<FailureKind, string>> = {
  rate: 'Rate limit reached. Please wait before sending another message.',
  network: 'Network error. Please check your internet connection.',
  unavailable: 'AI service temporarily unavailable. Please try again.',
  'gemini-key': 'Invalid API key. Please check your Gemini API configuration.',
}

export const chatMessages = {
  /** Told by the browser to a user who is elsewhere. */
  answerReady: 'Your answer is ready.',
  untitled: 'New chat',
  region: 'Conversation',
  modes: MODES,
  welcome: {
    title: 'What is on the agenda, delegate?',
    text: 'I argue motions, draft clauses, explain the rules of the room and compare how countries voted. Ask in your own words, or begin here.',
    starts: [
      { kind: 'argue', title: 'Argue a motion', prompt: prompts.argue },
      { kind: 'draft', title: 'Draft a clause', prompt: prompts.draft },
      { kind: 'explain', title: 'Explain a motion', prompt: prompts.explain },
      { kind: 'compare', title: 'Compare two countries', prompt: prompts.compare },
    ],
    /** In the place of those, where the chat is about something. */
    startsAbout: {
      campaign: [
        { kind: 'explain', title: 'Learn what is at stake', prompt: prompts.stakes },
        { kind: 'compare', title: 'See who is at the table', prompt: prompts.seats },
      ],
      debrief: [
        { kind: 'argue', title: 'Argue the other side', prompt: prompts.otherSide },
        { kind: 'explain', title: 'Sum it up', prompt: prompts.session },
      ],
    },
    drill: {
      title: 'Debate drill',
      text: 'Argue a motion against me, by the clock, and see what each of your sentences earned.',
    },
  },
  message: {
    you: 'You said',
    assistant: 'The assistant said',
    thinking: 'Thinking…',
    thinkingFor: (seconds: number) => `The model is thinking, ${seconds} s`,
    help: 'People who can help',
    retracted: 'The engine failed. Another one is starting over; ignore this part.',
    stopped: 'You stopped this answer.',
    cut: 'This answer reached its length limit.',
    interrupted: 'This answer was interrupted. The part received so far is kept.',
    apology: (reason: string) => `I apologize, but I encountered an error: ${reason}. Please try again.`,
    faults: {
      unavailable: 'no engine could answer',
      quota: 'the quota of the AI service is used up',
      'rate-limited': 'the AI service is receiving too many requests',
      'key-refused': 'the AI service does not accept this server’s key',
      blocked: 'the model declined to answer',
      empty: 'the model returned nothing',
      lost: 'the answering server stopped',
      'too-long': 'the conversation is too long for the model',
      'bad-request': 'the model does not accept this request',
      slow: 'the model took too long',
      cut: 'it reached its length limit',
      withdrawn: 'this site’s administrator has switched off the model of this chat, and nothing else can answer',
      withheld: 'you turned off AI services outside this server, and nothing else can answer',
      'no-engine': 'this site has no engine that could answer',
    },
    waiting: 'Waiting for the connection',
    sending: 'Sending…',
    notTaken: 'Not sent',
    engine: engineText,
    engineLabel: 'Answered by',
    insteadOf: (engine: Pick<AnswerEngine, 'rung' | 'model'>, fault: AnswerFault) =>
      `in place of ${modelName(engine)}, which ${TAKEOVERS[fault]}`,
    debug: (promptVersion: string, seq: number) => `Prompt ${promptVersion}, ${seq} events`,
    debugTimes: (firstMs: number | undefined, wholeMs: number) =>
      firstMs === undefined
        ? `ended after ${wholeMs.toLocaleString('en')} ms`
        : `first words after ${firstMs.toLocaleString('en')} ms, ended after ${wholeMs.toLocaleString('en')} ms`,
    debugRequest: (requestId: string) => `request ${requestId}`,
    sources: 'Sources',
    source: sourceText,
  },
  suggestions: {
    label: 'Suggestions',
    offline: 'You are offline.',
    noWords: 'Your words for today are used up.',
  },
  actions: {
    copy: 'Copy message',
    regenerate: 'Regenerate answer',
    proceed: 'Continue',
    edit: 'Edit',
    editLabel: 'Edit your message',
    save: 'Send as a new branch',
    cancel: 'Cancel',
    remove: 'Remove',
    tryAgain: 'Try again',
    earlier: 'Earlier version',
    later: 'Later version',
    branch: (at: number, of: number) => `${at} of ${of}`,
    latest: 'Jump to latest',
  },
  composer: {
    label: 'Message',
    placeholder: 'Ask, argue, draft…',
    send: 'Send',
    stop: 'Stop answering',
    hint: 'Enter sends, Shift+Enter starts a new line.',
    blocked: 'Wait for the answer, or stop it to send.',
    queued: 'It will be sent once you are back online.',
    count: (length: string) => `${length} / 4,000`,
    tooLong: 'A message has at most 4,000 characters.',
    wrong: 'AI can be wrong: check what matters.',
    builtInWrong: 'The built-in assistant answers from its own texts. It can be wrong.',
  },
  status: {
    label: 'Connection',
    online: 'Online',
    connecting: 'Connecting',
    offline: 'Offline',
    worksOffline: 'Works offline',
    restored: 'Connection restored',
    demo: 'Sign in for 3,000 words/day',
    noService: 'AI service not available.',
  },
  words: {
    left: (left: number, limit: number) =>
      `${left.toLocaleString('en')} of ${limit.toLocaleString('en')} words left today`,
    resets: (hours: number, minutes: number) => `Resets in ${hours}h ${minutes}m`,
    warnings: {
      early: 'Approaching Daily Limit',
      final: 'Daily Limit Almost Reached',
      exceeded: (limit: number) =>
        `Daily Word Limit Reached: you have used the ${limit.toLocaleString('en')} words for today.`,
    },
    learnMore: 'Learn More',
  },
  announce: { answering: 'Answering', ready: 'Answer ready', stopped: 'Answer stopped', failed: 'No answer received' },
  failures: FAILURES,
  header: {
    list: 'Conversations',
    fresh: 'New chat',
    about: (title: string) => `About: ${title}`,
    stance: (mode: string) => `${mode} · change how the assistant argues`,
    more: 'More about this chat',
  },
  missing: {
    title: 'No such conversation',
    text: 'It was removed, or it belongs to another account.',
    back: 'Start a new chat',
  },
  failed: {
    title: 'The conversation could not be loaded',
    text: 'What you typed is kept. Try again in a moment.',
    retry: 'Try again',
  },
  shortcuts: { group: 'Chat', composer: 'Focus the composer', fresh: 'New chat', send: 'Send', newLine: 'New line' },
} as const

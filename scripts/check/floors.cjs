// Allowed imports between the folders of a package; the import fences are generated from this, and the arrows counted
// by it.

/** The floors of the engine, the lowest first: each may import those below it. */
const ENGINE_ORDER = ['primitives', 'model', 'bargaining', 'fold', 'setup', 'rules', 'delegates', 'session', 'view']

const ENGINE_FLOORS = {
  ...Object.fromEntries(ENGINE_ORDER.map((name, height) => [name, ENGINE_ORDER.slice(0, height)])),
  // a side branch: no floor may import it
  research: ['primitives', 'model', 'bargaining'],
}

/** The lower floors of the server, the lowest first, each with the floors it may import besides itself. */
const SERVER_BASE = {
  concurrency: [],
  crypto: [],
  addresses: [],
  database: [],
  config: ['addresses', 'crypto', 'database'],
  ports: ['config', 'crypto', 'database'],
  process: ['concurrency', 'config', 'crypto', 'database', 'ports'],
  http: ['addresses', 'concurrency', 'config', 'crypto', 'database', 'ports', 'process'],
}

/**
 * All but `app/` and the entry files, which compose. Adapters call outside services and never depend on HTTP to our
 * callers.
 */
const SERVER_FLOORS = {
  ...SERVER_BASE,
  adapters: Object.keys(SERVER_BASE).filter((floor) => floor !== 'http'),
  features: Object.keys(SERVER_BASE),
}

/** The folders of the accounts feature; its routes.ts composes them. */
const ACCOUNT_FOLDERS = {
  shared: [],
  passkeys: ['shared'],
  'second-factor': ['shared', 'passkeys'],
  links: ['shared', 'passkeys', 'second-factor'],
  'sign-in': ['shared', 'links', 'second-factor'],
  profile: ['shared', 'links', 'passkeys', 'second-factor'],
  administration: ['shared', 'second-factor'],
}

/** The folders of the built-in language. Only the assistant covers every topic: it also recognises names of states. */
const LANGUAGE_FOLDERS = {
  text: [],
  reading: ['text'],
  wording: [],
  drill: ['text'],
  documents: ['text'],
  assistant: ['text', 'reading'],
  // what is told to language models, and the order in which they are asked
  models: ['text', 'documents', 'assistant', 'wording'],
  papers: ['text', 'reading', 'assistant'],
}

/** The floors of the page below `app/`, which composes, each with the floors it may import besides itself. */
const WEB_FLOORS = {
  kit: [],
  client: ['kit'],
  hosts: ['client', 'kit'],
  features: ['client', 'kit'],
  play: ['client', 'kit'],
}
/** The parts of a session, from what all of them display to the most specific. */
const PLAY_FOLDERS = {
  room: [],
  record: ['room'],
  campaigns: ['room', 'record'],
  session: ['room', 'record'],
  transcript: ['room'],
  debrief: ['room', 'transcript'],
  replay: ['room'],
  tutorial: ['room'],
  handbook: ['room', 'campaigns'],
}
/** The folders of the page's feature of accounts. */
const WEB_ACCOUNT_FOLDERS = {
  shared: [],
  confirmation: ['shared'],
  'sign-in': ['shared'],
  links: ['shared', 'sign-in'],
  'first-password': ['shared', 'sign-in'],
  security: ['shared', 'confirmation'],
}

module.exports = {
  ENGINE_FLOORS,
  LANGUAGE_FOLDERS,
  SERVER_FLOORS,
  ACCOUNT_FOLDERS,
  WEB_FLOORS,
  PLAY_FOLDERS,
  WEB_ACCOUNT_FOLDERS,
}

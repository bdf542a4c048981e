import {
  COMPLIANCE_CHECKS,
  CONSENT_PURPOSES,
  type Compliance,
  type ConsentPurpose,
  type Consents,
  type IdentityState,
  NewPrivacyRequest,
  type PersonalInventory,
  type PrivacyArchive,
  type PrivacyChoices,
  type PrivacyRequest,
  privacy,
  privacyRequests,
  type RouteDefinition,
} from '@placard/contract'
import { type Call, createApiClient } from '../../../client/api/client.ts'
import type { WireAnswer, WireRequest } from '../../../client/api/transport.ts'
import { type Answering, done, refusal } from './answering.ts'
import { type RetentionAnswers, retentionAnswers } from './retention-answers.ts'

const NOW = '2026-11-28T09:00:00.000Z'
const LATER = '2999-01-01T09:00:00.000Z'

export const INVENTORY: PersonalInventory = {
  categories: [
    { category: 'identifiers', isCollected: true },
    { category: 'personal_records', isCollected: true },
    { category: 'audio', isCollected: true },
    { category: 'internet_activity', isCollected: true },
    { category: 'geolocation', isCollected: false },
    { category: 'inferences', isCollected: true },
  ],
  information: [
    {
      id: 'account',
      category: 'identifiers',
      title: 'Name and address',
      sources: ['person'],
      purposes: ['tells accounts apart', 'signs in', 'sends mail', 'shows the name', 'shows the age of the account'],
      retention: ['as long as the account exists'],
      recipients: [],
      isSensitive: false,
      records: 1,
      since: NOW,
    },
    {
      id: 'chats',
      category: 'personal_records',
      title: 'Chats and attached files',
      sources: ['person', 'server'],
      purposes: ['shows the conversation'],
      retention: ['until it is deleted'],
      recipients: ['gemini'],
      isSensitive: false,
      records: 12,
      since: null,
    },
  ],
  processors: [{ id: 'gemini', name: 'Gemini', does: 'answers chats' }],
}

const METHODS: IdentityState['methods'] = [
  { method: 'password', isOffered: true, reason: null },
  { method: 'email', isOffered: true, reason: null },
  { method: 'phone', isOffered: false, reason: 'no-channel' },
  { method: 'security_questions', isOffered: false, reason: 'not-set-up' },
]

const AN_ARCHIVE: WireAnswer = { ...done({}), body: new Blob(['PK'], { type: 'application/zip' }) }

/** A copy that is being put together. */
export const BUILDING: PrivacyArchive = {
  state: 'building',
  done: 3,
  of: 12,
  bytes: null,
  expiresAt: null,
  fault: null,
}

/** What a test changes of a server that has nothing to tell. */
export interface Answers {
  readonly optOut?: boolean
  readonly mayOptIn?: boolean
  readonly signal?: PrivacyChoices['signal']
  readonly isVerified?: boolean
  readonly requests?: readonly Partial<PrivacyRequest>[]
  /** Checks that the server does not meet. */
  readonly unmet?: readonly Compliance['checks'][number]['check'][]
  /** Consents that are not offered. */
  readonly notOffered?: readonly ConsentPurpose[]
  /** Whether the use of sensitive information is limited. */
  readonly isLimited?: boolean
  /** Settings that were made, and what a period would delete. */
  readonly retention?: RetentionAnswers
  /** Whether its requests cannot be had. */
  readonly isDown?: boolean
}

function aRequest(change: Partial<PrivacyRequest>): PrivacyRequest {
  return {
    id: crypto.randomUUID(),
    kind: 'delete',
    status: 'pending',
    requestedDate: NOW,
    completionDate: null,
    details: '',
    categories: null,
    scope: null,
    range: null,
    archive: null,
    verificationMethod: null,
    dues: [{ what: 'answer', on: '2027-01-12', at: '2027-01-13T08:00:00.000Z', metAt: null }],
    executesAt: null,
    answer: null,
    mayConfirm: false,
    mayCancel: false,
    mayAppeal: false,
    ...change,
  }
}

const isTo = ({ method, path }: RouteDefinition, request: WireRequest) =>
  method === request.method && new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`).test(request.path)

/** Real calls to what answers, and what was sent to each. */
function overWire(answers: Answering) {
  const asked: WireRequest[] = []
  const call: Call = createApiClient({
    async transport(request) {
      asked.push(request)
      const found = answers.find(([route]) => isTo(route, request))
      return found?.[1](request.body, request.path) ?? refusal(404, 'not-found', 'There is nothing here.')
    },
    newKey: () => 'key',
    random: () => 0,
    wait: async () => undefined,
  })
  return {
    call,
    /** What was sent to a call, in order. */
    bodiesTo(route: RouteDefinition): readonly unknown[] {
      return asked.filter((request) => isTo(route, request)).map(({ body }) => body)
    },
  }
}

/** Consents of which none is decided at first. */
function consentsOf(notOffered: readonly ConsentPurpose[]) {
  let history: Consents['history'] = []
  const all = (): Consents => ({
    consents: CONSENT_PURPOSES.map((purpose) => {
      const last = history.find((decision) => decision.purpose === purpose)
      return {
        purpose,
        isGranted: last?.granted ?? purpose === 'third-party-sharing',
        decidedAt: last?.date ?? null,
        method: last?.method ?? null,
        textVersion: last?.textVersion ?? null,
        isOffered: !notOffered.includes(purpose),
      }
    }),
    history,
  })
  return {
    all,
    decide(body: unknown, path: string): Consents {
      const { isGranted: granted, textVersion } = privacy.decide.body.parse(body)
      const { purpose } = privacy.decide.params.parse({ purpose: path.split('/').at(-1) })
      history = [{ id: crypto.randomUUID(), purpose, granted, date: NOW, method: 'person', textVersion }, ...history]
      return all()
    },
  }
}

/** A request as it stands right after it was made. */
function asAsked(body: unknown): PrivacyRequest {
  const { kind } = NewPrivacyRequest.parse(body)
  const archive = kind === 'know-pieces' ? BUILDING : null
  const mayConfirm = kind === 'delete' || kind === 'delete-part'
  return aRequest({ kind, archive, mayConfirm, mayCancel: kind !== 'know-categories' })
}

/** The calls of the privacy rights over a server in the page, which remembers what was chosen and asked for. */
export function aPrivacyServer(given: Answers) {
  let { optOut = false, isVerified = false } = given
  let limit = given.isLimited ?? false
  const consents = consentsOf(given.notOffered ?? [])
  let requests = (given.requests ?? []).map(aRequest)

  const choice = (isOn: boolean) => ({ isOn, since: isOn ? NOW : null, method: isOn ? ('person' as const) : null })
  const choices = (): PrivacyChoices => ({
    optOut: choice(optOut),
    limit: choice(limit),
    limitedUses: { stops: ['recordings'], goesOn: ['sign-in', 'answers'] },
    signal: given.signal ?? { isSent: false, isHonoured: false, since: null },
    mayOptIn: given.mayOptIn ?? true,
  })
  const identity = (): IdentityState => ({ verifiedUntil: isVerified ? LATER : null, methods: METHODS })
  const detail = (request: PrivacyRequest) => {
    const timeline = [{ step: 'received' as const, at: NOW, detail: null }]
    return done({ request, timeline, deleted: null })
  }
  function changeFirst(change: Partial<PrivacyRequest>) {
    const [first, ...rest] = requests
    if (first === undefined) return refusal(404, 'not-found', 'There is nothing here.')
    const changed = { ...first, ...change }
    requests = [changed, ...rest]
    return detail(changed)
  }
  function create(body: unknown) {
    const created = asAsked(body)
    requests = [created, ...requests]
    return detail(created)
  }
  function verify(body: unknown) {
    isVerified = privacy.verifyIdentity.body.parse(body).value === 'right'
    return done({ verified: isVerified, identity: identity() })
  }
  function choose(body: unknown) {
    const wish = privacy.choose.body.parse(body)
    optOut = wish.optOut ?? optOut
    limit = wish.limit ?? limit
    return done(choices())
  }
  const compliance = (): Compliance => {
    const checks = COMPLIANCE_CHECKS.map((check) => ({ check, isMet: given.unmet?.includes(check) !== true }))
    const isCompliant = checks.every(({ isMet }) => isMet)
    return { isCompliant, checks, categories: { done: 2, of: 6 }, consents: { done: 0, of: 5 } }
  }
  const down = () => refusal(503, 'unavailable', 'The server is not available.')

  return overWire([
    ...retentionAnswers(given.retention),
    [privacy.choices, () => done(choices())],
    [privacy.choose, choose],
    [privacy.consents, () => done(consents.all())],
    [privacy.decide, (body, path) => (given.isDown === true ? down() : done(consents.decide(body, path)))],
    [privacy.inventory, () => done(INVENTORY)],
    [privacy.compliance, () => done(compliance())],
    [privacy.identity, () => done(identity())],
    [privacy.verifyIdentity, verify],
    [privacy.sendIdentityCode, () => done({ expiresAt: LATER })],
    [privacyRequests.list, () => (given.isDown === true ? down() : done({ requests }))],
    [privacyRequests.create, create],
    [privacyRequests.confirm, () => changeFirst({ status: 'processing', mayConfirm: false, executesAt: LATER })],
    [privacyRequests.cancel, () => changeFirst({ status: 'cancelled', mayCancel: false, executesAt: null })],
    [privacyRequests.archive, () => AN_ARCHIVE],
    [privacyRequests.appeal, () => changeFirst({ mayAppeal: false })],
    [privacyRequests.read, () => detail(requests.at(-1) ?? aRequest({}))],
  ])
}

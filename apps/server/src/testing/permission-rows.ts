import type { BrowserEngineAd } from '@placard/contract'

/** What belongs to somebody and is addressed by an id. */
type OwnedThing =
  | 'session'
  | 'sign-in'
  | 'passkey'
  | 'reservation'
  | 'conversation'
  | 'answer'
  | 'attachment'
  | 'own-engine'
  | 'paper'
  | 'project'
  | 'project-file'
  | 'recording'
  | 'privacy-request'

/** A call about a thing: the body that names it or goes with it. */
export interface AboutThing {
  readonly thing: OwnedThing
  /** Where the call names it. */
  readonly named: 'in the address' | 'in the body'
  /** A body with which the call is carried out for the thing's owner, whose password it may need. */
  readonly body: (id: string, password: string) => object
  /** How the thing has to stand for its owner to be answered, and at once. */
  readonly when?: 'paused' | 'concluded' | 'removed' | 'stopped' | 'verified' | 'denied' | 'archived'
}

/**
 * Whose data a call reads or changes: nobody's, the caller's own, that of whoever holds the secret it carries, or a
 * thing of somebody's, which is not there for anyone else.
 */
export type Whose = 'nobody' | 'caller' | 'secret' | AboutThing

const inAddress = (thing: OwnedThing, body: AboutThing['body'] = () => ({})): AboutThing => ({
  thing,
  named: 'in the address',
  body,
})
const inBody = (body: (id: string) => object, thing: OwnedThing = 'session'): AboutThing => ({
  thing,
  named: 'in the body',
  body,
})

/** An engine that a browser lends. */
export const BROWSER_ENGINE = {
  choice: { kind: 'device' },
  rung: 'prompt-api',
  model: '',
  place: 'device',
  contextTokens: 4096,
  thinkingTokens: 0,
  firstTextMs: 20_000,
} as const satisfies BrowserEngineAd

const PAPER = { kind: 'speech', title: 'A speech' } as const

/** One row for every call of the contract. The test fails for a call without one: decide whose data it touches. */
export const WHOSE_DATA: Readonly<Record<string, Whose>> = {
  'GET /healthz': 'nobody',
  'GET /readyz': 'nobody',
  'GET /api/openapi.json': 'nobody',
  'GET /api/status': 'nobody',
  'POST /api/client-errors': 'caller',
  'GET /api/announcements': 'nobody',
  'GET /api/campaigns': 'nobody',
  'GET /api/campaigns/:campaignId': 'nobody',
  'GET /api/subscriptions/plans': 'nobody',
  'GET /api/voice/voices': 'nobody',
  'GET /api/voice/health': 'nobody',
  'POST /api/voice/speak': 'nobody',
  'GET /api/voice/gemini/voices': 'nobody',
  'GET /api/voice/gemini/health': 'nobody',
  'POST /api/voice/gemini/generate': 'nobody',
  'GET /api/voice/hearing/health': 'nobody',
  'GET /api/admin/quick-stats': 'nobody',
  'GET /api/admin/input-audit': 'nobody',
  'GET /api/admin/language-usage': 'nobody',
  'GET /api/admin/analytics': 'nobody',
  'GET /api/admin/engines': 'nobody',
  'PUT /api/admin/engines/:engine': 'nobody',
  'GET /api/admin/announcements': 'nobody',
  'POST /api/admin/announcements': 'nobody',
  'PATCH /api/admin/announcements/:announcementId': 'nobody',
  'DELETE /api/admin/announcements/:announcementId': 'nobody',
  'POST /api/ai/campaign/generate-player-character': 'nobody',
  'POST /api/ai/campaign/generate-ai-characters': 'nobody',

  'GET /api/privacy/rights': 'nobody',
  'GET /.well-known/gpc.json': 'nobody',
  'GET /api/privacy/choices': 'nobody',
  'PUT /api/privacy/choices': 'nobody',

  'POST /api/auth/register': 'nobody',
  'POST /api/auth/login': 'secret',
  'POST /api/auth/refresh': 'secret',
  'POST /api/auth/logout': 'secret',
  'POST /api/auth/second-factor': 'secret',
  'POST /api/auth/password/forgot': 'nobody',
  'POST /api/auth/password/reset': 'secret',
  'POST /api/auth/email/confirm': 'secret',
  'POST /api/auth/email/restore': 'secret',
  'POST /stop-news': 'secret',
  'POST /api/auth/passkeys/sign-in/options': 'nobody',
  'POST /api/auth/passkeys/sign-in': 'secret',
  'POST /api/subscriptions/webhook': 'secret',
  'GET /api/chat/shared/:token': 'secret',

  'GET /api/auth/me': 'caller',
  'PUT /api/auth/profile': 'caller',
  'GET /api/auth/security': 'caller',
  'GET /api/auth/sign-ins': 'caller',
  'POST /api/auth/sign-ins/end-others': 'caller',
  'POST /api/auth/password': 'caller',
  'POST /api/auth/email/send-confirmation': 'caller',
  'POST /api/auth/two-factor/begin': 'caller',
  'POST /api/auth/two-factor/confirm': 'caller',
  'POST /api/auth/two-factor/off': 'caller',
  'POST /api/auth/two-factor/recovery-codes': 'caller',
  'POST /api/auth/passkeys/options': 'caller',
  'POST /api/auth/passkeys': 'caller',
  'GET /api/privacy/inventory': 'caller',
  'GET /api/privacy/compliance': 'caller',
  'GET /api/privacy/consents': 'caller',
  'PUT /api/privacy/consents/:purpose': 'caller',
  'GET /api/privacy/settings': 'caller',
  'PATCH /api/privacy/settings': 'caller',
  'GET /api/privacy/retention': 'caller',
  'POST /api/privacy/retention/preview': 'caller',
  'GET /api/privacy/identity': 'caller',
  'POST /api/privacy/identity/code': 'caller',
  'POST /api/privacy/identity/verify': 'caller',
  'GET /api/privacy/requests': 'caller',
  'POST /api/privacy/requests': 'caller',
  'GET /api/settings': 'caller',
  'PUT /api/settings': 'caller',
  'GET /api/sessions/campaign/history': 'caller',
  'GET /api/subscriptions/current': 'caller',
  'POST /api/subscriptions/checkout': 'caller',
  'POST /api/subscriptions/cancel': 'caller',
  'POST /api/subscriptions/reactivate': 'caller',
  'POST /api/subscriptions/payment-method': 'caller',
  'GET /api/storage': 'caller',
  'GET /api/subscriptions/usage': 'caller',
  'POST /api/subscriptions/usage/reservations': 'caller',
  'POST /api/demo-import/sessions': 'caller',
  'POST /api/chat/import': 'caller',
  'POST /api/voice/hear': 'caller',
  'GET /api/voice/recordings': 'caller',
  'PUT /api/voice/recordings/keeping': 'caller',
  'DELETE /api/voice/recordings': 'caller',
  'POST /api/voice/gemini/converse': 'caller',
  'POST /api/voice/converse/stream': 'caller',
  'POST /api/chat/attachments/:attachmentId': 'caller',
  'GET /api/chat/sessions': 'caller',
  'GET /api/chat/search': 'caller',
  'GET /api/records': 'caller',
  'GET /api/records/counts': 'caller',
  'GET /api/records/search': 'caller',
  'GET /api/usage/words': 'caller',
  'GET /api/chat/engines': 'caller',
  'GET /api/chat/own-engines': 'caller',
  'POST /api/chat/own-engines': 'caller',
  'POST /api/chat/browser-engines': 'caller',
  'POST /api/chat/browser-engines/text': 'caller',
  'POST /api/chat/browser-engines/leave': 'caller',
  'POST /api/chat/own-engines/test': 'caller',
  'GET /api/papers': 'caller',
  'GET /api/projects': 'caller',

  'DELETE /api/auth/sign-ins/:signInId': inAddress('sign-in'),
  'PATCH /api/auth/passkeys/:passkeyId': inAddress('passkey', () => ({ name: 'Mine now' })),
  'POST /api/auth/passkeys/:passkeyId/remove': inAddress('passkey', (_, currentPassword) => ({ currentPassword })),
  'POST /api/subscriptions/usage/reservations/:reservationId/settle': inAddress('reservation'),
  'POST /api/subscriptions/usage/reservations/:reservationId/release': inAddress('reservation'),
  'GET /api/sessions/campaign/:sessionId': inAddress('session'),
  'GET /api/sessions/campaign/:sessionId/debrief': { ...inAddress('session'), when: 'concluded' },
  'GET /api/sessions/campaign/:sessionId/replay': { ...inAddress('session'), when: 'concluded' },
  'POST /api/sessions/campaign/:sessionId/commands': inAddress('session', () => ({ kind: 'pause' })),
  'PATCH /api/records/sessions/:sessionId': inAddress('session', () => ({ isPinned: true })),
  'DELETE /api/records/sessions/:sessionId': { ...inAddress('session'), when: 'paused' },
  'POST /api/records/sessions/:sessionId/restore': { ...inAddress('session'), when: 'removed' },
  'POST /api/sessions/campaign': {
    ...inBody((sessionId) => ({ campaignId: 'climate-crisis-summit', from: { sessionId, seq: 1 } })),
    when: 'concluded',
  },
  'POST /api/sessions/campaign/save': inBody((sessionId) => ({ sessionId })),
  'POST /api/ai/campaign/generate-crisis': inBody((sessionId) => ({ sessionId })),
  'POST /api/ai/campaign/generate-autonomous': inBody((sessionId) => ({ sessionId })),
  'POST /api/ai/campaign/process-player-input': {
    ...inBody((sessionId) => ({ sessionId, transcript: 'We thank you.' })),
    when: 'paused',
  },
  'POST /api/chat/send': inBody((conversationId) => ({ conversationId, message: 'What is a caucus?' }), 'conversation'),
  'GET /api/chat/sessions/:conversationId': inAddress('conversation'),
  'PATCH /api/chat/sessions/:conversationId': inAddress('conversation', () => ({ isPinned: true })),
  'DELETE /api/chat/sessions/:conversationId': inAddress('conversation'),
  'POST /api/chat/sessions/:conversationId/restore': { ...inAddress('conversation'), when: 'removed' },
  'POST /api/chat/sessions/:conversationId/share': inAddress('conversation'),
  'DELETE /api/chat/sessions/:conversationId/share': inAddress('conversation'),
  'POST /api/chat/messages/:messageId/regenerate': inAddress('answer'),
  'POST /api/chat/messages/:messageId/continue': { ...inAddress('answer'), when: 'stopped' },
  'POST /api/chat/messages/:messageId/stop': inAddress('answer'),
  'POST /api/chat/messages/:messageId/cut': inAddress('answer', () => ({ heard: 10 })),
  'GET /api/chat/messages/:messageId/events': inAddress('answer'),
  'DELETE /api/chat/own-engines/:ownEngineId': inAddress('own-engine'),
  'GET /api/chat/attachments/:attachmentId': inAddress('attachment'),
  'DELETE /api/chat/attachments/:attachmentId': inAddress('attachment'),
  'POST /api/chat/attachments/:attachmentId/analysis': inAddress('attachment'),
  'PUT /api/chat/attachments/:attachmentId/text': inAddress('attachment', () => ({ text: 'Read elsewhere.' })),
  'POST /api/papers': inBody(
    (conversationId) => ({
      id: conversationId,
      conversationId,
      messageId: null,
      kind: 'other',
      title: 'Notes',
      text: '',
    }),
    'conversation',
  ),
  'GET /api/papers/:paperId': inAddress('paper'),
  'PUT /api/papers/:paperId': inAddress('paper', () => ({ ...PAPER, expected: 1, text: 'Later.', making: 'typed' })),
  'GET /api/papers/:paperId/text': inAddress('paper'),
  'POST /api/papers/:paperId/changes': inAddress('paper', () => ({
    ...PAPER,
    paragraph: 'We should act.',
    wish: 'stronger',
  })),
  'DELETE /api/papers/:paperId': inAddress('paper'),
  'POST /api/projects': 'caller',
  'GET /api/projects/:projectId': inAddress('project'),
  'PATCH /api/projects/:projectId': inAddress('project', () => ({ name: 'Mine now' })),
  'DELETE /api/projects/:projectId': inAddress('project'),
  'POST /api/projects/:projectId/restore': { ...inAddress('project'), when: 'removed' },
  'POST /api/projects/:projectId/files': inAddress('project', (attachmentId) => ({ attachmentId })),
  'DELETE /api/projects/files/:attachmentId': inAddress('project-file'),
  'GET /api/privacy/requests/:requestId': inAddress('privacy-request'),
  'POST /api/privacy/requests/:requestId/confirm': {
    ...inAddress('privacy-request', () => ({ when: 'after-grace' })),
    when: 'verified',
  },
  'POST /api/privacy/requests/:requestId/cancel': inAddress('privacy-request'),
  'GET /api/privacy/requests/:requestId/archive': { ...inAddress('privacy-request'), when: 'archived' },
  'POST /api/privacy/requests/:requestId/appeal': {
    ...inAddress('privacy-request', () => ({ reason: 'Please look again.' })),
    when: 'denied',
  },
  'GET /api/voice/recordings/:recordingId': inAddress('recording'),
  'DELETE /api/voice/recordings/:recordingId': inAddress('recording'),
  'GET /api/voice/assignments/:sessionId': inAddress('session'),
  'POST /api/voice/save-assignments': inBody((sessionId) => ({ sessionId, assignments: [] })),
  'POST /api/ai/campaign/process-choice': inBody((sessionId) => ({ sessionId, choice: { id: 'any' } })),
}

/** What each message to the socket touches, by its type, and such a message. */
export const SOCKET_MESSAGES: Readonly<
  Record<string, { readonly touches: 'sign-in' | 'session' | 'nobody'; readonly message: (id: string) => object }>
> = {
  authenticate: { touches: 'sign-in', message: () => ({ type: 'authenticate', token: 'nobody’s' }) },
  subscribe: { touches: 'session', message: (sessionId) => ({ type: 'subscribe', sessionId, after: 0 }) },
  unsubscribe: { touches: 'nobody', message: (sessionId) => ({ type: 'unsubscribe', sessionId }) },
  ping: { touches: 'nobody', message: () => ({ type: 'ping' }) },
}

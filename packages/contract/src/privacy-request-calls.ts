import * as z from 'zod/mini'
import { Appeal, ConfirmDeletion, NewPrivacyRequest, PrivacyRequest, PrivacyRequestDetail } from './privacy-requests.ts'
import { defineRoute } from './route.ts'

const BODY_LIMIT_BYTES = 65_536
const params = z.strictObject({ requestId: z.uuid() })

/** The calls about privacy requests. */
export const privacyRequests = {
  list: defineRoute({
    method: 'GET',
    path: '/api/privacy/requests',
    permission: 'user',
    summary: 'The caller’s privacy requests, newest first.',
    reply: z.strictObject({ requests: z.array(PrivacyRequest) }),
  }),
  create: defineRoute({
    method: 'POST',
    path: '/api/privacy/requests',
    permission: 'user',
    summary: 'Makes a request to know, to delete or to correct; the answer is its receipt.',
    body: NewPrivacyRequest,
    reply: PrivacyRequestDetail,
    status: 201,
    idempotent: true,
    bodyLimitBytes: BODY_LIMIT_BYTES,
  }),
  read: defineRoute({
    method: 'GET',
    path: '/api/privacy/requests/:requestId',
    permission: 'user',
    summary: 'One request with all that happened to it and the dates by which it is answered.',
    params,
    reply: PrivacyRequestDetail,
  }),
  confirm: defineRoute({
    method: 'POST',
    path: '/api/privacy/requests/:requestId/confirm',
    permission: 'user',
    summary: 'Confirms a deletion, the second of its two steps.',
    params,
    body: ConfirmDeletion,
    reply: PrivacyRequestDetail,
    bodyLimitBytes: BODY_LIMIT_BYTES,
  }),
  cancel: defineRoute({
    method: 'POST',
    path: '/api/privacy/requests/:requestId/cancel',
    permission: 'user',
    summary: 'Withdraws a request that is not carried out yet; a deletion within its grace period too.',
    params,
    reply: PrivacyRequestDetail,
    bodyLimitBytes: BODY_LIMIT_BYTES,
  }),
  archive: defineRoute({
    method: 'GET',
    path: '/api/privacy/requests/:requestId/archive',
    permission: 'user',
    summary: 'The archive of a request for a copy of everything; needs a verified identity, and lasts seven days.',
    params,
    reply: z.unknown(),
    file: 'application/zip',
    plain: true,
  }),
  appeal: defineRoute({
    method: 'POST',
    path: '/api/privacy/requests/:requestId/appeal',
    permission: 'user',
    summary: 'Has a denied request looked at once more.',
    params,
    body: Appeal,
    reply: PrivacyRequestDetail,
    bodyLimitBytes: BODY_LIMIT_BYTES,
  }),
} as const

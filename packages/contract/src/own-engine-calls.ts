import * as z from 'zod/mini'
import { OwnEngine, OwnEngineTry, OwnKeyBody } from './own-engines.ts'
import { defineRoute } from './route.ts'

/** The calls about models that a user has added to their account. No answer holds a key. */
export const ownEngineCalls = {
  list: defineRoute({
    method: 'GET',
    path: '/api/chat/own-engines',
    permission: 'user',
    summary: 'The models that the caller has added, without their keys, and whether such models may be used.',
    reply: z.strictObject({ engines: z.array(OwnEngine), isAllowed: z.boolean() }),
  }),
  add: defineRoute({
    method: 'POST',
    path: '/api/chat/own-engines',
    permission: 'user',
    summary: 'Adds a model of a vendor with the caller’s key, which is kept encrypted.',
    body: OwnKeyBody,
    reply: OwnEngine,
    status: 201,
  }),
  test: defineRoute({
    method: 'POST',
    path: '/api/chat/own-engines/test',
    permission: 'user',
    summary: 'Tries whether a vendor accepts a key and has a model, without keeping either.',
    body: OwnKeyBody,
    reply: OwnEngineTry,
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: '/api/chat/own-engines/:ownEngineId',
    permission: 'user',
    summary: 'Deletes a model of the caller’s and its key at once.',
    params: z.strictObject({ ownEngineId: z.uuid() }),
    reply: z.strictObject({}),
  }),
} as const

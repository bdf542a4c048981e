import * as z from 'zod/mini'
import { defineRoute } from './route.ts'

/** Probes for process supervisors and the machine-readable interface description. */
export const health = {
  live: defineRoute({
    method: 'GET',
    path: '/healthz',
    permission: 'public',
    summary: 'Answers while the process serves requests.',
    reply: z.strictObject({ status: z.literal('ok') }),
    plain: true,
  }),
  ready: defineRoute({
    method: 'GET',
    path: '/readyz',
    permission: 'public',
    summary: 'Answers 200 while the database is reachable and no stop is under way, else 503.',
    reply: z.strictObject({ status: z.literal('ready') }),
    plain: true,
  }),
  openapi: defineRoute({
    method: 'GET',
    path: '/api/openapi.json',
    permission: 'public',
    summary: 'The OpenAPI description of every call.',
    reply: z.record(z.string(), z.unknown()),
    plain: true,
  }),
} as const

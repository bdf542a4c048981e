import * as z from 'zod/mini'
import { defineRoute } from './route.ts'

/**
 * Kinds of stored content: chats, the documents in them, working papers, shared copies, campaign sessions, and recordings
 * of what was said.
 */
export const STORAGE_KINDS = ['conversations', 'documents', 'papers', 'shares', 'sessions', 'recordings'] as const
export type StorageKind = (typeof STORAGE_KINDS)[number]

const count = z.int().check(z.gte(0))

/** The caller's storage usage, in bytes; a limit of null means unlimited. */
export const StorageUse = z.strictObject({
  usedBytes: count,
  limitBytes: z.nullable(count),
  /** In the order of `STORAGE_KINDS`; removed conversations count until they can no longer be restored. */
  kinds: z.array(z.strictObject({ kind: z.enum(STORAGE_KINDS), bytes: count, count })),
})
export type StorageUse = z.infer<typeof StorageUse>

/** The call about the caller's storage usage. */
export const storage = {
  use: defineRoute({
    method: 'GET',
    path: '/api/storage',
    permission: 'user',
    summary: 'What the caller stores, by kind, and how much the plan allows.',
    reply: StorageUse,
  }),
} as const

import * as z from 'zod/mini'
import { defineRoute } from './route.ts'
import {
  NewPaper,
  PAPERS_LISTED_MAX,
  PaperDetail,
  PaperSave,
  PaperSaved,
  PaperSummary,
  PaperVersion,
  ParagraphChange,
  ParagraphWish,
} from './working-papers.ts'

const paper = z.strictObject({ paperId: z.uuid() })

/** The calls about working papers. */
export const workingPapers = {
  list: defineRoute({
    method: 'GET',
    path: '/api/papers',
    permission: 'user',
    summary: 'The caller’s working papers, the latest first; of one conversation, of one project, or of all.',
    query: z.strictObject({ conversationId: z.optional(z.uuid()), projectId: z.optional(z.uuid()) }),
    reply: z.array(PaperSummary).check(z.maxLength(PAPERS_LISTED_MAX)),
  }),
  get: defineRoute({
    method: 'GET',
    path: '/api/papers/:paperId',
    permission: 'user',
    summary: 'A working paper of the caller’s, with its versions.',
    params: paper,
    reply: PaperDetail,
  }),
  create: defineRoute({
    method: 'POST',
    path: '/api/papers',
    permission: 'user',
    summary: 'Begins a working paper in a conversation of the caller’s; for an answer that has one, finds it.',
    body: NewPaper,
    reply: PaperDetail,
  }),
  save: defineRoute({
    method: 'PUT',
    path: '/api/papers/:paperId',
    permission: 'user',
    summary: 'Stores a new version of a working paper, unless another one was stored meanwhile.',
    params: paper,
    body: PaperSave,
    reply: PaperSaved,
  }),
  version: defineRoute({
    method: 'GET',
    path: '/api/papers/:paperId/text',
    permission: 'user',
    summary: 'The text of a version of a working paper; without a number, of the latest.',
    params: paper,
    query: z.strictObject({ version: z.optional(z.coerce.number().check(z.int(), z.gte(1))) }),
    reply: z.strictObject({ version: PaperVersion, text: z.string() }),
  }),
  change: defineRoute({
    method: 'POST',
    path: '/api/papers/:paperId/changes',
    permission: 'user',
    summary: 'A paragraph of a working paper with a change that the caller asks for; nothing is stored.',
    params: paper,
    body: ParagraphWish,
    reply: ParagraphChange,
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: '/api/papers/:paperId',
    permission: 'user',
    summary: 'Deletes a working paper of the caller’s with all its versions.',
    params: paper,
    reply: z.strictObject({}),
  }),
} as const

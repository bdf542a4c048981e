import * as z from 'zod/mini'
import { ChatAttachment } from './attachments.ts'
import { CHATS_OF_REMOVED, NewProject, Project, ProjectChange, ProjectDetail } from './projects.ts'
import { defineRoute } from './route.ts'

const project = z.strictObject({ projectId: z.uuid() })
const file = z.strictObject({ attachmentId: z.uuid() })

/** The calls about projects. Their chats and papers are listed by the calls about those. */
export const projects = {
  list: defineRoute({
    method: 'GET',
    path: '/api/projects',
    permission: 'user',
    summary: 'The caller’s projects, the one that was changed last first.',
    // not capped: accounts that were merged keep what both had
    reply: z.array(Project),
  }),
  get: defineRoute({
    method: 'GET',
    path: '/api/projects/:projectId',
    permission: 'user',
    summary: 'A project of the caller’s, with its files.',
    params: project,
    reply: ProjectDetail,
  }),
  create: defineRoute({
    method: 'POST',
    path: '/api/projects',
    permission: 'user',
    summary: 'Begins a project under an id the caller makes up; one that is there under it is found.',
    body: NewProject,
    reply: Project,
  }),
  change: defineRoute({
    method: 'PATCH',
    path: '/api/projects/:projectId',
    permission: 'user',
    summary:
      'Changes the fields of a project of the caller’s that are given; refused when it was changed since `asOf`.',
    params: project,
    body: ProjectChange,
    reply: Project,
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: '/api/projects/:projectId',
    permission: 'user',
    summary: 'Removes a project, and its conversations if asked to; both can be restored together for five minutes.',
    params: project,
    /** By default they are kept. */
    query: z.strictObject({ chats: z.optional(z.enum(CHATS_OF_REMOVED)) }),
    reply: z.strictObject({ restorableUntil: z.iso.datetime() }),
  }),
  restore: defineRoute({
    method: 'POST',
    path: '/api/projects/:projectId/restore',
    permission: 'user',
    summary: 'Brings back a project that was removed less than five minutes ago, with what was removed with it.',
    params: project,
    reply: Project,
  }),
  addFile: defineRoute({
    method: 'POST',
    path: '/api/projects/:projectId/files',
    permission: 'user',
    summary: 'Puts a document that was uploaded, and not sent in a message, into a project of the caller’s.',
    params: project,
    body: file,
    reply: ChatAttachment,
  }),
  takeFile: defineRoute({
    method: 'DELETE',
    path: '/api/projects/files/:attachmentId',
    permission: 'user',
    summary: 'Takes a document out of its project; it can be put back for 24 hours and is erased after them.',
    params: file,
    reply: z.strictObject({}),
  }),
} as const

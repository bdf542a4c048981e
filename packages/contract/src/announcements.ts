import * as z from 'zod/mini'
import {
  ANNOUNCEMENT_AUDIENCES,
  ANNOUNCEMENT_CONTENT_MAX_LENGTH,
  ANNOUNCEMENT_PRIORITIES,
  ANNOUNCEMENT_TITLE_MAX_LENGTH,
  ANNOUNCEMENT_TYPES,
} from './announcement-rules.ts'
import { defineRoute } from './route.ts'

/** An announcement of an administrator. Instants are ISO 8601 in UTC. */
export const Announcement = z.strictObject({
  id: z.string(),
  title: z.string(),
  content: z.string(),
  type: z.enum(ANNOUNCEMENT_TYPES),
  priority: z.enum(ANNOUNCEMENT_PRIORITIES),
  isPinned: z.boolean(),
  isActive: z.boolean(),
  targetAudience: z.enum(ANNOUNCEMENT_AUDIENCES),
  /** Name of the author; the product's name once that account is deleted. */
  author: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  expiresAt: z.optional(z.string()),
})
export type Announcement = z.infer<typeof Announcement>

const Title = z.string().check(z.trim(), z.minLength(1), z.maxLength(ANNOUNCEMENT_TITLE_MAX_LENGTH))
const Content = z.string().check(z.trim(), z.minLength(1), z.maxLength(ANNOUNCEMENT_CONTENT_MAX_LENGTH))

/** A new announcement; published at once by default. */
export const NewAnnouncement = z.strictObject({
  title: Title,
  content: Content,
  type: z.enum(ANNOUNCEMENT_TYPES),
  priority: z.enum(ANNOUNCEMENT_PRIORITIES),
  isPinned: z._default(z.boolean(), false),
  isActive: z._default(z.boolean(), true),
  targetAudience: z._default(z.enum(ANNOUNCEMENT_AUDIENCES), 'all'),
  expiresAt: z.optional(z.iso.datetime()),
  /** Whether it is also mailed to those it is meant for who consented to news, once it is shown. */
  alsoByEmail: z._default(z.boolean(), false),
})
export type NewAnnouncement = z.infer<typeof NewAnnouncement>

/** A partial update of an announcement; members left out stay as they are, `expiresAt: null` removes the expiry. */
export const AnnouncementChange = z.strictObject({
  title: z.optional(Title),
  content: z.optional(Content),
  type: z.optional(z.enum(ANNOUNCEMENT_TYPES)),
  priority: z.optional(z.enum(ANNOUNCEMENT_PRIORITIES)),
  isPinned: z.optional(z.boolean()),
  isActive: z.optional(z.boolean()),
  targetAudience: z.optional(z.enum(ANNOUNCEMENT_AUDIENCES)),
  expiresAt: z.optional(z.nullable(z.iso.datetime())),
})
export type AnnouncementChange = z.infer<typeof AnnouncementChange>

const One = z.strictObject({ announcementId: z.uuid() })

/** The calls about announcements. */
export const announcements = {
  list: defineRoute({
    method: 'GET',
    path: '/api/announcements',
    permission: 'public',
    tellsCaller: true,
    summary: 'The announcements shown to the caller now, in their order; a visitor gets those meant for all.',
    reply: z.array(Announcement),
  }),
  listAll: defineRoute({
    method: 'GET',
    path: '/api/admin/announcements',
    permission: 'admin',
    summary: 'Every announcement, inactive and expired ones too, in their order.',
    reply: z.array(Announcement),
  }),
  create: defineRoute({
    method: 'POST',
    path: '/api/admin/announcements',
    permission: 'admin',
    summary: 'Writes an announcement.',
    body: NewAnnouncement,
    reply: Announcement,
    status: 201,
    idempotent: true,
    bodyLimitBytes: 65_536,
  }),
  change: defineRoute({
    method: 'PATCH',
    path: '/api/admin/announcements/:announcementId',
    permission: 'admin',
    summary: 'Changes an announcement, or takes it out of sight by isActive.',
    params: One,
    body: AnnouncementChange,
    reply: Announcement,
    bodyLimitBytes: 65_536,
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: '/api/admin/announcements/:announcementId',
    permission: 'admin',
    summary: 'Deletes an announcement.',
    params: One,
    reply: z.strictObject({}),
  }),
} as const

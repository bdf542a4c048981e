import * as z from 'zod/mini'
import { defineRoute } from './route.ts'

/** The call by which mails with news are ended from within one. */
export const privacyNews = {
  /** At the address of the page that does it, so that one link serves readers and their mail programs (RFC 8058). */
  stop: defineRoute({
    method: 'POST',
    path: '/stop-news',
    permission: 'public',
    summary: 'Withdraws the consent to emails with news, by the link in one of them.',
    query: z.strictObject({ token: z.string().check(z.regex(/^[\w-]{1,64}$/)) }),
    reply: z.strictObject({}),
    bodyLimitBytes: 16_384,
    takesForm: true,
  }),
} as const

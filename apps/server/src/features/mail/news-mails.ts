import * as z from 'zod/mini'
import { defineMail } from './mail-template.ts'
import { NEWS_MAILS } from './news-messages.en.ts'

/** Mails that are no answer to anything, for those who consented to them. */
export const newsMails = {
  news: defineMail({
    data: z.strictObject({
      name: z.string(),
      title: z.string(),
      content: z.string(),
      token: z.string().check(z.regex(/^[\w-]{1,64}$/)),
    }),
    compose: NEWS_MAILS.news,
  }),
} as const

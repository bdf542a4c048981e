import * as z from 'zod/mini'

const line = (most: number) => z.string().check(z.trim(), z.minLength(3), z.maxLength(most))

/** A file of the guide the built-in assistant answers from: authored entries, each with what people type for it. */
export const GuideFile = z.strictObject({
  schemaVersion: z.literal(1),
  topic: z.enum(['procedure', 'writing', 'product']),
  entries: z
    .array(
      z.strictObject({
        id: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(64)),
        title: line(80),
        /** What people really type who want this answer. */
        questions: z.array(line(100)).check(z.minLength(4), z.maxLength(8)),
        /** Words such questions are made of; for finding, never shown. */
        terms: line(400),
        /** Markdown. */
        answer: line(2000),
      }),
    )
    .check(z.minLength(10)),
})

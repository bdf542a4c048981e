import * as z from 'zod/mini'

/** A link of a mail: what it says and where on this server it leads. */
export interface MailLink {
  readonly label: string
  /** Path with its query and fragment; the server's address is put before it when the mail goes out. */
  readonly path: string
}

/** What a mail says, before it is set in text and HTML. All of it is plain text. */
export interface MailContent {
  readonly subject: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly facts?: readonly { readonly label: string; readonly value: string }[]
  /** The one thing to do. */
  readonly action?: MailLink
  /** A second way, as a plain link. */
  readonly otherwise?: MailLink
  /** What to do if it was not the reader who caused the mail. */
  readonly notYou: string
  /** Why the reader gets this mail. */
  readonly why: string
  /** Where a reader ends mails of this kind, and a mail program for them by one call (RFC 8058). */
  readonly stopPath?: string
}

/** A kind of mail: the shape of what fills it, and what it then says. */
export interface MailTemplate<Data extends z.ZodMiniType> {
  readonly data: Data
  /** What the mail says; `undefined` when the data does not fill it. */
  read(data: unknown): MailContent | undefined
}

/** Declares a kind of mail. */
export function defineMail<Data extends z.ZodMiniType>({
  data,
  compose,
}: {
  readonly data: Data
  readonly compose: (data: z.output<Data>) => MailContent
}): MailTemplate<Data> {
  return {
    data,
    read(given) {
      const parsed = data.safeParse(given)
      return parsed.success ? compose(parsed.data) : undefined
    },
  }
}

/** A moment, as it is given and as it comes back from the outbox. */
export const Moment = z.union([
  z.date(),
  z.pipe(
    z.iso.datetime(),
    z.transform((text) => new Date(text)),
  ),
])

/** A path on this server: never an address of another one. */
export const OwnPath = z.string().check(z.regex(/^\/(?![/\\])[^\s\p{Cc}]*$/u), z.maxLength(2000))

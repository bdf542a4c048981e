import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerOptions } from 'smtp-server'
import { expect } from 'vitest'

/** A mail as it crossed the wire. */
export interface ReceivedMail {
  readonly from: string
  readonly to: readonly string[]
  /** Header and body as they came. */
  readonly source: string
  readonly isEncrypted: boolean
  readonly user: string | undefined
}

/** What a test's mail server answers to the end of a mail: nothing means that it takes it. */
export type Answer = { readonly code: number; readonly text: string } | undefined

/** A real mail server on this machine. */
export interface TestMailServer {
  readonly port: number
  readonly received: ReceivedMail[]
  /** How it answers from now on, one for each mail; when they are used up it takes everything. */
  answer(...answers: Answer[]): void
  close(): Promise<void>
}

/** Starts one; `options` are the library's, such as encryption from the start. */
export async function startMailServer(options: SMTPServerOptions = {}): Promise<TestMailServer> {
  const received: ReceivedMail[] = []
  const answers: Answer[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const { mailFrom, rcptTo } = session.envelope
      void wholeText(stream).then((source) => {
        const answer = answers.shift()
        if (answer !== undefined) return done(Object.assign(new Error(answer.text), { responseCode: answer.code }))
        received.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          source,
          isEncrypted: session.secure,
          user: session.user,
        })
        done()
      })
    },
    ...options,
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address: AddressInfo | string | null = server.server.address()
  expect(address).toBeTypeOf('object')
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    received,
    answer: (...next) => answers.push(...next),
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

async function wholeText(stream: SMTPServerDataStream): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString('utf8')
}

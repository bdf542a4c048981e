import type { AuthAnswer } from '@placard/contract'
import type { LightMyRequestResponse } from 'fastify'
import * as z from 'zod/mini'
import type { MailContent } from '../features/mail/mail-template.ts'
import { composeMail } from '../features/mail/templates.ts'
import type { TestServer } from './test-server.ts'

/** The address tests reach the server's own page under. */
const PAGE_ORIGIN = 'http://localhost:80'

/** Calls as somebody, or as nobody when there is no token. */
export interface Caller {
  post(url: string, payload?: object, headers?: Record<string, string>): Promise<LightMyRequestResponse>
  get(url: string): Promise<LightMyRequestResponse>
  send(method: 'PUT' | 'PATCH' | 'DELETE', url: string, payload?: object): Promise<LightMyRequestResponse>
}

/** Calls a test's server from its own page. */
export function callerOf(server: TestServer, token?: string, remoteAddress = '127.0.0.1'): Caller {
  const own = {
    host: 'localhost:80',
    origin: PAGE_ORIGIN,
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  }
  return {
    post: (url, payload = {}, headers = {}) =>
      server.app.inject({ method: 'POST', url, payload, headers: { ...own, ...headers }, remoteAddress }),
    get: (url) => server.app.inject({ url, headers: own, remoteAddress }),
    send: (method, url, payload = {}) => server.app.inject({ method, url, payload, headers: own, remoteAddress }),
  }
}

const LinkData = z.object({ path: z.string() })

/** The secret in the link of the latest mail of a kind to an address. */
export async function linkTokenOf(server: TestServer, toAddress: string, template: string): Promise<string> {
  const mails = await server.postedMails()
  const found = mails.filter((mail) => mail.toAddress === toAddress && mail.template === template).at(-1)
  const { path } = LinkData.parse(found?.data)
  return path.split('#token=')[1] ?? ''
}

/** Makes an account and answers its mail in the browser that signed up. */
export async function signUpConfirmed(
  server: TestServer,
  account?: Parameters<TestServer['signUp']>[0],
): Promise<AuthAnswer> {
  const made = await server.signUp(account)
  const token = await linkTokenOf(server, made.user.email, 'verify-address')
  const { statusCode } = await callerOf(server, made.token).post('/api/auth/email/confirm', { token })
  if (statusCode !== 200) throw new Error(`the address was not confirmed: ${statusCode}`)
  return made
}

/** The kinds of mail an address was sent, in the order of the alphabet. */
export async function mailsTo(server: TestServer, toAddress: string): Promise<string[]> {
  const mails = await server.postedMails()
  return mails
    .filter((mail) => mail.toAddress === toAddress)
    .map(({ template }) => template)
    .toSorted()
}

/** What the latest mail of a kind to an address says, as its reader has it. */
export async function latestMailTo(
  server: TestServer,
  toAddress: string,
  template: string,
): Promise<MailContent | undefined> {
  const mails = await server.postedMails()
  const found = mails.filter((mail) => mail.toAddress === toAddress && mail.template === template).at(-1)
  return composeMail(template, found?.data)
}

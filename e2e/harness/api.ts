import { AuthAnswer, type SessionDetail, sessions, successReply } from '@placard/contract'
import type { Account } from './account.ts'

const Detail = successReply(sessions.get.reply)

/** A session as the server has it, asked for outside the browser. */
export async function serverSession(address: string, account: Account, sessionId: string): Promise<SessionDetail> {
  const { email, password } = account
  const login = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const { token } = successReply(AuthAnswer).parse(await login.json()).data
  const answer = await fetch(`${address}/api/sessions/campaign/${sessionId}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return Detail.parse(await answer.json()).data
}

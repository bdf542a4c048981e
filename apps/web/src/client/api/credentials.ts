/** The caller's access token. `refresh` returns a new token after a 401, undefined when there is none. */
export type Credentials = {
  readonly token: () => string | undefined
  readonly refresh: (rejected: string) => Promise<string | undefined>
}

/** Sends a request with the access token, and after a 401 once more with a refreshed one, if there is one. */
export async function asSignedIn<Answer extends { readonly status: number }>(
  credentials: Credentials,
  send: (bearer: Readonly<Record<string, string>>) => Promise<Answer>,
): Promise<Answer> {
  const withToken = (token: string | undefined) => send(token === undefined ? {} : { authorization: `Bearer ${token}` })
  const token = credentials.token()
  const answer = await withToken(token)
  if (answer.status !== 401 || token === undefined) return answer
  const renewed = await credentials.refresh(token)
  return renewed === undefined ? answer : withToken(renewed)
}

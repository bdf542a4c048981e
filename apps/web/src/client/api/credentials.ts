/** Who is calling. `refresh` gets a new token after a 401 and gives undefined when there is none to be had. */
export type Credentials = {
  readonly token: () => string | undefined
  readonly refresh: (rejected: string) => Promise<string | undefined>
}

/** Sends as whoever is signed in, and after a 401 once more with a new token where there is one to be had. */
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

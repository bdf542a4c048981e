import { ACTORS, permissionTable, type TableRow } from './permission-table.ts'

const HEAD = `# Permissions

Who may do what on the server. Written from the contract by \`node scripts/docs/permissions.ts\`; a test makes every call of
this table as everybody in it, and fails when a call has no row or this page is stale.

- **yes**: answered. **own**: answered with the caller's own data, and no other. **secret**: answered to whoever holds the
  secret it carries, such as a password, a link out of a mail or a signature; secrets of suspended and deleted accounts
  open nothing.
- **401**: nobody is signed in. **403**: signed in, and not an administrator, or with a password to be changed first. **404**: somebody else's, answered word for
  word like what does not exist. **4401**, **4403**: the socket is closed.
- *User* owns the thing a call is about, *other user* has an account and nothing to do with it. The *demo* is played in the
  browser without an account: the server sees a stranger in it, whatever it claims. An administrator owns nothing more than
  other people do. A *newcomer* is an administrator with the password that a command printed for them.
- A sign-in that has ended and a forged token are answered like a deleted account, within a second.
`

/** The page as it has to be. */
export function permissionDocument(): string {
  const { calls, messages } = permissionTable()
  return [
    HEAD,
    `## Calls\n\n${linesOf('Call', calls)}\n`,
    `## Messages to the socket\n\nAt \`/api/realtime\`, from our own page alone. The first message has to be \`authenticate\`.\n`,
    `${linesOf('Message', messages)}\n`,
  ].join('\n')
}

function linesOf(first: string, rows: readonly TableRow[]): string {
  const head = [first, ...ACTORS.map((actor) => actor.replace('-', ' '))]
  const cells = rows.map(({ name, verdicts }) => [`\`${name}\``, ...ACTORS.map((actor) => verdicts[actor])])
  return [head, head.map(() => '---'), ...cells].map((line) => `| ${line.join(' | ')} |`).join('\n')
}

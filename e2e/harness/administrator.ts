import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import path from 'node:path'
import { AuthAnswer, accountSecurity, successReply } from '@placard/contract'

const ADMIN = path.resolve(import.meta.dirname, '../../apps/server/src/admin.ts')

/** Makes an administrator by the command line, as whoever runs a server does. @returns the temporary password. */
export async function printAdministrator(dataFolder: string, email: string): Promise<string> {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const program = spawn(process.execPath, [ADMIN, 'create-administrator', email], {
    env: { PATH, NODE_COMPILE_CACHE, PLACARD_DATA_DIR: dataFolder },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [program.stdout, program.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      said += chunk
    })
  }
  await once(program, 'close')
  const password = /shown only now: (\S+)/.exec(said)?.[1]
  if (password === undefined) throw new Error(`no administrator was made: ${said}`)
  return password
}

/** Makes an administrator who has signed in once, and changed the password. @returns the password they chose. */
export async function makeAdministrator(address: string, dataFolder: string, email: string): Promise<string> {
  const printed = await printAdministrator(dataFolder, email)
  const newPassword = `chosen-${randomUUID()}`
  const answer = await fetch(address + accountSecurity.changePassword.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: await authorizationOf(address, email, printed) },
    body: JSON.stringify({ newPassword }),
  })
  if (!answer.ok) throw new Error(`the temporary password was not changed: ${await answer.text()}`)
  return newPassword
}

/** Signs in outside the browser. @returns what calls carry as `authorization`. */
export async function authorizationOf(address: string, email: string, password: string): Promise<string> {
  const answer = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  return `Bearer ${successReply(AuthAnswer).parse(await answer.json()).data.token}`
}

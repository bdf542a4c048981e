import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { AuthAnswer, successReply } from '@placard/contract'

const ADMIN = path.resolve(import.meta.dirname, '../../apps/server/src/admin.ts')

/** Makes an administrator by the command line, as whoever runs a server does. @returns the one-time password. */
export async function makeAdministrator(dataFolder: string, email: string): Promise<string> {
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

/** Signs in outside the browser. @returns what calls carry as `authorization`. */
export async function authorizationOf(address: string, email: string, password: string): Promise<string> {
  const answer = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  return `Bearer ${successReply(AuthAnswer).parse(await answer.json()).data.token}`
}

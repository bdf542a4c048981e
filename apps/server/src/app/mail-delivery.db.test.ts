import { afterEach, beforeEach, expect, it } from 'vitest'
import { startMailServer, type TestMailServer } from '../features/mail/testing/mail-server.ts'
import { openWorkbench, signUpAt, untilReady, type Workbench } from '../testing/workbench.ts'

let bench: Workbench
let mailServer: TestMailServer

beforeEach(async () => {
  bench = await openWorkbench()
  await bench.takeDatabase()
  mailServer = await startMailServer({
    secure: true,
    authOptional: false,
    onAuth: ({ username }, _session, done) => done(null, { user: username }),
  })
})
afterEach(async () => {
  await mailServer.close()
  await bench.clear()
})

it('mails go out through the configured mail server, and neither its password nor a link is ever logged', async () => {
  const program = bench.run('main.ts', [], {
    SMTP_URL: `smtps://sec:hunter2@127.0.0.1:${mailServer.port}?tls.rejectUnauthorized=false`,
    MAIL_FROM: 'The Secretariat <sec@placard.example>',
    PLACARD_PUBLIC_URL: 'https://placard.example',
    LOG_LEVEL: 'trace',
  })
  const address = await untilReady(program)
  expect(program.said()).toContain(`Mail goes out through 127.0.0.1:${mailServer.port}.`)
  await signUpAt(address, 'ada@example.org')
  await expect.poll(() => mailServer.received.length).toBe(1)
  const [received] = mailServer.received
  expect(received).toMatchObject({ from: 'sec@placard.example', to: ['ada@example.org'], user: 'sec' })
  const source = received?.source.replaceAll('=\r\n', '') ?? ''
  const token = /https:\/\/placard\.example\/confirm-email#token=3D([\w.-]+)/.exec(source)?.[1] ?? ''
  expect(token.length).toBeGreaterThan(20)
  await expect.poll(program.said).toContain('"event":"mail-sent"')
  for (const secret of ['hunter2', token, 'ada@example.org']) expect(program.said()).not.toContain(secret)
})

import { CommandAnswer, successReply, type TranscriptEntry } from '@placard/contract'
import type { Page } from '@playwright/test'
import { signUp } from './harness/account.ts'
import { serverSession } from './harness/api.ts'
import { Delegate, SPEAKING_PACE } from './harness/delegate.ts'
import { startAtPace } from './harness/pace.ts'
import { expect, own, test } from './harness/test.ts'
import { NO_SERVER, TOO_LATE } from './harness/watch.ts'

test.use({ hasOwnServer: true })

const Answer = successReply(CommandAnswer)

test('a new account plays the climate summit as Kenya through a reload and a kill of server and database', async ({
  page,
  watch,
  ownServer,
}) => {
  const server = own(ownServer)
  // at this pace a vote may open between the words and their sending
  watch.allow(TOO_LATE)
  const account = await signUp(page)
  await startAtPace(page, SPEAKING_PACE)
  const acknowledged = acknowledgedBy(page)
  const kenya = new Delegate(page)
  await kenya.takeSeat('Climate Crisis Summit', 'Kenya')
  const sessionId = new URL(page.url()).pathname.split('/')[2] ?? ''

  await kenya.speak('We propose a goal of 300 billion dollars a year in climate finance.')
  await page.reload()
  await kenya.expectSession()
  await kenya.speak('We promise Germany that we will support expert review of every pledge.')

  const before = await serverSession(server.address, account, sessionId)
  watch.allow(NO_SERVER)
  watch.allow(/WebSocket connection to .* failed/)
  await server.kill()
  await server.start()
  const after = await serverSession(server.address, account, sessionId)
  expect(after.entries.slice(0, before.entries.length), 'nothing is lost').toEqual(before.entries)

  await kenya.speak('We support solidarity levies on shipping and aviation for loss and damage.')
  await kenya.hurry()
  await kenya.attendUntil(async () => kenya.done.crises > 0, 'a crisis is answered')
  await kenya.playToEnd()
  expect(kenya.done.ballots, 'Kenya voted when its name was called').toBeGreaterThan(0)
  await kenya.openDebrief()

  const end = await serverSession(server.address, account, sessionId)
  expect(end.session.status).toBe('concluded')
  expect(
    end.view.votes.some(({ question }) => question.kind === 'draft'),
    'a draft was voted on',
  ).toBe(true)
  expect(acknowledged.length).toBeGreaterThan(3)
  const bySeq = new Map(end.entries.map((entry) => [entry.seq, entry]))
  for (const entry of acknowledged) expect(bySeq.get(entry.seq), 'what was acknowledged is in the log').toEqual(entry)
})

/** Every entry of the log that an answer to a command has told the page of. */
function acknowledgedBy(page: Page): TranscriptEntry[] {
  const entries: TranscriptEntry[] = []
  page.on('response', async (response) => {
    if (!response.url().endsWith('/commands') || response.status() !== 200) return
    const body: unknown = await response.json().catch(() => undefined)
    const answer = Answer.safeParse(body)
    if (answer.success) entries.push(...answer.data.data.entries)
  })
  return entries
}

import { randomUUID } from 'node:crypto'
import { announcements, successReply } from '@placard/contract'
import { signUp } from './harness/account.ts'
import { authorizationOf, makeAdministrator } from './harness/administrator.ts'
import { expectAccessible, lookAt } from './harness/looks.ts'
import { expect, test } from './harness/test.ts'

// Visitors of the other tests must not find announcements of ours beside their form.
test.use({ hasOwnServer: true })

const LONG =
  'Placard will be away on Sunday from 02:00 to 02:30 UTC while the database is moved. Sessions pause by themselves and go on where they stopped; nothing that was said is lost.'

test('an administrator’s announcements stand beside the form, and members find theirs behind it', async ({
  page,
  baseURL,
  dataFolder,
}) => {
  const address = baseURL ?? ''
  const email = `chair-${randomUUID()}@example.org`
  const authorization = await authorizationOf(address, email, await makeAdministrator(address, dataFolder, email))
  const write = async (body: object) => {
    const answer = await fetch(address + announcements.create.path, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify({ type: 'info', priority: 'low', ...body }),
    })
    return successReply(announcements.create.reply).parse(await answer.json()).data.id
  }

  await page.goto('/')
  const updates = page.getByRole('region', { name: 'Community Updates' })
  await expect(page.getByRole('button', { name: 'Try Now' })).toBeVisible()
  await expect(updates).toHaveCount(0)

  await write({ title: 'Replay is here', content: 'Open a debrief and choose Replay.', type: 'success' })
  await write({ title: 'Welcome, new delegates', content: 'Begin with the tutorial.', targetAudience: 'new-users' })
  const away = await write({ title: 'Away on Sunday', content: LONG, type: 'warning', isPinned: true })
  await page.reload()
  await expect(updates.getByRole('heading', { level: 3 })).toHaveText(['Away on Sunday', 'Replay is here'])
  const pinned = updates.getByRole('article').first()
  for (const mark of ['Warning', 'Pinned', 'Just now']) await expect(pinned.getByText(mark)).toBeVisible()
  await updates.getByRole('button', { name: 'Read more: Away on Sunday' }).click()
  await expect(updates.getByText(LONG)).toBeVisible()
  await lookAt(page, 'announcements')

  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  await expect(updates.getByRole('article').first()).toBeHidden()
  await updates.getByRole('button', { name: 'Community Updates' }).click()
  await expect(updates.getByRole('heading', { level: 3 })).toHaveCount(2)
  await expectAccessible(page, 'announcements on a phone, opened')
  await page.setViewportSize({ width: 1440, height: 900 })

  await fetch(`${address}${announcements.list.path.replace('/api', '/api/admin')}/${away}`, {
    method: 'PATCH',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ isActive: false }),
  })
  await signUp(page)
  await page.getByRole('button', { name: 'Community Updates' }).click()
  const drawer = page.getByRole('dialog', { name: 'Community Updates' })
  await expect(drawer.getByRole('heading', { level: 3 })).toHaveText(['Welcome, new delegates', 'Replay is here'])
  await expectAccessible(page, 'announcements in their drawer')
})

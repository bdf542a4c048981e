import { once } from 'node:events'
import { createServer } from 'node:http'
import { signUp } from './harness/account.ts'
import { lookAt } from './harness/looks.ts'
import { openServer, type ServerHandle } from './harness/server.ts'
import { test as base, expect } from './harness/test.ts'

/** What a vendor says whose customer has used up what was paid for. */
const USED_UP = JSON.stringify({
  error: { message: 'You exceeded your current quota, please check your plan and billing details.' },
})

const test = base.extend<object, { ownServer: ServerHandle | undefined }>({
  ownServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const vendor = createServer((_, reply) =>
        reply.writeHead(429, { 'content-type': 'application/json' }).end(USED_UP),
      ).listen(0, '127.0.0.1')
      await once(vendor, 'listening')
      const bound = vendor.address()
      const port = typeof bound === 'object' && bound !== null ? bound.port : 0
      const server = await openServer({
        OPENAI_COMPATIBLE_URL: `http://127.0.0.1:${port}/v1`,
        OPENAI_COMPATIBLE_MODEL: 'llama-x',
      })
      await use(server)
      await server.clear()
      vendor.close()
    },
    { scope: 'worker' },
  ],
})

test('a model whose quota is used up is said to be, once, and the built-in assistant answers meanwhile', async ({
  page,
}) => {
  await signUp(page)
  const banner = page.getByRole('region', { name: 'Connection' })
  await expect(banner.getByRole('status')).toHaveText(
    'AI Usage Limit Reached. This server’s language model quota is used up. The built-in assistant answers for now.',
  )
  await lookAt(page, 'banner-quota')
  await banner.getByRole('button', { name: 'Details' }).click()
  await expect(banner.getByText('AI answers', { exact: true })).toBeVisible()
  await page.goto('/')
  await banner.getByRole('button', { name: 'Dismiss' }).click()
  await expect(banner).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
  await page.getByRole('textbox', { name: 'Message' }).fill('What is a caucus?')
  await page.keyboard.press('Enter')
  await expect(page.getByText('in place of llama-x, which has used up its quota')).toBeVisible()
  await expect(banner).toBeHidden()
})

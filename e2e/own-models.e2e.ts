import type { Page } from '@playwright/test'
import { enterDemo } from './harness/account.ts'
import { expectAccessible, lookAt, takePicture } from './harness/looks.ts'
import { startOwnServer } from './harness/own-server.ts'
import { expect, test } from './harness/test.ts'

const KEY = 'sk-own-secret-0123456789'
const QUESTION = 'What is a moderated caucus?'

/** Everything that the browser keeps for the page, as text: databases, storage, and what the page shows. */
function everythingKept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const texts = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage }), document.body.innerHTML]
    const plain = (_: string, value: unknown) =>
      value instanceof ArrayBuffer || ArrayBuffer.isView(value)
        ? new TextDecoder('latin1').decode(value instanceof ArrayBuffer ? value : value.buffer)
        : value
    const done = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    for (const { name } of await indexedDB.databases()) {
      if (name === undefined) continue
      const database = await done(indexedDB.open(name))
      for (const store of database.objectStoreNames) {
        const rows: unknown[] = await done(database.transaction(store).objectStore(store).getAll())
        texts.push(JSON.stringify(rows, plain))
      }
      database.close()
    }
    return texts.join('\n')
  })
}

test('a visitor adds the model server of their own computer, which answers in the chat, and deletes it', async ({
  page,
  watch,
}) => {
  const own = await startOwnServer('llama3.2', ['A moderated caucus is a debate ', 'of short speeches [1].'])
  // what the browser says in its console when the server does not let the page call it, and the calls themselves
  watch.allow(new RegExp(`${own.address}|CORS policy|ERR_FAILED`))
  try {
    await enterDemo(page)
    await page.goto('/settings/system')
    await page.getByRole('button', { name: 'Add a model' }).click()
    await page.getByRole('textbox', { name: 'Address' }).fill(own.address)
    await page.getByRole('textbox', { name: 'Model' }).fill('llama3.2')
    await page.getByLabel('Key, if your server asks for one').fill(KEY)
    await page.getByRole('button', { name: 'Test connection' }).click()
    await expect(page.getByText(/^Nothing answers at this address/)).toBeVisible()
    await page.getByText('How to set up a model on your own computer').click()
    const { origin } = new URL(page.url())
    await expect(page.getByText(`OLLAMA_ORIGINS=${origin}`)).toBeVisible()
    await lookAt(page, 'own-models')

    own.allow(origin)
    await page.getByRole('button', { name: 'Test connection' }).click()
    await expect(page.getByText('It works: the server answers and has llama3.2.')).toBeVisible()
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(page.getByText(`${own.address} · a key is stored`)).toBeVisible()

    await page.goto('/chat')
    await page.getByRole('button', { name: 'Answers by: Built-in assistant' }).click()
    await page.getByRole('radio', { name: /^llama3\.2, on your computer/ }).click()
    await takePicture(page, 'engine-menu')
    await expectAccessible(page, 'the menu of engines')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Answers by: llama3.2, on your computer' })).toBeVisible()
    await page.getByRole('textbox', { name: 'Message' }).fill(QUESTION)
    await page.getByRole('textbox', { name: 'Message' }).press('Enter')
    const log = page.getByRole('log', { name: 'Conversation' })
    await expect(log.getByText('A moderated caucus is a debate of short speeches [1].')).toBeVisible()
    await expect(log.getByText('llama3.2 · your computer')).toBeVisible()
    await expect(log.getByRole('button', { name: '[1] Guide: Moderated caucus' })).toBeVisible()
    const answered = own.asked.filter((request) => !request.includes('You name conversations'))
    expect(answered, 'asked once, and then for a title alone').toHaveLength(1)
    expect(own.asked[0]).toContain(QUESTION)
    expect(own.asked[0], 'the product’s own knowledge goes along').toContain('[1] “Moderated caucus”')
    expect(await everythingKept(page), 'the key lies nowhere in plain text').not.toContain(KEY)

    await page.goto('/settings/system')
    await page.getByRole('button', { name: 'Delete llama3.2' }).click()
    await expect(page.getByText('llama3.2 and its key are deleted.')).toBeVisible()
    await page.goto('/chat')
    await expect(page.getByRole('button', { name: 'Answers by: A model that is not here' })).toBeVisible()
  } finally {
    await own.close()
  }
})

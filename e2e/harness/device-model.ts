import { readFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import path from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import type { DoubleScript, PromptApiDouble } from '../../apps/web/src/client/device-model/testing/prompt-api-double.ts'

const SOURCE = path.resolve(import.meta.dirname, '../../apps/web/src/client/device-model/testing/prompt-api-double.ts')

/** Gives every page a double of the Prompt API in place of the browser's, before anything of the page runs. */
export async function withDeviceModel(context: BrowserContext, script: DoubleScript): Promise<void> {
  const source = stripTypeScriptTypes(await readFile(SOURCE, 'utf8')).replaceAll(/^export /gm, '')
  await context.addInitScript(
    `{${source}; Reflect.set(globalThis, 'LanguageModel', promptApiDouble(${JSON.stringify(script)})) }`,
  )
}

/** Lets what the page's double holds go one step on. */
export async function nextOfDevice(page: Page): Promise<void> {
  await page.evaluate(() => Reflect.get(globalThis, 'LanguageModel').next())
}

/** Replaces how the page's double behaves from now on. */
export async function playDevice(page: Page, script: DoubleScript): Promise<void> {
  await page.evaluate((next) => Reflect.get(globalThis, 'LanguageModel').play(next), script)
}

/** What the page's double was asked, and how many answers were aborted. */
export function deviceRecord(page: Page): Promise<Pick<PromptApiDouble, 'requests' | 'aborted'>> {
  return page.evaluate(() => {
    const { requests, aborted } = Reflect.get(globalThis, 'LanguageModel')
    return { requests, aborted }
  })
}

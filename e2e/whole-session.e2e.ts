import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { enterDemo } from './harness/account.ts'
import { Delegate, FASTEST_PACE, SPEAKING_PACE } from './harness/delegate.ts'
import { hurryDemo } from './harness/demo.ts'
import { listenToDebrief, listenToReplay } from './harness/listening.ts'
import { expectAccessible, lookAt, takePicture } from './harness/looks.ts'
import { expectNoOverlap } from './harness/overlap.ts'
import { expect, test } from './harness/test.ts'

/** Until the debate is under way, which is looked at before it is over. */
const PACE = 40

test('somebody who types freely plays to the debrief, every signature piece looks right, and the session is kept', async ({
  page,
  context,
}) => {
  await hurryDemo(context, SPEAKING_PACE, FASTEST_PACE)
  await enterDemo(page)
  const kenya = new Delegate(page)
  await kenya.openCampaign('Climate Crisis Summit')
  await page.getByRole('listbox', { name: /^Map of the member states/ }).scrollIntoViewIfNeeded()
  await takePicture(page, 'signature-stance-map')
  await kenya.chooseSeat('Kenya', 20)
  await page.getByRole('button', { name: 'Start Campaign' }).click()
  await kenya.expectSession()

  await test.step('words are said until the debate is under way', async () => {
    await kenya.speak('We propose a goal of 300 billion dollars a year in climate finance.')
    await kenya.speak('We promise Germany that we will support expert review of every pledge.')
    await kenya.speak('If Saudi Arabia accepts expert review, we accept investment from all sources.')
    await kenya.speak('We support solidarity levies on shipping and aviation for loss and damage.')
    await kenya.hurry({ talk: PACE })
    const isUnderWay = page.getByText(/^[2-6]\d% complete$/).first()
    await kenya.attendUntil(() => isUnderWay.isVisible(), 'the debate is under way')
    await takePicture(page, 'signature-hall')
  })

  await test.step('the hall, paused', async () => {
    await page.getByRole('button', { name: 'Pause', exact: true }).click()
    await expect(page.getByRole('region', { name: 'The session is paused' })).toBeVisible()
    // the hurried clock notices that nobody plays: until its command is answered, the buttons are dimmed
    await expect(page.getByRole('combobox', { name: 'Speed of the clock' })).toHaveValue('1')
    await lookAt(page, 'active-campaign')
    await expectNoOverlap(page, page.getByRole('region', { name: 'Session', exact: true }), 'the header of the hall')
    await page.getByRole('button', { name: /^What moved the tension/ }).click()
    await takePicture(page, 'signature-tension')
    await page.keyboard.press('Escape')
    await lookAtDelegates(page)
    await page.getByRole('button', { name: 'Exit Campaign' }).click()
    await expectAccessible(page, 'the question before leaving')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Resume' }).first().click()
    await kenya.hurry()
  })

  await test.step('the vote', async () => {
    const board = page.getByRole('region', { name: 'Vote board' })
    await kenya.attendUntil(async () => {
      await kenya.press(page.getByRole('button', { name: /^Move to vote/ }))
      return board.isVisible()
    }, 'a roll is called')
    await takePicture(page, 'signature-vote-board')
    await page.keyboard.press('Escape')
    const back = page.getByRole('button', { name: 'Back to the hall' })
    await kenya.attendUntil(() => back.isVisible(), 'the result is there')
    await lookAt(page, 'vote')
  })

  await kenya.playToEnd()
  await takePicture(page, 'signature-resolution')
  await expectAccessible(page, 'the conclusion')
  await kenya.openDebrief()
  await takePicture(page, 'signature-debrief')
  const debrief = page.url()
  await test.step('the debrief is kept', () => saveDebrief(page))
  await test.step('the debrief is listened to', () => listenToDebrief(page))
  await test.step('the session is watched again', () => watchAgain(page))

  await page.getByRole('button', { name: /^Go back to the moment at/ }).click()
  await kenya.expectSession()
  expect(page.url(), 'a session of its own').not.toContain(debrief.replace('/debrief', ''))
})

/** Who sits there, what one of them remembers, and how they stand to each other. */
async function lookAtDelegates(page: Page): Promise<void> {
  const open = page.getByRole('button', { name: /^Delegates/ }).first()
  await open.click()
  await expectAccessible(page, 'the delegates')
  const sheet = page.getByRole('dialog', { name: /^Delegates \(/ })
  await sheet.getByRole('button', { name: /(?<!^Hear )Germany/ }).click()
  await expect(page.getByText(/^Germany remembers: you promised/).first()).toBeVisible()
  await lookAt(page, 'signature-memory')
  await page.keyboard.press('Escape')
  await open.click()
  await page.getByRole('button', { name: 'Relations in the room' }).click()
  await expect(page.getByRole('grid', { name: 'Relations in the room' })).toBeVisible()
  await lookAt(page, 'signature-relations')
  const relations = page.getByRole('dialog', { name: 'Relations in the room' })
  await relations.getByRole('button', { name: 'View as table' }).click()
  await expectAccessible(page, 'the relations as a table')
  await page.keyboard.press('Escape')
}

async function saveDebrief(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: 'Your turning points' })).toBeVisible()
  const text = await saved(page, 'Resolution (text)')
  expect(text.name).toMatch(/^resolution-climate-crisis-summit-kenya-\d{4}-\d\d-\d\d\.txt$/)
  expect(text.bytes.toString('utf8')).toMatch(/\n {4}1\. .*[;.]\n/s)
  const pdf = await saved(page, 'Resolution (PDF)')
  expect(pdf.bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-')
  const file = await saved(page, 'Debrief (HTML)')
  const html = file.bytes.toString('utf8')
  expect(html).not.toMatch(/<script|https?:/)
  await lookAtFile(await page.context().newPage(), html)
  await page.getByRole('region', { name: 'Your turning points' }).scrollIntoViewIfNeeded()
  await lookAt(page, 'turning-points')
}

/** What a button saves: the file's name and its bytes. */
async function saved(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ])
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

/** The saved file as a reader opens it: by itself, with nothing to ask anybody for. */
async function lookAtFile(page: Page, html: string): Promise<void> {
  await page.setContent(html)
  await lookAt(page, 'debrief-file')
  await page.close()
}

async function watchAgain(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Watch the session again' }).click()
  const scrubber = page.getByRole('slider', { name: 'Moment of the session' })
  await expect(scrubber).toHaveValue('0')
  await test.step('and listened to', () => listenToReplay(page))
  await scrubber.press('End')
  await expect(page.getByRole('region', { name: 'The text at this moment' }).getByRole('list')).toBeVisible()
  await page.getByRole('region', { name: 'Jump to a moment' }).getByRole('button').first().click()
  await lookAt(page, 'replay')
  const before = Number(await scrubber.inputValue())
  await page.getByRole('button', { name: '60×' }).click()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect.poll(async () => Number(await scrubber.inputValue())).toBeGreaterThan(before)
  await page.getByRole('button', { name: 'Pause', exact: true }).click()
}

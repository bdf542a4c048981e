import { lookAt } from './harness/looks.ts'
import { expect, test } from './harness/test.ts'

const CLAUSES = [
  'Requests that rich countries give 300 billion dollars of public money a year to developing countries by 2030 and publish yearly milestones towards 1.3 trillion',
  'Calls for every Party to put a national roadmap away from coal, oil and gas into its next nationally determined contribution',
  'Proposes a solidarity levy on shipping and air travel, the proceeds of which shall go to the loss and damage fund',
  'Encourages all countries to have a national adaptation plan and early warning systems that reach everyone',
  'Asks schools to teach the science of climate change from the first grade',
]
const TEXT = [
  'Main submitter: Kenya',
  'The Conference of the Parties,',
  ...CLAUSES.map((clause, at) => `${at + 1}. ${clause}${at + 1 < CLAUSES.length ? ';' : '.'}`),
].join('\n\n')

test('a paper of the chat stands as the first proposal of a session in the demo', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Try Now' }).click()
  const composer = page.getByRole('textbox', { name: 'Message' })
  await composer.fill('Write a draft resolution on climate finance for Kenya')
  await composer.press('Enter')

  await test.step('the paper is laid from its menu, at the campaign of its topic', async () => {
    const paper = page.getByRole('complementary', { name: 'Working paper' })
    await page.getByRole('button', { name: 'Open as working paper' }).click()
    await paper.getByRole('textbox', { name: 'Text of the paper' }).fill(TEXT)
    await paper.getByRole('button', { name: 'Lay on the table of a campaign' }).click()
    const tables = page.getByRole('dialog', { name: 'Lay on the table of a campaign' })
    await tables.getByRole('button', { name: 'Climate Crisis Summit 4 of 5 clauses are heard here' }).click()
  })

  await test.step('what each clause stands for is shown before the session starts, with the paper’s country', async () => {
    await expect(page.getByText('4 of 5 clauses are heard here.')).toBeVisible()
    await expect(page.getByLabel('Clause 3 stands for').locator('option:checked')).toHaveText(
      'Loss and damage: Solidarity levies on shipping, aviation and extraction',
    )
    await lookAt(page, 'paper-opens-session-setup')
    await page.getByLabel('Clause 4 stands for').selectOption({ label: 'Adaptation: A tripling to 120 billion a year' })
    await page.getByRole('button', { name: 'Start Campaign as Kenya' }).click()
  })

  await test.step('three clauses are laid at once, and the fourth with an Enter', async () => {
    const log = page.getByRole('log', { name: 'Captions' })
    await expect(log.getByText('Our delegation lays before the committee its working paper').first()).toBeAttached()
    const card = page.getByRole('region', { name: 'From your paper “Draft resolution on climate finance”' })
    await expect(card.getByText('Adaptation: A tripling to 120 billion a year')).toBeVisible()
    await page.getByRole('textbox', { name: 'Your words' }).press('Enter')
    await expect(card).toBeHidden()
    await expect(log.getByText(`4. ${CLAUSES[3]}`).first()).toBeAttached()
  })
})

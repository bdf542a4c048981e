import { enterDemo } from './harness/account.ts'
import { Delegate } from './harness/delegate.ts'
import { hurryDemo } from './harness/demo.ts'
import { expectAccessible, lookAt } from './harness/looks.ts'
import { expect, test } from './harness/test.ts'

/** Slow enough that a reply is read before the next delegate speaks. */
const PACE = 6

test('the room listens: questions are answered on their content, acts that bind wait for Enter, and manners count', async ({
  page,
  context,
}) => {
  await hurryDemo(context, PACE)
  await page.goto('/')
  await enterDemo(page)
  const brazil = new Delegate(page)
  await brazil.takeSeat('Climate Crisis Summit', 'Brazil')
  const captions = page.getByRole('log', { name: 'Captions' })
  const draft = page.getByRole('region', { name: 'You are about to' })

  /** Says something, and waits for the line of the delegation that answers it. */
  async function ask(words: string, answer: RegExp): Promise<void> {
    expect(await brazil.say(words)).not.toBe('refused')
    await expect(captions.getByText(words)).toBeVisible()
    await expect(captions.getByText(answer).first()).toBeVisible()
  }

  await ask('Marshall Islands, what do you need most on coal, oil and gas?', /fossil fuels|oil|coal/)
  await ask('USA, would you accept 300 billion a year by 2035?', /300 billion a year by 2035/)
  await ask('China, why do you oppose national road maps with dates?', /road maps/)

  // a promise binds: it waits, and counts on Enter
  await brazil.composer.fill('We promise Germany to support national road maps with dates.')
  await brazil.composer.press('Enter')
  await expect(draft).toBeVisible()
  await expect(captions.getByText('We promise Germany to support')).toHaveCount(0)
  await expectAccessible(page, 'an act that waits to be confirmed')
  await lookAt(page, 'room-draft-of-one')
  await page.keyboard.press('Enter')
  await expect(draft).toBeHidden()
  await expect(captions.getByText('We promise Germany to support')).toBeVisible()

  // two acts in one message, of which one is left out
  await brazil.composer.fill('We promise Ethiopia to support expert review of every pledge. Germany, will you sign?')
  await brazil.composer.press('Enter')
  await expect(draft.getByRole('listitem')).toHaveCount(2)
  await lookAt(page, 'room-draft-of-two')
  await draft.getByRole('button', { name: /^Leave out: promise/ }).click()
  await draft.getByRole('button', { name: 'Confirm 1 act' }).click()
  await expect(draft).toBeHidden()
  await expect(captions.getByText('Germany, will you sign?')).toBeVisible()
  await expect(captions.getByText('We promise Ethiopia')).toHaveCount(0)

  await ask('Ethiopia, you promised us a fund for adaptation.', /promise|record|delegation|word/i)

  await ask('Alemania, ¿aceptarían ustedes la revisión por expertos de cada compromiso?', /review|pledge|accept|live/i)

  await ask('Éthiopie, de quoi avez-vous le plus besoin ?', /adaptation|need|want/i)

  await brazil.composer.fill('Wir schlagen nationale Fahrpläne mit Daten für alle Länder vor.')
  await brazil.composer.press('Enter')
  await expect(page.getByText('The delegates follow English, French and Spanish, and answer in English.')).toBeVisible()
  await page.getByRole('button', { name: 'Rephrase' }).click()

  await ask('Chair, what is an unmoderated caucus?', /the formal rules rest.*Here it needs a second and a majority/)

  await ask('Chair, what is in order now?', /in order/)
  await lookAt(page, 'room-in-order')

  await ask('China, you are all idiots.', /calls Brazil to order/)
})

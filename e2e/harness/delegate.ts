import { expect, type Locator, type Page } from '@playwright/test'

/** What came of words said in the composer. */
export type Heard = 'taken' | 'chosen' | 'refused' | 'confirmed'

/** How long words may wait for what comes of them, before they are said again. */
const HEARD_MS = 120_000
/** Between two looks at the floor; a roll call waits far longer for a seat. */
const LOOK_MS = 120
/** What the floor may ask of a delegate, and the names under a paper. */
const ASKED = [/^In favour$/, /^Choose this: /, /^Accept$/, /^Can live with$/, /^Second the motion/]
const NAMES = /^(?:Sponsor|Sign)\b/
/** What brings a session nearer to its end. */
const WAYS_ON = [/^Move to vote/, /^Close now$/, /^Back to the hall$/]
/** As fast as a session is ever let run here, in session ms per ms. */
export const FASTEST_PACE = 120
/**
 * While words are said: forty-five minutes are seven and a half. A machine under load takes half a minute to show the
 * hall and as long to read a first sentence, and words find no floor once the session is over.
 */
export const SPEAKING_PACE = 6
/**
 * Session ms per ms. A roll call waits a minute for a seat: while votes are likely the page has seven seconds to see that
 * one has begun, and then we have the whole minute to answer, also on a machine with ten times the work it can do. A
 * crisis waits four minutes at least.
 */
const PACES = { talk: FASTEST_PACE, crisis: 12, brink: 8, vote: 6, asked: 1, placards: 1, unwatched: 1 }
type Paces = Readonly<typeof PACES>
/** The event that tells a page whose clock is hurried that we look. */
const HEARTBEAT = 'placard-test-heartbeat'
/** A button that was there a moment ago may be gone: others act too. */
const PRESS_MS = 1_200

/** A person at the page, who answers whatever the floor asks and otherwise lets the others talk. */
export class Delegate {
  private readonly page: Page
  private readonly chamber: Locator
  readonly composer: Locator
  /** What was pressed, by what it was for. */
  readonly done = { ballots: 0, crises: 0, offers: 0, placards: 0, names: 0, seconds: 0, motions: 0 }

  constructor(page: Page) {
    this.page = page
    this.chamber = page.getByRole('region', { name: 'Chamber' })
    this.composer = page.getByRole('textbox', { name: 'Your words' })
  }

  /** From the campaign picker to the seat of a country. A known draw makes two runs the same. */
  async takeSeat(campaign: string, country: string, seed = 20): Promise<void> {
    await this.openCampaign(campaign)
    await this.chooseSeat(country, seed)
    await this.page.getByRole('button', { name: 'Start Campaign' }).click()
    await this.expectSession()
  }

  async openCampaign(campaign: string): Promise<void> {
    await this.page.getByRole('link', { name: campaign, exact: true }).first().click()
    await expect(this.page.getByRole('heading', { level: 1, name: campaign })).toBeVisible()
  }

  async chooseSeat(country: string, seed?: number): Promise<void> {
    await this.page.getByRole('combobox', { name: 'Country' }).fill(country)
    await this.page.getByRole('option', { name: country }).first().click()
    if (seed === undefined) return
    await this.page.getByText('Advanced', { exact: true }).click()
    await this.page.getByLabel('Known draw').fill(String(seed))
  }

  async expectSession(): Promise<void> {
    await expect(this.chamber).toBeVisible()
    await expect(this.composer).toBeEditable()
  }

  /** Says something. Acts that bind are confirmed, and of several readings the first is taken, as somebody does whose words were clear to themselves. */
  async say(words: string): Promise<Heard> {
    await this.composer.fill(words)
    await this.composer.press('Enter')
    const readings = this.page.getByRole('region', { name: 'How did you mean that?' })
    const draft = this.page.getByRole('region', { name: 'You are about to' })
    const isRefused = this.page.locator('textarea[aria-invalid=true]')
    await expect(async () => {
      const isTaken = (await this.composer.inputValue()) === ''
      expect(
        isTaken || (await readings.isVisible()) || (await draft.isVisible()) || (await isRefused.isVisible()),
      ).toBe(true)
    }).toPass({ timeout: HEARD_MS, intervals: [50] })
    if (await draft.isVisible()) {
      await this.confirm()
      return (await this.isRefused()) ? 'refused' : 'confirmed'
    }
    if (await readings.isVisible()) {
      await readings.getByRole('button').first().click()
      await expect(readings).toBeHidden()
      return (await this.isRefused()) ? 'refused' : 'chosen'
    }
    return (await isRefused.isVisible()) ? 'refused' : 'taken'
  }

  /** Waits until what was confirmed is taken or refused: the words stay in the composer until then. */
  private async isRefused(): Promise<boolean> {
    const refused = this.page.locator('textarea[aria-invalid=true]')
    await expect(async () => {
      expect((await this.composer.inputValue()) === '' || (await refused.isVisible())).toBe(true)
    }).toPass({ timeout: HEARD_MS, intervals: [50] })
    return refused.isVisible()
  }

  /** Confirms acts that wait for it. */
  async confirm(): Promise<void> {
    const draft = this.page.getByRole('region', { name: 'You are about to' })
    await draft.getByRole('button', { name: /^Confirm/ }).press('Enter')
    await expect(draft).toBeHidden()
  }

  /** Says something that the chair must take; speaking waits while a vote is taken. */
  async speak(words: string): Promise<void> {
    await expect(async () => {
      expect(await this.say(words)).not.toBe('refused')
    }).toPass({ intervals: [250] })
    // after a server that was away they wait until the page has found it again
    await expect(this.page.getByRole('log', { name: 'Captions' }).getByText(words)).toBeVisible()
  }

  /** Finds words in the captions, which show the newest lines at first: a page that loads slowly finds more of them. */
  async expectSaid(words: string): Promise<void> {
    const earlier = this.page.getByRole('button', { name: 'Show what was said before' })
    await expect(async () => {
      if (await earlier.isVisible()) await earlier.click()
      expect(await this.page.getByRole('log', { name: 'Captions' }).getByText(words).count()).toBeGreaterThan(0)
    }).toPass({ intervals: [100] })
  }

  /** Lets a hurried clock go on for a moment longer: it runs fast only for as long as somebody looks. */
  async heartbeat(): Promise<void> {
    await this.page.evaluate((name) => document.dispatchEvent(new Event(name)), HEARTBEAT)
  }

  /** Answers what the floor asks at this moment, the most pressing first. */
  async attend(): Promise<void> {
    const { page, done } = this
    await this.heartbeat()
    // most of the time nothing is asked: one look tells
    const asked = done.names === 0 ? [...ASKED, NAMES] : ASKED
    if (!(await this.offers(asked))) return
    if (await this.press(page.getByRole('button', { name: 'In favour', exact: true }))) done.ballots += 1
    if (await this.press(page.getByRole('button', { name: /^Choose this: / }))) done.crises += 1
    if (await this.press(page.getByRole('button', { name: 'Accept', exact: true }))) done.offers += 1
    if (await this.press(page.getByRole('button', { name: 'Can live with', exact: true }))) done.placards += 1
    if (await this.press(page.getByRole('button', { name: /^Second the motion/ }))) done.seconds += 1
    if (done.names === 0 && (await this.press(page.getByRole('button', { name: NAMES })))) done.names += 1
  }

  /** Whether a button of any of these names can be pressed. */
  async offers(names: readonly RegExp[]): Promise<boolean> {
    const name = new RegExp(names.map(({ source }) => source).join('|'))
    return (await this.page.getByRole('button', { name, disabled: false }).count()) > 0
  }

  /** Presses a button when it is there and can be pressed; whoever comes too late is not to blame. */
  async press(button: Locator): Promise<boolean> {
    const first = button.first()
    if (!(await first.isVisible())) return false
    const isEnabled = await first.isEnabled({ timeout: PRESS_MS }).catch(() => false)
    if (!isEnabled) return false
    return first.click({ timeout: PRESS_MS }).then(
      () => true,
      () => false,
    )
  }

  /** Attends to the floor until something is so. */
  async attendUntil(isSo: () => Promise<boolean>, why: string): Promise<void> {
    await expect(async () => {
      if (await isSo()) return
      await this.attend()
      expect(await isSo(), why).toBe(true)
    }).toPass({ intervals: [LOOK_MS] })
  }

  /**
   * Lets the clock run fast for as long as somebody looks, less so while a crisis waits or a roll may be called, slowly
   * while it is, and not at all while we are asked. The page itself keeps watch, until it is left: between two looks of
   * ours a seat's turn may be over, and on a busy machine the whole session. A session that is begun afterwards
   * is kept to these paces from its first moment.
   */
  async hurry(paces: Partial<Paces> = {}): Promise<void> {
    await this.page.evaluate(keepPace, { paces: { ...PACES, ...paces }, heartbeat: HEARTBEAT })
  }

  /** Plays on to the end, moving to a vote once it is in order. */
  async playToEnd(): Promise<void> {
    const conclusion = this.page.getByRole('region', { name: 'Campaign concluded' })
    await this.attendUntil(async () => {
      if (await this.offers(WAYS_ON)) await this.resume()
      return conclusion.isVisible()
    }, 'the session comes to its end')
  }

  private async resume(): Promise<void> {
    const { page, done } = this
    if (await this.press(page.getByRole('button', { name: /^Move to vote/ }))) done.motions += 1
    await this.press(page.getByRole('button', { name: 'Close now' }))
    await this.press(page.getByRole('button', { name: 'Back to the hall' }))
  }

  /** From the conclusion to the debrief, which tells the vote, what could have been won, and the moments. */
  async openDebrief(): Promise<void> {
    const { page } = this
    await page.getByRole('link', { name: 'Go to the debrief' }).click()
    await expect(page).toHaveURL(/\/debrief$/)
    for (const part of [
      'How the score was calculated',
      'What could have been agreed',
      'The final vote',
      'Moments that mattered',
    ]) {
      await expect(page.getByRole('region', { name: part })).toBeVisible()
    }
  }
}

/**
 * Runs in the page. It chooses among the speeds as a person does, though none of these is offered to people, and chooses
 * again when the clock was quicker and the choice was refused. Told anew, it goes on with the new paces.
 */
function keepPace({ paces: first, heartbeat }: { paces: Paces; heartbeat: string }): void {
  const toldAnew = 'placard-test-paces'
  if (!document.dispatchEvent(new CustomEvent(toldAnew, { detail: first, cancelable: true }))) return
  const answerMs = 400
  // a motion to vote waits for its second and is voted on, before the roll is called
  const brinkMs = 4_000
  // whoever looks does so several times a second, and a busy machine lets them look seldom
  const lookMs = 1_000
  let paces = first
  let brinkUntil = 0
  let lookedAt = performance.now()
  let chosen = 0
  let chosenAt = 0
  const section = (label: string) => document.querySelector(`section[aria-label="${label}"]`)
  const offers = (name: string) =>
    [...document.querySelectorAll('button:enabled')].some(({ textContent }) => textContent.trim() === name)
  const isBrink = () =>
    section('Show of placards') !== null ||
    section('Session')?.textContent.includes('Resolution and Conclusion') === true ||
    [...document.querySelectorAll('button:enabled')].some((button) => button.textContent.startsWith('Move to vote'))
  const wantedPace = () => {
    if (performance.now() - lookedAt > lookMs) return paces.unwatched
    if (offers('In favour')) return paces.asked
    if (paces.placards < paces.talk && offers('Can live with')) return paces.placards
    if (section('Vote board') !== null || section('Roll call') !== null) return paces.vote
    if (isBrink()) brinkUntil = performance.now() + brinkMs
    if (performance.now() < brinkUntil) return paces.brink
    const answer = document.querySelector('button[aria-label^="Choose this: "]:enabled:not([aria-disabled=true])')
    return answer === null ? paces.talk : paces.crisis
  }
  const look = () => {
    const speed = document.querySelector('select[aria-label="Speed of the clock"]')
    const wanted = wantedPace()
    if (!(speed instanceof HTMLSelectElement) || Number(speed.value) === wanted) return
    if (chosen === wanted && performance.now() - chosenAt < answerMs) return
    chosen = wanted
    chosenAt = performance.now()
    speed.append(new Option(String(wanted), String(wanted)))
    speed.value = String(wanted)
    speed.dispatchEvent(new Event('change', { bubbles: true }))
  }
  document.addEventListener(toldAnew, (event) => {
    event.preventDefault()
    if (event instanceof CustomEvent) paces = event.detail
    look()
  })
  document.addEventListener(heartbeat, () => {
    lookedAt = performance.now()
    look()
  })
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true })
  setInterval(look, answerMs)
  look()
}

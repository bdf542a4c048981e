import { expect, type Page } from '@playwright/test'
import { Delegate } from './delegate.ts'
import { lookAt, takePictures } from './looks.ts'
import { type ScriptedMicrophone, speakOnce } from './microphone.ts'

/** What the page asks after something was said, or what came of it. */
type Came = 'counted' | 'check' | 'readings' | 'refused' | 'refused-check' | 'unheard'

const BALLOT = 'we vote yes'
const NO = 'no that is wrong'

/** Buttons that show what is asked, and what somebody says instead of pressing them, the most pressing first. */
const ASKED = [
  { what: 'ballots', button: /^In favour$/, words: BALLOT },
  { what: 'closings', button: /^Close now$/, words: 'close the session now' },
  { what: 'boards', button: /^Back to the hall$/, words: 'back to the hall' },
  { what: 'crises', button: /^Choose this: /, words: 'the first option' },
  { what: 'offers', button: /^Accept$/, words: 'we accept your offer' },
  { what: 'placards', button: /^Can live with$/, words: 'we can live with the proposal' },
  { what: 'seconds', button: /^Second the motion/, words: 'we second the motion' },
  { what: 'names', button: /^Sponsor\b/, words: 'we will sponsor the draft' },
  { what: 'motions', button: /^Move to vote/, words: 'i move to close the debate' },
] as const
/** How often something is said at most: placards are asked for all the time, and after two motions the chair calls the vote. */
const MOST: Readonly<Partial<Record<string, number>>> = { placards: 2, offers: 2, seconds: 2, names: 1, motions: 2 }
/** Fast between two sentences; while somebody speaks nobody looks, and the clock is a person's. */
export const SPOKEN_PACE = 60
const ANSWERS = { check: 'yes that is right', readings: 'the first reading' } as const

/** A person who plays by voice alone: the one thing they press is the microphone. */
export class SpokenDelegate {
  private readonly page: Page
  private readonly microphone: ScriptedMicrophone
  private readonly seat: Delegate
  /** What was said and counted, by what it was for. */
  readonly done = new Map<string, number>()

  /** What is looked at: a ballot that waits to be confirmed, and the conclusion. */
  private readonly looks: readonly [ballot: string, over: string] | undefined

  constructor(page: Page, microphone: ScriptedMicrophone, looks?: readonly [string, string]) {
    this.page = page
    this.looks = looks
    this.microphone = microphone
    this.seat = new Delegate(page)
  }

  /**
   * Says something, and answers by voice what the page asks about it: somebody reads what was heard before they confirm it.
   * @returns whether it counted.
   */
  async say(words: string, written: RegExp = new RegExp(`^${words}\\W*$`, 'i')): Promise<boolean> {
    let came = await this.speak(words)
    if (this.looks !== undefined && words === BALLOT && came === 'check') await takePictures(this.page, this.looks[0])
    while (came === 'check' || came === 'readings') {
      const isRight = written.test(await this.seat.composer.inputValue())
      came = await this.speak(isRight ? ANSWERS[came] : NO)
      if (!isRight) return false
    }
    // what the chair refuses to count still stands there, with its reason
    if (came === 'refused-check') await this.speak(NO)
    return came === 'counted'
  }

  /** Says one sentence to the microphone, and waits for what comes of it. */
  async speak(words: string): Promise<Came> {
    this.microphone.says(words)
    await speakOnce(this.page)
    return this.whatCame()
  }

  private async whatCame(): Promise<Came> {
    const { page } = this
    const result = await page.waitForFunction(() => {
      const section = (label: string) => document.querySelector(`section[aria-label="${label}"]`)
      const phase = document.querySelector('[data-microphone]')?.getAttribute('data-microphone')
      // the debrief has no microphone
      if (phase === undefined) return 'counted'
      if (phase === 'error') return 'unheard'
      if (phase !== 'idle' || document.querySelector('button[aria-busy=true]') !== null) return false
      if (document.querySelector('button[aria-label^="The chair is listening"]') !== null) return false
      const field = document.querySelector('textarea[aria-label="Your words"]')
      if (section('You are about to') !== null && field?.ariaInvalid === 'true') return 'refused-check'
      if (section('Is this what you said?') !== null || section('You are about to') !== null) return 'check'
      if (section('How did you mean that?')?.querySelector('button ~ button')) return 'readings'
      if (!(field instanceof HTMLTextAreaElement) || field.value === '') return 'counted'
      return 'refused'
    })
    const came: unknown = await result.jsonValue()
    return (
      (['counted', 'check', 'readings', 'refused', 'refused-check', 'unheard'] as const).find((one) => one === came) ??
      'refused'
    )
  }

  /** Says what the floor asks for at this moment. */
  async attend(): Promise<void> {
    await this.seat.heartbeat()
    for (const { what, button, words } of ASKED) {
      const before = this.done.get(what) ?? 0
      if (before >= (MOST[what] ?? Number.POSITIVE_INFINITY)) continue
      if (!(await this.seat.offers([button]))) continue
      if (await this.say(words)) this.done.set(what, before + 1)
      if (this.done.get('placards') === MOST.placards)
        await this.seat.hurry({ talk: SPOKEN_PACE, placards: SPOKEN_PACE })
      return
    }
  }

  /** Plays until the session is over, and asks for the debrief. */
  async playToDebrief(): Promise<void> {
    const { page } = this
    const isOver = page.getByRole('link', { name: 'Go to the debrief' })
    await expect(async () => {
      if (await isOver.first().isVisible()) return
      await this.attend()
      expect(await isOver.first().isVisible()).toBe(true)
    }).toPass({ intervals: [100] })
    if (this.looks !== undefined) await lookAt(page, this.looks[1])
    await expect(async () => {
      await this.speak('go to the debrief')
      expect(page.url()).toMatch(/\/debrief$/)
    }).toPass()
    await expect(page.getByRole('region', { name: 'The final vote' })).toBeVisible()
  }
}

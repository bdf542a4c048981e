import { expect, type Page } from '@playwright/test'
import { Delegate } from './delegate.ts'
import { type ScriptedMicrophone, speakOnce } from './microphone.ts'

/** What the page asks after something was said, or what came of it. */
type Came = 'counted' | 'check' | 'readings' | 'refused' | 'unheard'

/** Buttons that show what is asked, and what somebody says instead of pressing them, the most pressing first. */
const ASKED = [
  { what: 'ballots', button: /^In favour$/, words: 'we vote yes' },
  { what: 'closings', button: /^Close now$/, words: 'close the session now' },
  { what: 'boards', button: /^Back to the hall$/, words: 'back to the hall' },
  { what: 'crises', button: /^Choose this: /, words: 'the first option' },
  { what: 'offers', button: /^Accept$/, words: 'we accept your offer' },
  { what: 'placards', button: /^Can live with$/, words: 'we can live with the proposal' },
  { what: 'seconds', button: /^Second the motion/, words: 'we second the motion' },
  { what: 'names', button: /^Sponsor\b/, words: 'we will sponsor the draft' },
  { what: 'motions', button: /^Move to vote/, words: 'i move to close the debate' },
] as const
/** A delegation names itself under a paper once; the motion to vote is moved again only after some time. */
const ONCE: ReadonlySet<string> = new Set(['names'])
const ANSWERS = { check: 'yes that is right', readings: 'the first reading' } as const

/** A person who plays by voice alone: the one thing they press is the microphone. */
export class SpokenDelegate {
  private readonly page: Page
  private readonly microphone: ScriptedMicrophone
  private readonly seat: Delegate
  /** What was said and counted, by what it was for. */
  readonly done = new Map<string, number>()

  constructor(page: Page, microphone: ScriptedMicrophone) {
    this.page = page
    this.microphone = microphone
    this.seat = new Delegate(page)
  }

  /** Says something, and answers by voice what the page asks about it. @returns whether it counted. */
  async say(words: string): Promise<boolean> {
    let came = await this.speak(words)
    while (came === 'check' || came === 'readings') came = await this.speak(ANSWERS[came])
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
      if (section('Is this what you said?') !== null || section('You are about to') !== null) return 'check'
      if (section('How did you mean that?')?.querySelector('button ~ button')) return 'readings'
      const field = document.querySelector('textarea[aria-label="Your words"]')
      if (!(field instanceof HTMLTextAreaElement) || field.value === '') return 'counted'
      return 'refused'
    })
    const came: unknown = await result.jsonValue()
    return (['counted', 'check', 'readings', 'refused', 'unheard'] as const).find((one) => one === came) ?? 'refused'
  }

  /** Says what the floor asks for at this moment. */
  async attend(): Promise<void> {
    await this.seat.heartbeat()
    for (const { what, button, words } of ASKED) {
      if (ONCE.has(what) && this.done.has(what)) continue
      if (!(await this.seat.offers([button]))) continue
      if (await this.say(words)) this.done.set(what, (this.done.get(what) ?? 0) + 1)
      return
    }
  }

  /** Plays until the session is over, and asks for the debrief. */
  async playToDebrief(): Promise<void> {
    const { page } = this
    const conclusion = page.getByRole('region', { name: 'Campaign concluded' })
    await expect(async () => {
      await this.attend()
      expect(await conclusion.isVisible()).toBe(true)
    }).toPass({ intervals: [100] })
    await expect(async () => {
      await this.speak('go to the debrief')
      expect(page.url()).toMatch(/\/debrief$/)
    }).toPass()
    await expect(page.getByRole('region', { name: 'The final vote' })).toBeVisible()
  }
}

import { setTimeout as delay } from 'node:timers/promises'
import type { Browser, BrowserContext } from '@playwright/test'
import { type Account, newAccount } from '../harness/account.ts'
import { openServer, type ServerHandle } from '../harness/server.ts'
import { type Complaints, complaintsOf } from './complaints.ts'
import { Dice } from './dice.ts'
import { Kept } from './kept.ts'
import { MANNERS, startChaosModel } from './model.ts'
import type { Rest } from './rest.ts'
import { Tab } from './tab.ts'
import { type Verdict, verify } from './verify.ts'

/** What a person or the world does next, each as often as its weight says. */
const ACTIONS = {
  send: 300,
  stop: 70,
  again: 60,
  resume: 60,
  edit: 70,
  switch: 120,
  begin: 40,
  reload: 60,
  wait: 150,
  offline: 25,
  secondTab: 25,
  expire: 8,
  kill: 12,
} as const
type Action = keyof typeof ACTIONS

const UNLIMITED = JSON.stringify({ FREE: { limits: { wordsPerDay: null, aiInteractions: null } } })
/** A server asks no account for its password more often than ten times in five minutes. */
const BETWEEN_SIGN_INS_MS = 40_000

/** Times as many actions as were asked for, after which a page that takes no message has failed. */
const MOST_ROUNDS = 10

export interface ChaosOptions {
  readonly browser: Browser
  /** Actions at least; where the page refuses most of them, as many more as it takes for `sends`. */
  readonly actions: number
  /** Messages that the page took at least: on a slow machine most of what is typed finds no composer. */
  readonly sends: number
  readonly seed: number
  /** Servers killed at least, however the dice fall. */
  readonly kills: number
}

/** Lets a person chat through everything that can go wrong. @returns what became of what they said. */
export async function playChaos({ browser, actions, sends, seed, kills }: ChaosOptions): Promise<Verdict> {
  const model = await startChaosModel()
  const server = await openServer({
    OPENAI_COMPATIBLE_URL: `${model.url}/v1`,
    OPENAI_COMPATIBLE_MODEL: 'chaos',
    PLACARD_PLANS: UNLIMITED,
  })
  const context = await browser.newContext({ baseURL: server.address, reducedMotion: 'reduce' })
  try {
    await server.start()
    const account = newAccount()
    await Kept.of(server.address, account, true)
    const world = new World({ context, server, account, dice: new Dice(seed) })
    await world.open()
    for (let at = 0; at < actions || (world.sends < sends && at < actions * MOST_ROUNDS); at += 1) {
      const isKillDue = kills > 0 && at % Math.ceil(actions / kills) === Math.floor(actions / kills / 2)
      await world.act(isKillDue ? 'kill' : undefined)
    }
    return await verify(await world.settle())
  } finally {
    await context.close()
    await server.clear()
    await model.stop()
  }
}

interface WorldParts {
  readonly context: BrowserContext
  readonly server: ServerHandle
  readonly account: Account
  readonly dice: Dice
}

/** One person with one or two tabs, a network that comes and goes, and a server that is killed. */
class World {
  private readonly parts: WorldParts
  private readonly complaints: Complaints
  private readonly tabs: Tab[] = []
  private readonly sent: string[] = []
  private readonly done = new Map<Action, number>()
  private count = 0
  private signedInAt = Number.NEGATIVE_INFINITY

  constructor(parts: WorldParts) {
    this.parts = parts
    this.complaints = complaintsOf(parts.context)
  }

  get sends(): number {
    return this.sent.length
  }

  async open(): Promise<void> {
    await this.openTab()
  }

  private async openTab(): Promise<Tab> {
    const tab = await Tab.open(await this.parts.context.newPage())
    this.tabs.push(tab)
    await tab.goTo('/')
    await tab.signInIfAsked(this.parts.account)
    return tab
  }

  private anyTab(): Tab {
    const tab = this.tabs[this.parts.dice.below(this.tabs.length)]
    if (tab === undefined) throw new Error('no page is open')
    return tab
  }

  async act(wanted?: Action): Promise<void> {
    const action = wanted ?? this.parts.dice.pick(ACTIONS)
    this.done.set(action, (this.done.get(action) ?? 0) + 1)
    await this.perform(action)
  }

  private async perform(action: Action): Promise<void> {
    const { dice } = this.parts
    const tab = this.anyTab()
    switch (action) {
      case 'send':
        // most of the time people let the other one finish
        if (dice.below(3) > 0) await tab.hearOut()
        return this.say((text) => tab.say(text))
      case 'edit':
        return this.say((text) => tab.sayInstead(text))
      case 'stop':
        return void (await tab.pressButton('Stop answering'))
      case 'again':
        return void (await tab.pressButton('Regenerate answer'))
      case 'resume':
        return void (await tab.pressButton('Continue'))
      case 'switch':
        return void (await tab.switchTo(dice.below(5)))
      case 'begin':
        return void (await tab.begin())
      case 'reload':
        return tab.reload()
      case 'wait':
        return delay(dice.below(500))
      case 'offline':
        return this.offline()
      case 'secondTab':
        return this.secondTab()
      case 'expire':
        return this.expire()
      case 'kill':
        return this.kill()
    }
  }

  private async say(act: (text: string) => Promise<boolean>): Promise<void> {
    const text = `q${this.count} What is a quorum? manner ${this.parts.dice.pick(MANNERS)}`
    this.count += 1
    if (await act(text)) this.sent.push(text)
  }

  /** A few things done while there is no network, or no server. */
  private async meanwhile(): Promise<void> {
    const { dice } = this.parts
    for (let left = dice.below(4); left > 0; left -= 1) {
      await this.act(dice.pick({ send: 6, stop: 1, switch: 1, reload: 1, wait: 2 }))
    }
  }

  private async offline(): Promise<void> {
    const { context } = this.parts
    await context.setOffline(true)
    await this.meanwhile()
    await context.setOffline(false)
  }

  private async secondTab(): Promise<void> {
    if (this.tabs.length === 1) await this.openTab()
    else await this.tabs.splice(this.parts.dice.below(2), 1)[0]?.page.close()
  }

  /** The sign-in ends under the feet of every tab. */
  private async expire(): Promise<void> {
    const { context, server, account } = this.parts
    if (performance.now() - this.signedInAt < BETWEEN_SIGN_INS_MS) return
    this.signedInAt = performance.now()
    await context.request.post(`${server.address}/api/auth/logout`, { headers: { origin: server.address }, data: {} })
    await this.meanwhile()
    for (const tab of this.tabs) {
      await tab.goTo('/')
      await tab.signInIfAsked(account)
    }
  }

  private async kill(): Promise<void> {
    const { server } = this.parts
    await server.kill()
    await this.meanwhile()
    await server.start()
  }

  /** Waits until nothing is on its way any more, as a person does who stays. */
  async settle(): Promise<Rest> {
    const { server, account } = this.parts
    const [tab = await this.openTab(), ...others] = this.tabs
    for (const other of others) await other.page.close()
    await tab.goTo('/')
    await tab.signInIfAsked(account)
    const kept = await Kept.of(server.address, account)
    for (const giveUpAt = performance.now() + 60_000; performance.now() < giveUpAt; await delay(500)) {
      const waiting = await tab.waiting()
      if (waiting.length === 0 && !(await kept.conversations()).isAnswering) break
      // what was refused is tried again by whoever said it
      for (const { conversationId } of waiting.filter(({ isRefused }) => isRefused)) {
        await tab.goTo(`/chat/${conversationId}`)
        await tab.signInIfAsked(account)
        await tab.pressButton('Try again')
      }
    }
    const unsent = (await tab.waiting()).map(({ words }) => words)
    return { tab, kept, unsent, sent: this.sent, done: this.done, complaints: this.complaints }
  }
}

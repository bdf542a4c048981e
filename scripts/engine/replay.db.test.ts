import { fileURLToPath } from 'node:url'
import { planSession } from '@placard/application'
import { type SessionPlan, stateHash } from '@placard/engine'
import { type Browser, chromium, type Page } from '@playwright/test'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { shippedCampaign, shippedCampaignIds, shippedWorld } from './content.ts'
import { playSession } from './play-session.ts'
import { POLICIES } from './policies.ts'

/** The engine must come to the same bits in Node and in the browser: this file runs it in both. */
let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
  page = await browser.newPage()
  await page.addScriptTag({ content: await bundled() })
}, 60_000)

afterAll(async () => {
  await browser?.close()
})

/** Everything a page needs to play and to replay, as one script. */
async function bundled(): Promise<string> {
  const fileOf = (name: string) => JSON.stringify(fileURLToPath(new URL(name, import.meta.url)))
  const entry = '\0virtual:engine-on-the-page'
  const source = `import { replay, stateHash } from '@placard/engine'
    import { playSession } from ${fileOf('./play-session.ts')}
    import { POLICIES } from ${fileOf('./policies.ts')}
    Object.assign(globalThis, { replay, stateHash, playSession, POLICIES })`
  const plugin = {
    name: 'engine-on-the-page',
    resolveId: (id: string) => (id === 'engine-on-the-page' ? entry : undefined),
    load: (id: string) => (id === entry ? source : undefined),
  }
  const output = await build({
    root: fileURLToPath(new URL('../..', import.meta.url)),
    configFile: false,
    logLevel: 'silent',
    plugins: [plugin],
    build: { write: false, rolldownOptions: { input: 'engine-on-the-page', output: { format: 'iife' } } },
  })
  const [first] = Array.isArray(output) ? output : [output]
  const chunk = first && 'output' in first ? first.output[0] : undefined
  if (!chunk) throw new Error('the engine was not bundled')
  return chunk.code
}

function planOf(id: string, seed: number): SessionPlan {
  const campaign = shippedCampaign(id)
  if (!campaign) throw new Error(`no campaign ${id}`)
  const people = [{ personId: 'p', name: 'P', country: 'KEN' }]
  const planned = planSession({ campaign, world: shippedWorld, sessionId: 's', seed, pace: 1, people })
  if (!planned.ok) throw new Error(planned.refusal)
  return planned.plan
}

describe('Node and Chromium', () => {
  it.each(shippedCampaignIds())('replay a log of %s to the same state', async (id) => {
    const policy = POLICIES['random-legal']
    if (!policy) throw new Error('no such policy')
    const { events, state } = playSession(planOf(id, 21), { seat: 'ken', policy, seed: 21 })
    const log = JSON.stringify(events)
    expect(await page.evaluate(`stateHash(replay(JSON.parse(${JSON.stringify(log)})))`)).toBe(stateHash(state))
  })

  it.each(Object.keys(POLICIES))(
    'play the %s policy to the same states',
    async (name) => {
      const policy = POLICIES[name]
      if (!policy) throw new Error(`no policy ${name}`)
      const plans = shippedCampaignIds().flatMap((id) => [1, 2, 3, 4, 5].map((seed) => planOf(id, seed)))
      const here = plans.map((plan) => stateHash(playSession(plan, { seat: 'ken', policy, seed: plan.seed }).state))
      const there = await page.evaluate<string[]>(
        `(${JSON.stringify(plans)}).map((plan) =>
        stateHash(playSession(plan, { seat: 'ken', policy: POLICIES['${name}'], seed: plan.seed }).state))`,
      )
      expect(there).toEqual(here)
      expect(new Set(here).size).toBe(here.length)
    },
    60_000,
  )
})

import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { planSession } from '@placard/application'
import type { SessionPlan } from '@placard/engine'
import { shippedCampaign, shippedCampaignIds, shippedWorld } from '../scripts/engine/content.ts'
import { playSession } from '../scripts/engine/play-session.ts'
import { POLICIES } from '../scripts/engine/policies.ts'
import { expect, test } from './harness/test.ts'
import { replayDoor } from './replay/page.ts'

const HERE = path.resolve(import.meta.dirname, 'replay')
const VITE = path.resolve(import.meta.dirname, '../node_modules/vite/bin/vite.js')
const SESSIONS = 20

test('logs recorded in Node replay to the same state in Chromium, and sessions play to the same end there', async ({
  page,
}, testInfo) => {
  const folder = testInfo.outputPath('bundle')
  const build = spawnSync(
    process.execPath,
    [VITE, 'build', '--config', path.join(HERE, 'vite.config.ts'), '--outDir', folder],
    {
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production' },
    },
  )
  expect(build.status, build.stderr).toBe(0)
  await page.goto('about:blank')
  await page.addScriptTag({ content: readFileSync(path.join(folder, 'page.js'), 'utf8'), type: 'module' })
  await page.waitForFunction(() => globalThis.placardReplay !== undefined)

  const policies = Object.keys(POLICIES)
  const campaigns = shippedCampaignIds()
  for (let seed = 1; seed <= SESSIONS; seed++) {
    const policyName = policies[seed % policies.length] ?? ''
    const campaignId = campaigns[seed % campaigns.length] ?? ''
    const plan = planOf(campaignId, seed)
    const seat = plan.seats.find(({ holder }) => holder.kind === 'person')?.country.toLowerCase() ?? ''
    const policy = POLICIES[policyName]
    if (policy === undefined) throw new Error(`no such policy: ${policyName}`)
    const { events } = playSession(plan, { seat, policy, seed })
    const inNode = replayDoor.hashOfLog(events)
    const inChromium = await page.evaluate(
      ([log, planned, seatId, name, number]) => ({
        replayed: globalThis.placardReplay?.hashOfLog(log),
        played: globalThis.placardReplay?.hashOfPlay(planned, seatId, name, number),
      }),
      [events, plan, seat, policyName, seed] as const,
    )
    expect(inChromium, `${campaignId}, ${policyName}, seed ${seed}`).toEqual({ replayed: inNode, played: inNode })
  }
})

function planOf(campaignId: string, seed: number): SessionPlan {
  const campaign = shippedCampaign(campaignId)
  if (campaign === undefined) throw new Error(`no such campaign: ${campaignId}`)
  const people = [{ personId: 'policy', name: 'Policy', country: undefined }]
  const planned = planSession({ campaign, world: shippedWorld, sessionId: `seed-${seed}`, seed, pace: 1, people })
  if (!planned.ok) throw new Error(planned.refusal)
  return planned.plan
}

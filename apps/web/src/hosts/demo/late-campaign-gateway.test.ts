import { describe, expect, it } from 'vitest'
import type { CampaignGateway, WatchStatus } from '../../client/gateways/campaign-gateway.ts'
import { createDemoGateway } from './late-campaign-gateway.ts'

function aHost(watched: string[]): CampaignGateway {
  const unused = () => Promise.reject(new Error('not part of this test'))
  return {
    listCampaigns: async () => [],
    getCampaign: unused,
    startSession: unused,
    listSessions: unused,
    getSession: unused,
    getDebrief: unused,
    getReplay: unused,
    sendCommand: unused,
    watchSession(sessionId) {
      watched.push(sessionId)
      return () => void watched.push(`end of ${sessionId}`)
    },
  }
}

const nothing = () => undefined

describe('the demo’s campaigns', () => {
  it('load their host at the first request, once', async () => {
    let loads = 0
    const gateway = createDemoGateway(async () => {
      loads += 1
      return aHost([])
    })
    expect(loads).toBe(0)
    await Promise.all([gateway.listCampaigns(), gateway.listCampaigns()])
    expect(loads).toBe(1)
  })

  it('try again after a load that failed', async () => {
    let loads = 0
    const gateway = createDemoGateway(async () => {
      loads += 1
      if (loads === 1) throw new TypeError('Failed to fetch dynamically imported module')
      return aHost([])
    })
    await expect(gateway.listCampaigns()).rejects.toThrow('dynamically imported')
    expect(await gateway.listCampaigns()).toEqual([])
  })

  it('begin a watch once the host is there and end it', async () => {
    const watched: string[] = []
    const stop = createDemoGateway(async () => aHost(watched)).watchSession('one', 0, nothing, nothing)
    await expect.poll(() => watched).toEqual(['one'])
    stop()
    expect(watched).toEqual(['one', 'end of one'])
  })

  it('never begin a watch that was ended before the host came', async () => {
    const watched: string[] = []
    const host = Promise.resolve(aHost(watched))
    createDemoGateway(() => host).watchSession('one', 0, nothing, nothing)()
    await host
    await Promise.resolve()
    expect(watched).toEqual([])
  })

  it('say that nothing arrives when the host cannot be loaded', async () => {
    const statuses: WatchStatus[] = []
    const gateway = createDemoGateway(() => Promise.reject(new TypeError('gone')))
    gateway.watchSession('one', 0, nothing, (status) => statuses.push(status))
    await expect.poll(() => statuses).toEqual(['offline'])
  })
})

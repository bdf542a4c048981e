import { afterEach, expect, it } from 'vitest'
import { browserEngines, findBrowserEngine } from '../engines/browser-engines.ts'
import { offerDeviceEngine } from './device-engine.ts'
import { deviceStore } from './device-store.ts'
import { promptApiDouble } from './testing/prompt-api-double.ts'

afterEach(() => {
  deviceStore.setState({ standing: { status: 'unknown' } })
  browserEngines.setState({ engines: [] })
})

it('is among the page’s engines only while it is ready', async () => {
  await offerDeviceEngine(promptApiDouble({ availability: 'downloadable' }))
  expect(browserEngines.getState().engines).toEqual([])
  deviceStore.setState({ standing: { status: 'ready' } })
  const engine = await findBrowserEngine({ kind: 'device' })
  expect(engine).toMatchObject({ title: 'On this device', provider: { engine: { place: 'device' } } })
  deviceStore.setState({ standing: { status: 'unfit' } })
  expect(browserEngines.getState().engines).toEqual([])
})

it('has the bounds of its model once it is prepared', async () => {
  await offerDeviceEngine(promptApiDouble({ contextWindow: 6_144 }))
  const engine = await findBrowserEngine({ kind: 'device' })
  await engine?.prepare?.()
  expect(engine?.provider.bounds.contextTokens).toBe(6_144)
})

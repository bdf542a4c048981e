import { describe, expect, it } from 'vitest'
import { deviceOf } from './visitor.ts'

const MOZILLA = 'Mozilla/5.0'
const LIKE = 'AppleWebKit/537.36 (KHTML, like Gecko)'

describe('naming a device', () => {
  it.each([
    { agent: `${MOZILLA} (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0`, device: 'Firefox on Linux' },
    {
      agent: `${MOZILLA} (Windows NT 10.0; Win64; x64) ${LIKE} Chrome/142.0 Safari/537.36`,
      device: 'Chrome on Windows',
    },
    { agent: `${MOZILLA} (Windows NT 10.0) ${LIKE} Chrome/142.0 Safari/537.36 Edg/142.0`, device: 'Edge on Windows' },
    {
      agent: `${MOZILLA} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Safari/605.1.15`,
      device: 'Safari on macOS',
    },
    {
      agent: `${MOZILLA} (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1`,
      device: 'Safari on iPhone',
    },
    { agent: `${MOZILLA} (Linux; Android 16) ${LIKE} Chrome/142.0 Mobile Safari/537.36`, device: 'Chrome on Android' },
    { agent: 'curl/8.17.0', device: 'curl' },
    { agent: '<script>alert(1)</script>', device: 'Unknown device' },
    { agent: undefined, device: 'Unknown device' },
  ])('calls it $device', ({ agent, device }) => {
    expect(deviceOf(agent)).toBe(device)
  })
})

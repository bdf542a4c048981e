import { expect, it } from 'vitest'
import { isBareAddress } from './passkey-support.ts'

it.each([
  { hostname: '127.0.0.1', isBare: true, because: 'a number of version 4' },
  { hostname: '[::1]', isBare: true, because: 'a number of version 6' },
  { hostname: 'localhost', isBare: false, because: 'browsers take this name' },
  { hostname: 'placard.example.org', isBare: false, because: 'a name' },
  { hostname: '1.placard.example', isBare: false, because: 'a name may begin with a number' },
])('$hostname can have passkeys: not $isBare, as it is $because', ({ hostname, isBare }) => {
  expect(isBareAddress(hostname)).toBe(isBare)
})

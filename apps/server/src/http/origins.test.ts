import { expect, it } from 'vitest'
import { isOwnOrigin } from './origins.ts'

const plain = { publicOrigin: undefined, isDevelopment: false }
const behindProxy = { publicOrigin: 'https://placard.example', isDevelopment: false }
const development = { publicOrigin: undefined, isDevelopment: true }

it.each([
  { origin: 'http://127.0.0.1:4400', host: '127.0.0.1:4400', setUp: plain, own: true, because: 'it is the page’s' },
  { origin: 'http://localhost', host: 'localhost:80', setUp: plain, own: true, because: 'port 80 goes without saying' },
  { origin: 'http://127.0.0.1:5173', host: '127.0.0.1:4400', setUp: plain, own: false, because: 'a port is a program' },
  { origin: 'http://127.0.0.1:5173', host: '127.0.0.1:4400', setUp: development, own: true, because: 'hot reload' },
  { origin: 'https://evil.example', host: '127.0.0.1:4400', setUp: development, own: false, because: 'it is not here' },
  { origin: 'https://placard.example', host: 'inner:4400', setUp: behindProxy, own: true, because: 'it is configured' },
  {
    origin: 'https://placard.example.evil.example',
    host: 'inner',
    setUp: behindProxy,
    own: false,
    because: 'it only begins alike',
  },
  { origin: 'null', host: '127.0.0.1:4400', setUp: plain, own: false, because: 'a sandboxed page is nobody' },
  { origin: 'http://a', host: undefined, setUp: plain, own: false, because: 'without a host nothing is our own' },
])('$origin at $host is our own: $own, $because', ({ origin, host, setUp, own }) => {
  expect(isOwnOrigin(origin, host, setUp)).toBe(own)
})

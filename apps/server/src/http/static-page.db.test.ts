import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestServer, testServer } from '../testing/test-server.ts'

const PAGE = '<!doctype html><title>Placard</title>'
const PACKED = gzipSync('the voice '.repeat(500))

let folder: string
let server: TestServer

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'placard-page-'))
  await mkdir(path.join(folder, 'assets'))
  await writeFile(path.join(folder, 'index.html'), PAGE)
  await writeFile(path.join(folder, 'sw.js'), '/* worker */')
  await writeFile(path.join(folder, '.secret'), 'hidden')
  await writeFile(path.join(folder, 'assets', 'index-Ab12.js'), 'export {}\n'.repeat(500))
  await mkdir(path.join(folder, 'voice'))
  await writeFile(path.join(folder, 'voice', 'flite-1.wasm.gz'), PACKED)
  server = await testServer({ pageFolder: folder, configuration: { publicOrigin: 'https://placard.example' } })
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers })

it.each([
  { url: '/', cache: 'no-store', because: 'the page names the current files' },
  { url: '/index.html', cache: 'no-store', because: 'the page names the current files' },
  { url: '/assets/index-Ab12.js', cache: 'public, max-age=31536000, immutable', because: 'its name changes with it' },
  { url: '/sw.js', cache: 'no-cache', because: 'its name stays when it changes' },
])('serves $url with "$cache": $because', async ({ url, cache }) => {
  const answer = await get(url)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['cache-control']).toBe(cache)
})

it.each(['/campaigns', '/campaigns/climate-crisis-summit?country=KEN', '/no/such/view'])(
  'gives a browser at %s the page, which knows its own views',
  async (url) => {
    const answer = await get(url, { accept: 'text/html,application/xhtml+xml' })
    expect(answer.body).toBe(PAGE)
    expect(answer.headers['cache-control']).toBe('no-store')
  },
)

it.each([
  { url: '/api/nothing', accept: 'text/html', because: 'calls never answer with the page' },
  { url: '/assets/old-9999.js', accept: '*/*', because: 'a script that is gone must fail as a script' },
  { url: '/.secret', accept: '*/*', because: 'hidden files are not part of the page' },
  { url: '/..%2f..%2fpackage.json', accept: '*/*', because: 'the folder has an end' },
])('has nothing at $url: $because', async ({ url, accept }) => {
  const answer = await get(url, { accept })
  expect(answer.statusCode).toBeGreaterThanOrEqual(400)
  expect(answer.statusCode).toBeLessThan(500)
  expect(answer.json()).toMatchObject({ success: false, requestId: expect.any(String) })
})

it('compresses what is worth compressing', async () => {
  const answer = await get('/assets/index-Ab12.js', { 'accept-encoding': 'br' })
  expect(answer.headers['content-encoding']).toBe('br')
  expect(answer.rawPayload.length).toBeLessThan(500)
})

it('sends a file that is packed already as it is', async () => {
  const answer = await get('/voice/flite-1.wasm.gz', { 'accept-encoding': 'gzip, deflate, br, zstd' })
  expect(answer.headers['content-encoding']).toBeUndefined()
  expect(answer.rawPayload).toEqual(PACKED)
})

it('advisory 24 (CVE-2025-32711) lets the page fetch nothing from elsewhere, whatever a model has it show', async () => {
  const policy = String((await get('/')).headers['content-security-policy'])
  const sources = new Map(policy.split(';').map((one) => [one.split(' ')[0] ?? '', one.split(' ').slice(1)]))
  const own = ["'self'", "'none'", 'data:', 'blob:', 'wss://placard.example']
  // only the page's own code makes such requests, to models that its user added; nothing that is shown makes one
  const forCode = [
    'https://generativelanguage.googleapis.com',
    'https://api.anthropic.com',
    'https://api.openai.com',
    'http://localhost:*',
    'http://127.0.0.1:*',
  ]
  for (const [directive, allowed] of sources) {
    const known = directive === 'connect-src' ? [...own, ...forCode] : own
    expect([directive, allowed.filter((one) => !known.includes(one))]).toEqual([directive, []])
  }
  expect(sources.get('img-src')).toEqual(["'self'", 'data:', 'blob:'])
  // directives that are not listed fall back to this one; those for forms and the base URL do not
  expect(sources.get('default-src')).toEqual(["'self'"])
  for (const directive of ['form-action', 'base-uri', 'frame-ancestors', 'object-src'])
    expect([...sources.keys()]).toContain(directive)
})

it('lets the page run nothing inline and be framed nowhere, and asks for encryption where it has it', async () => {
  const { headers } = await get('/')
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("style-src 'self';")
  expect(policy).toContain("img-src 'self' data: blob:;")
  // the page calls models that a user added: the vendors, and the user's own computer
  expect(policy).toContain(
    "connect-src 'self' wss://placard.example https://generativelanguage.googleapis.com https://api.anthropic.com https://api.openai.com http://localhost:* http://127.0.0.1:*;",
  )
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('unsafe')
  expect(headers['strict-transport-security']).toContain('max-age=31536000')
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['referrer-policy']).toBe('same-origin')
})

it.each([
  { url: '/assets/flite-worker-Ab12.js', mayRun: true, because: 'the voice of the demo is WebAssembly' },
  { url: '/assets/hearing-worker-Ab12.js', mayRun: true, because: 'so is what the demo hears with' },
  { url: '/assets/index-Ab12.js', mayRun: false, because: 'the page itself never runs any' },
  { url: '/', mayRun: false, because: 'the page itself never runs any' },
  { url: '/assets/flite-worker-Ab12.js/../index.html', mayRun: false, because: 'only that file has the name' },
])('lets $url run WebAssembly: $mayRun, because $because', async ({ url, mayRun }) => {
  const policy = String((await get(url)).headers['content-security-policy'])
  expect(policy).toContain(mayRun ? "script-src 'self' 'wasm-unsafe-eval';" : "script-src 'self';")
  expect(policy).not.toContain("'unsafe-eval'")
})

it('keeps what is shown by a link out of search engines', async () => {
  const html = { accept: 'text/html' }
  expect((await get('/shared/some-link', html)).headers['x-robots-tag']).toBe('noindex, nofollow')
  expect((await get('/campaigns', html)).headers['x-robots-tag']).toBeUndefined()
})

it('lets an answer to a call load nothing, be framed nowhere and be stored nowhere', async () => {
  for (const url of ['/api/campaigns', '/api/nothing', '/api/auth/me']) {
    const { headers } = await get(url)
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': expect.stringContaining('max-age=31536000'),
      'cache-control': 'no-store',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
  }
})

it('marks the refresh cookie for encrypted answers only where the page is encrypted', async () => {
  const payload = { email: 'a@b.co', password: 'a floor of one’s own', name: 'Ada' }
  const answer = await server.app.inject({ method: 'POST', url: '/api/auth/register', payload })
  const cookies = [answer.headers['set-cookie']].flat()
  expect(cookies).toHaveLength(2)
  for (const cookie of cookies) expect(cookie).toMatch(/^__Host-placard-(refresh|device)=.*; Secure; SameSite=Strict$/)
})

it('describes every call of the contract', async () => {
  const { openapi, paths } = (await get('/api/openapi.json')).json()
  expect(openapi).toBe('3.1.0')
  const register = paths['/api/auth/register'].post
  expect(register.requestBody.content['application/json'].schema.required).toEqual(['email', 'password', 'name'])
  expect(paths['/api/auth/me'].get.security).toEqual([{ bearer: [] }])
})

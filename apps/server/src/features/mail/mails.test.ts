import { describe, expect, expectTypeOf, it } from 'vitest'
import type { MailData, MailName } from '../../ports/mails.ts'
import { MAX_ATTEMPTS, retryWaitMs } from './backoff.ts'
import { htmlOf } from './mail-html.ts'
import type { MailContent } from './mail-template.ts'
import { textOf } from './mail-text.ts'
import { composeMail, type MailInput } from './templates.ts'

const ORIGIN = 'https://placard.example'
const AT = new Date('2026-11-21T18:05:00Z')

const SAMPLES: MailData = {
  'password-reset': { name: 'Ada', path: '/reset-password#token=a', minutes: 30 },
  'verify-address': { name: 'Ada', path: '/confirm-email#token=a', hours: 24 },
  'address-changed': { name: 'Ada', newEmail: 'eve.long@example.org', at: AT, path: '/help' },
  'address-restored': { name: 'Ada', at: AT, path: '/forgot-password' },
  'second-factor-on': { name: 'Ada', at: AT, path: '/settings/security' },
  'second-factor-off': { name: 'Ada', at: AT, path: '/settings/security' },
  'recovery-codes-renewed': { name: 'Ada', at: AT, path: '/settings/security' },
  'passkey-added': { name: 'Ada', passkey: 'Ada’s phone', at: AT, path: '/settings/security' },
  'passkey-removed': { name: 'Ada', passkey: 'Ada’s phone', at: AT, path: '/settings/security' },
  'password-changed': { name: 'Ada', at: AT, path: '/forgot-password' },
  'new-device': {
    name: 'Ada',
    device: 'Firefox on Linux',
    place: '203.0.113.0/24',
    at: AT,
    path: '/settings/security',
  },
  'account-exists': { name: 'Ada', signInPath: '/', resetPath: '/forgot-password' },
  'second-account': { name: 'Ada', path: '/confirm-email#token=a', hours: 48, resetPath: '/forgot-password' },
  'account-merged': { name: 'Ada', at: AT, path: '/settings/security' },
  'address-claimed': {
    name: 'Ada',
    passkeys: 2,
    twoFactor: true,
    pendingEmail: true,
    signIns: 1,
    at: AT,
    path: '/settings/security',
  },
  'recovery-codes-used': { name: 'Ada', left: 1, at: AT, path: '/settings/security' },
  'identity-code': { name: 'Ada', code: '01234567', minutes: 10, path: '/settings/security' },
  'request-received': { name: 'Ada', kind: 'delete', answerOn: '2027-01-11', path: '/settings/privacy-rights' },
  'archive-ready': { name: 'Ada', until: AT, path: '/settings/privacy-rights' },
  'deletion-confirmed': { name: 'Ada', isAll: true, at: AT, path: '/settings/privacy-rights' },
  'deletion-cancelled': { name: 'Ada', isAll: false, path: '/settings/privacy-rights' },
  'inactivity-warning': { name: 'Ada', at: AT, path: '/settings/privacy-rights' },
  'deletion-denied': { name: 'Ada', path: '/settings/privacy-rights' },
  'account-deleted': { name: 'Ada', rows: 412, kept: 3 },
  news: { name: 'Ada', title: 'Replay is here', content: 'Open a debrief.\nChoose Replay.', token: 'abc_-1' },
}

function contentOf(name: MailName, change: object = {}): MailContent {
  // what comes back from the outbox is JSON
  const content = composeMail(name, JSON.parse(JSON.stringify({ ...SAMPLES[name], ...change })))
  if (content === undefined) throw new Error(`${name} has no sample`)
  return content
}

it('has a template that takes whatever the port lets be posted', () => {
  expectTypeOf<MailData>().toExtend<{ readonly [Name in MailName]: MailInput<Name> }>()
})

const isMailName = (name: string): name is MailName => Object.hasOwn(SAMPLES, name)

describe.each(Object.keys(SAMPLES).filter(isMailName))('the mail %s', (name) => {
  const content = contentOf(name)
  const text = textOf(content, ORIGIN)
  const html = htmlOf(content, ORIGIN)

  it('says what it is, why it came, and what to do if it was not you, in text and in HTML', () => {
    for (const part of [content.heading, content.notYou, content.why, ...content.paragraphs]) {
      expect(text).toContain(part)
      expect(html).toContain(part.replaceAll("'", '&#39;'))
    }
    expect(text).toContain('Placard, https://placard.example')
  })

  it('has one button, and its address to copy below it', () => {
    expect(html.match(/class="button"/g)).toHaveLength(1)
    const address = ORIGIN + (content.action?.path ?? '')
    expect(text).toContain(`${address}\n`)
    expect(html.split(`href="${address}"`).length).toBeGreaterThanOrEqual(3)
    expect(html).toContain(`>${address}</a>`)
  })

  it('loads nothing and runs nothing', () => {
    expect(html).not.toMatch(/<(img|script|link|iframe|object|form)\b|url\(|src=|@import/i)
    for (const [, address] of html.matchAll(/href="([^"]*)"/g)) expect(address).toMatch(/^https:\/\/placard\.example\//)
  })

  it('brings ground and text colour together for light and for dark', () => {
    expect(html).toContain('<meta name="color-scheme" content="light dark">')
    expect(html).toContain('@media (prefers-color-scheme:dark)')
    for (const [tag] of html.matchAll(/<(p|h1|a)\b[^>]*>/g)) expect(tag).toMatch(/style="/)
  })

  it('writes no name that is an advertisement', () => {
    const shouted = textOf(contentOf(name, { name: 'WIN NOW www.evil.example' }), ORIGIN)
    expect(shouted).not.toContain('evil')
    expect(textOf(contentOf(name, { name: 'J.R. Njoroge' }), ORIGIN)).toContain('Hello J.R. Njoroge,')
  })

  it('shows markup of people as text', () => {
    const marked = htmlOf(contentOf(name, { name: `<b onclick='x'>"Ada"&` }), ORIGIN)
    expect(marked).not.toContain('<b ')
    expect(marked).toContain('&lt;b onclick=&#39;x&#39;&gt;&quot;Ada&quot;&amp;')
  })
})

describe('links of mails', () => {
  it.each(['https://evil.example/', '//evil.example/', '/\\evil.example', 'reset', '/a b', '/a\r\nb', 'javascript:x'])(
    'never lead to %j',
    (path) => {
      expect(composeMail('password-reset', { ...SAMPLES['password-reset'], path })).toBeUndefined()
    },
  )
})

describe('what the mails say', () => {
  it.each([
    {
      name: 'request-received',
      change: { kind: 'delete' },
      says: 'Nothing is deleted until you confirm it',
      because: 'the first of two steps was taken',
    },
    {
      name: 'request-received',
      change: { kind: 'delete-part' },
      says: 'Nothing is deleted until you confirm it',
      because: 'a part is confirmed too',
    },
    {
      name: 'request-received',
      change: { kind: 'know-pieces' },
      says: 'as soon as the copy can be downloaded',
      because: 'it is put together by a job',
    },
    {
      name: 'request-received',
      change: { kind: 'correct' },
      says: 'you need not do anything else',
      because: 'only deletions have a second step',
    },
    { name: 'address-changed', change: {}, says: 'e•••@example.org', because: 'the old mailbox learns no new address' },
    { name: 'address-changed', change: {}, says: '21 November 2026, 18:05 UTC', because: 'the zone is named' },
    { name: 'recovery-codes-used', change: {}, says: 'One is left.', because: 'one is not plural' },
    { name: 'recovery-codes-used', change: { left: 0 }, says: 'it was the last one', because: 'new ones are due' },
    { name: 'recovery-codes-used', change: { left: 7 }, says: '7 are left.', because: 'the rest is counted' },
    { name: 'address-claimed', change: {}, says: '· 2 passkeys', because: 'each way in that went is named' },
    { name: 'address-claimed', change: { passkeys: 1 }, says: '· One passkey', because: 'one is not plural' },
    { name: 'second-account', change: { hours: 1 }, says: 'expires in an hour.', because: 'one is not plural' },
    { name: 'verify-address', change: { hours: 1 }, says: 'expires in an hour.', because: 'one is not plural' },
    { name: 'new-device', change: {}, says: 'Network: 203.0.113.0/24', because: 'the network is known' },
  ] as const)('$name says “$says”: $because', ({ name, change, says }) => {
    expect(textOf(contentOf(name, change), ORIGIN)).toContain(says)
  })

  it('leaves out a network nobody knows', () => {
    expect(textOf(contentOf('new-device', { place: undefined }), ORIGIN)).not.toContain('Network:')
  })
})

describe('the waits between attempts', () => {
  it('double from a minute to six hours, twelve attempts in about a day', () => {
    const waits = Array.from({ length: MAX_ATTEMPTS - 1 }, (_, failed) => retryWaitMs(failed + 1) / 60_000)
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360])
    expect(waits.reduce((sum, wait) => sum + wait, 0) / 60).toBeCloseTo(20.5, 1)
  })
})

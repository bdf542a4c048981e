import { describe, expect, it } from 'vitest'
import { readConfiguration } from './configuration.ts'
import { SHIPPED_PLANS } from './plans.ts'

const NO_SERVICES = { providers: [], speakers: [], hearers: [] }

describe('reading the configuration', () => {
  it('has a value for everything when nothing is set', () => {
    expect(readConfiguration({}, NO_SERVICES)).toEqual({
      port: 4400,
      host: '127.0.0.1',
      dataDir: '.data',
      databaseUrl: undefined,
      publicOrigin: undefined,
      trustedProxies: [],
      metricsAddress: undefined,
      metricsToken: undefined,
      maxPace: 3,
      idleMs: 600_000,
      stopPatienceMs: 25_000,
      smtpUrl: undefined,
      mailFrom: { name: 'Placard', address: 'no-reply@placard.localhost' },
      supportEmail: undefined,
      maintenance: undefined,
      secret: undefined,
      logLevel: 'info',
      billing: { plans: SHIPPED_PLANS, stripe: undefined },
      language: { models: [], hasEmbedded: true },
      voice: { speech: [], hearing: [] },
      isDevelopment: false,
    })
  })

  it('takes the variables that are set, and an empty one as not set', () => {
    const found = readConfiguration(
      {
        PORT: '8080',
        HOST: '',
        DATABASE_URL: 'postgresql://a:b@db.example:5433/placard',
        PLACARD_PUBLIC_URL: 'https://placard.example/some/path',
        PLACARD_MAX_PACE: '60',
        NODE_ENV: 'development',
      },
      NO_SERVICES,
    )
    expect(found).toMatchObject({ port: 8080, host: '127.0.0.1', maxPace: 60, isDevelopment: true })
    expect(found.publicOrigin).toBe('https://placard.example')
  })

  it.each([
    { name: 'PORT', value: 'http', because: 'it is no number' },
    { name: 'PORT', value: '65536', because: 'there is no such port' },
    { name: 'PORT', value: '80.5', because: 'it is no whole number' },
    { name: 'DATABASE_URL', value: 'mysql://db/placard', because: 'only PostgreSQL is spoken' },
    { name: 'PLACARD_PUBLIC_URL', value: 'placard.example', because: 'it has no scheme' },
    { name: 'PLACARD_MAX_PACE', value: '0.5', because: 'nothing runs slower than the clock' },
    { name: 'PLACARD_STOP_SECONDS', value: '0', because: 'nothing stops at once' },
    { name: 'PLACARD_TRUSTED_PROXIES', value: '10.0.0.0/8, nginx', because: 'a name can change its address' },
    { name: 'PLACARD_METRICS_ADDRESS', value: '9464', because: 'a port alone would be open to everybody' },
    { name: 'PLACARD_METRICS_ADDRESS', value: '127.0.0.1:70000', because: 'there is no such port' },
    { name: 'PLACARD_METRICS_TOKEN', value: 'secret', because: 'it can be guessed' },
    { name: 'SMTP_URL', value: 'mail.example.org', because: 'it has no scheme' },
    { name: 'MAIL_FROM', value: 'Placard', because: 'it names no address' },
    { name: 'MAIL_FROM', value: 'a@example.org\r\nBcc: b@example.org', because: 'it would end the header (AU-10)' },
    { name: 'SUPPORT_EMAIL', value: 'help', because: 'nobody can write there' },
    { name: 'PLACARD_MAINTENANCE', value: 'x'.repeat(301), because: 'it is longer than a banner' },
    { name: 'PLACARD_SECRET', value: 'short', because: 'it can be guessed' },
    { name: 'LOG_LEVEL', value: 'loud', because: 'there is no such level' },
  ])('refuses $name=$value: $because', ({ name, value }) => {
    expect(() => readConfiguration({ [name]: value }, NO_SERVICES)).toThrow(`  ${name} must be`)
  })

  it.each([
    { from: 'Placard <no-reply@placard.example>', name: 'Placard', address: 'no-reply@placard.example' },
    { from: 'The Secretariat <s@un.example>', name: 'The Secretariat', address: 's@un.example' },
    { from: 's@un.example', name: 'Placard', address: 's@un.example' },
  ])('sends mail as $name <$address> from $from', ({ from, name, address }) => {
    const found = readConfiguration({ SMTP_URL: 'smtp://mail.example.org:587', MAIL_FROM: from }, NO_SERVICES)
    expect(found).toMatchObject({ smtpUrl: 'smtp://mail.example.org:587', mailFrom: { name, address } })
  })

  it('asks for a sender when there is a mail server', () => {
    expect(() => readConfiguration({ SMTP_URL: 'smtp://mail.example.org' }, NO_SERVICES)).toThrow('  MAIL_FROM must be')
  })

  it('names all that is wrong at once, and nothing else', () => {
    const read = () => readConfiguration({ PORT: 'x', LOG_LEVEL: 'y', HOST: 'localhost' }, NO_SERVICES)
    expect(read).toThrow(/PORT must be[\s\S]*LOG_LEVEL must be/)
    expect(read).not.toThrow(/HOST must be/)
  })
})

import * as z from 'zod'
import { BILLING_EXPECTED, BILLING_VARIABLES, type BillingConfiguration, readBilling } from './billing-configuration.ts'
import {
  type LanguageConfiguration,
  languageExpected,
  type ProviderVariables,
  readLanguage,
} from './language-configuration.ts'
import { FOLDER_SENDER, MailSender } from './mail-sender.ts'
import { StartRefusal } from './start-refusal.ts'
import { type AddressRange, readRanges } from './trusted-proxies.ts'
import { readVoice, type VoiceConfiguration, type VoiceKinds, voiceExpected } from './voice-configuration.ts'

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const Port = z.coerce.number().int().min(0).max(65_535)
const WebAddress = z.url({ protocol: /^https?$/ })
const MailServer = z.url({ protocol: /^smtps?$/ })
/** A bearer token's alphabet (RFC 6750), with a minimum length. */
const BearerToken = z.string().regex(/^[\w\-.~+/]{20,}=*$/)
const ListeningAddress = z
  .string()
  .regex(/^(?:\[[\da-fA-F:.]+\]|[^:\s]+):\d{1,5}$/)
  .transform((text) => {
    const colon = text.lastIndexOf(':')
    return { host: text.slice(0, colon).replace(/^\[(.*)\]$/, '$1'), port: Number(text.slice(colon + 1)) }
  })
  .refine(({ port }) => port <= 65_535)
const DatabaseAddress = z.url({ protocol: /^postgres(ql)?$/ })
const AddressRanges = z.string().transform((list, context) => {
  const ranges = readRanges(list)
  if (ranges !== undefined) return ranges
  context.addIssue('Not a list of addresses')
  return z.NEVER
})

const Environment = z.object({
  PORT: Port.default(4400),
  HOST: z.string().min(1).default('127.0.0.1'),
  PLACARD_DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: DatabaseAddress.optional(),
  PLACARD_PUBLIC_URL: WebAddress.optional(),
  PLACARD_TRUSTED_PROXIES: AddressRanges.default([]),
  PLACARD_METRICS_ADDRESS: ListeningAddress.optional(),
  PLACARD_METRICS_TOKEN: BearerToken.optional(),
  PLACARD_MAX_PACE: z.coerce.number().min(1).max(10_000).default(3),
  PLACARD_IDLE_SECONDS: z.coerce.number().min(1).max(86_400).default(600),
  PLACARD_STOP_SECONDS: z.coerce.number().min(1).max(600).default(25),
  SMTP_URL: MailServer.optional(),
  MAIL_FROM: MailSender.optional(),
  SUPPORT_EMAIL: z.email().optional(),
  PLACARD_MAINTENANCE: z.string().max(300).optional(),
  PLACARD_SECRET: z.string().min(32).optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS).default('info'),
  NODE_ENV: z.string().optional(),
  ...BILLING_VARIABLES,
})

/** Expected values, for the operator who wrote a wrong one. */
const EXPECTED: Readonly<Record<keyof z.infer<typeof Environment>, string>> = {
  PORT: 'a port number from 0 to 65535',
  HOST: 'a host name or address to listen on',
  PLACARD_DATA_DIR: 'a folder',
  DATABASE_URL: 'an address such as postgres://user:password@host:5432/placard',
  PLACARD_PUBLIC_URL: 'the address people use, such as https://placard.example.org',
  PLACARD_TRUSTED_PROXIES:
    'addresses or ranges of the proxies in front of the server, such as 127.0.0.1, 10.0.0.0/8, fd00::/8; not everybody’s',
  PLACARD_METRICS_ADDRESS: 'an address and a port to show figures at, such as 127.0.0.1:9464',
  PLACARD_METRICS_TOKEN: 'at least 20 letters and digits',
  PLACARD_MAX_PACE: 'a number from 1 to 10000',
  PLACARD_IDLE_SECONDS: 'a number from 1 to 86400',
  PLACARD_STOP_SECONDS: 'a number from 1 to 600',
  SMTP_URL: 'an address such as smtp://user:password@mail.example.org:587, or smtps:// for port 465',
  MAIL_FROM: 'the sender of all mails, such as Placard <no-reply@example.org>',
  SUPPORT_EMAIL: 'the address people write to for help, such as help@example.org',
  PLACARD_MAINTENANCE: 'a sentence of at most 300 characters that says what is being done and until when',
  PLACARD_SECRET: 'a text of at least 32 characters',
  LOG_LEVEL: `one of ${LOG_LEVELS.join(', ')}`,
  NODE_ENV: 'a text',
  ...BILLING_EXPECTED,
}

/** Settings of the server; read once at start and never changed. */
export interface Configuration {
  /** 0: any free port. */
  readonly port: number
  readonly host: string
  readonly dataDir: string
  /** An external PostgreSQL in place of the embedded one. */
  readonly databaseUrl: string | undefined
  /** Origin at which users reach the server (scheme, host, port); `undefined` when they use host and port directly. */
  readonly publicOrigin: string | undefined
  /** Proxies whose `Forwarded` headers are believed. */
  readonly trustedProxies: readonly AddressRange[]
  /** Address of the metrics besides the server's own. */
  readonly metricsAddress: { readonly host: string; readonly port: number } | undefined
  /** Bearer token for the metrics in place of signing in. */
  readonly metricsToken: string | undefined
  /** Fastest pace a session may ask for, as a multiple of the clock. */
  readonly maxPace: number
  /** How long nobody has to be there before memory is given back, in ms. */
  readonly idleMs: number
  /** Time limit of a graceful stop, in ms. */
  readonly stopPatienceMs: number
  /** The mail server, with its password; `undefined` writes mails into the data folder. */
  readonly smtpUrl: string | undefined
  /** Sender of all mails. */
  readonly mailFrom: { readonly name: string; readonly address: string }
  /** Mail address of the support. */
  readonly supportEmail: string | undefined
  /** Message to users during maintenance; `undefined` when there is none. */
  readonly maintenance: string | undefined
  /** Key material from outside; `undefined` takes that of the data folder. */
  readonly secret: string | undefined
  readonly logLevel: (typeof LOG_LEVELS)[number]
  /** Plans and payments. */
  readonly billing: BillingConfiguration
  /** The language models of the chat and of campaigns. */
  readonly language: LanguageConfiguration
  /** Who makes speech, and who hears. */
  readonly voice: VoiceConfiguration
  /** True under `npm run dev`: the page then comes from another port of this machine. */
  readonly isDevelopment: boolean
}

/** What can be set up besides the server itself. */
export interface Services extends VoiceKinds {
  /** Kinds of language models. */
  readonly providers: readonly ProviderVariables[]
}

/**
 * Reads the configuration from environment variables. An empty variable counts as not set.
 * @throws {StartRefusal} naming every wrong variable and what it must be, never its value: it may be a secret.
 */
export function readConfiguration(
  environment: Readonly<Record<string, string | undefined>>,
  { providers, ...voices }: Services,
): Configuration {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const refused = (names: readonly unknown[]) =>
    new StartRefusal(wrongVariables(names, { ...EXPECTED, ...languageExpected(providers), ...voiceExpected(voices) }))
  const parsed = Environment.safeParse(given)
  const language = readLanguage(given, providers)
  const voice = readVoice(given, voices)
  if (!parsed.success || !language.ok || !voice.ok) {
    const wrong = parsed.success ? [] : parsed.error.issues.map(({ path }) => path[0])
    throw refused([...wrong, ...(language.ok ? [] : language.rejection), ...(voice.ok ? [] : voice.rejection)])
  }
  const { data } = parsed
  // mail servers refuse a sender that does not exist
  if (data.SMTP_URL !== undefined && data.MAIL_FROM === undefined) throw refused(['MAIL_FROM'])
  const billing = readBilling(data)
  if (!billing.ok) throw refused(billing.rejection)
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: data.PLACARD_DATA_DIR,
    databaseUrl: data.DATABASE_URL,
    publicOrigin: data.PLACARD_PUBLIC_URL === undefined ? undefined : new URL(data.PLACARD_PUBLIC_URL).origin,
    trustedProxies: data.PLACARD_TRUSTED_PROXIES,
    metricsAddress: data.PLACARD_METRICS_ADDRESS,
    metricsToken: data.PLACARD_METRICS_TOKEN,
    maxPace: data.PLACARD_MAX_PACE,
    idleMs: data.PLACARD_IDLE_SECONDS * 1000,
    stopPatienceMs: data.PLACARD_STOP_SECONDS * 1000,
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM ?? FOLDER_SENDER,
    supportEmail: data.SUPPORT_EMAIL,
    maintenance: data.PLACARD_MAINTENANCE,
    secret: data.PLACARD_SECRET,
    logLevel: data.LOG_LEVEL,
    billing: billing.billing,
    language: language.language,
    voice: voice.voice,
    isDevelopment: data.NODE_ENV === 'development',
  }
}

function wrongVariables(names: readonly unknown[], allExpected: Readonly<Record<string, string>>): string {
  const lines = Object.entries(allExpected)
    .filter(([name]) => names.includes(name))
    .map(([name, expected]) => `  ${name} must be ${expected}`)
  return `Placard cannot start, the configuration is wrong:\n${lines.join('\n')}`
}

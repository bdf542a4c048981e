import { HEARING_PROVIDER_KINDS } from '../adapters/hearing-providers/registry.ts'
import { LIVE_KIND } from '../adapters/live/live-kind.ts'
import { PROVIDER_KINDS } from '../adapters/model-providers/registry.ts'
import { SPEECH_PROVIDER_KINDS } from '../adapters/speech-providers/registry.ts'
import { PROCESSOR_NAMES, PROCESSOR_ROLES } from '../app/processors.ts'
import type { RemoteVoiceVariables } from '../config/voice-configuration.ts'
import type { ColumnFacts } from '../database/column-facts.ts'
import { DATA_MAP } from '../database/data-map.ts'
import { INFORMATION_KINDS, type InformationKind, PERSONAL_ROWS, tablesOf } from '../database/personal-rows.ts'
import { INFORMATION_FACTS, type ProcessorRole } from '../features/privacy/inventory.ts'
import { INFORMATION_TITLES } from '../features/privacy/messages.en.ts'

const HEAD = `# Privacy, for whoever runs a server

What a server of Placard keeps about people, why, for how long, and who else receives it. Written from the data map, the
providers and the rules by \`node scripts/docs/privacy.ts\`; a test fails when this page is stale. It is engineering
documentation and not legal advice: who runs the server answers for it to its people.

- People see their own part of it under Settings, Privacy, Privacy Rights: what is kept, deletion, choices, requests.
- \`npm run privacy -- report [YEAR] [--json]\` prints the metrics of privacy requests that 11 CCR 7102 asks for, and checks
  that the log of requests was not changed. It ends with 1 when it was.
- Who may make which call: [permissions.md](permissions.md). What is tested: [trust.md](trust.md).
`

const KEEPING: Readonly<Record<ColumnFacts['export'], string>> = {
  yes: 'in a copy',
  described: 'named in a copy, never disclosed',
  no: 'not about a person',
}
const ERASING: Readonly<Record<ColumnFacts['erase'], string>> = {
  'with-owner': 'deleted',
  unlink: 'stays without the person',
  keep: 'stays',
}
const SOURCES = {
  person: 'the person',
  browser: 'their browser',
  'payment-service': 'the payment service',
  server: 'this server',
} as const

/** The page as it has to be. */
export function privacyDocument(): string {
  return [
    HEAD,
    `## Records of processing\n\n${RECORDS_INTRO}\n\n${recordsOfProcessing()}\n`,
    `## Processors\n\n${PROCESSORS_INTRO}\n\n${processors()}\n`,
    `## Retention\n\n${RETENTION_INTRO}\n\n${retention()}\n`,
    `## Data map\n\n${MAP_INTRO}\n\n${INFORMATION_KINDS.map(mapOf).join('\n\n')}\n`,
    `### Tables with nothing about people\n\n${othersIn().join(', ')}.\n`,
  ].join('\n')
}

/** What each kind of information is for, in a sentence; the data map has the purpose of each column. */
const PURPOSES: Readonly<Record<InformationKind, string>> = {
  account: 'to tell accounts apart and to reach their people',
  'signing-in': 'to let people in, and nobody else',
  mail: 'to deliver mails, each once',
  settings: 'to have the product as its person wants it, and to prove what they chose',
  plan: 'to take payments and to know the plan',
  usage: 'to hold people to the limits of their plan',
  chats: 'to answer, and to find again what was said',
  papers: 'to write texts together with the assistant, and to bring back earlier versions',
  sessions: 'to play campaigns, and to read them again',
  debriefs: 'to tell players how they negotiated',
  recordings: 'to let people hear what they said, where they asked for it',
  requests: 'to answer privacy requests, and to prove it',
  safety: 'to find attacks, and to answer repeated requests once',
}

const RECORDS_INTRO = `People concerned: whoever has an account here; in sessions, whoever sits in them. Visitors without an account leave
nothing but lines in the server's log, which its operator keeps or deletes. Security: passwords are hashed with Argon2id,
tokens and codes are kept as hashes, keys that people enter are encrypted with the server's secret, and each call states
who may make it, which a test tries as everybody else.`

const PROCESSORS_INTRO = `None of them receives anything before its variables are set. What runs on the server itself (the built-in assistant, its
voice and its hearing) is no processor. Keys that people enter for themselves are their own contract with a service.`

const RETENTION_INTRO = `Each rule of the data map, and the tables of which a column follows it.`

const MAP_INTRO = `Every column of every table. *Copy*: whether it is in what a person receives of their data. *Deletion*: what becomes of it
when the account is deleted.`

function recordsOfProcessing(): string {
  return table(
    ['Information', 'Category', 'What for', 'From', 'Recipients', 'Kept'],
    INFORMATION_KINDS.map((kind) => {
      const { category, sources, recipients } = INFORMATION_FACTS[kind]
      const columns = columnsOf(kind)
      return [
        INFORMATION_TITLES[kind],
        category.replaceAll('_', ' '),
        PURPOSES[kind],
        sources.map((source) => SOURCES[source]).join(', '),
        recipients.length === 0 ? 'nobody' : `who ${recipients.map((role) => PROCESSOR_ROLES[role]).join('; ')}`,
        distinct(columns.map(({ retention: rule }) => rule)).join('; '),
      ]
    }),
  )
}

type Use = { readonly id: string; readonly role: ProcessorRole; readonly variables: readonly string[] }
type Kind = { readonly id: string; readonly variables?: RemoteVoiceVariables }

/** What can be connected; what has no variables is a program of the server's own. */
function usesOf(kinds: readonly Kind[], role: ProcessorRole): readonly Use[] {
  return kinds.flatMap(({ id, variables }) =>
    variables === undefined ? [] : [{ id, role, variables: Object.values(variables).map(({ name }) => name) }],
  )
}

function processors(): string {
  const uses: readonly Use[] = [
    ...usesOf(Object.values(PROVIDER_KINDS), 'answers'),
    ...usesOf(Object.values(SPEECH_PROVIDER_KINDS), 'speech'),
    ...usesOf([...Object.values(HEARING_PROVIDER_KINDS), LIVE_KIND], 'hearing'),
    { id: 'stripe', role: 'payments', variables: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICES'] },
    { id: 'smtp', role: 'mail', variables: ['SMTP_URL', 'MAIL_FROM'] },
  ]
  return table(
    ['Processor', 'What it does', 'Receives', 'Variables'],
    [...Map.groupBy(uses, ({ id }) => id)].map(([id, found]) => {
      const roles = distinct(found.map(({ role }) => role))
      const received = INFORMATION_KINDS.filter((kind) =>
        INFORMATION_FACTS[kind].recipients.some((role) => roles.includes(role)),
      )
      return [
        PROCESSOR_NAMES[id] ?? id,
        roles.map((role) => PROCESSOR_ROLES[role]).join(', '),
        received.map((kind) => INFORMATION_TITLES[kind]).join('; '),
        distinct(found.flatMap(({ variables }) => variables))
          .map((name) => `\`${name}\``)
          .join(', '),
      ]
    }),
  )
}

function retention(): string {
  const rules = Object.entries(DATA_MAP).flatMap(([name, columns]) =>
    distinct(Object.values(columns).map(({ retention: rule }) => rule)).map((rule) => ({ rule, name })),
  )
  return table(
    ['Kept', 'Tables'],
    [...Map.groupBy(rules, ({ rule }) => rule)]
      .toSorted(([one], [other]) => one.localeCompare(other, 'en'))
      .map(([rule, found]) => [rule, found.map(({ name }) => `\`${name}\``).join(', ')]),
  )
}

function mapOf(kind: InformationKind): string {
  const tables = tablesOf(kind).map((name) => {
    const rows = Object.entries(DATA_MAP[name] ?? {}).map(
      ([column, { purpose, retention: rule, export: copy, erase }]) => [
        `\`${column}\``,
        purpose,
        rule,
        KEEPING[copy],
        ERASING[erase],
      ],
    )
    return `\`${name}\`\n\n${table(['Column', 'What for', 'Kept', 'Copy', 'Deletion'], rows)}`
  })
  return [`### ${INFORMATION_TITLES[kind]}`, ...tables].join('\n\n')
}

function columnsOf(kind: InformationKind): readonly ColumnFacts[] {
  return tablesOf(kind).flatMap((name) => Object.values(DATA_MAP[name] ?? {}))
}

function othersIn(): readonly string[] {
  return Object.keys(DATA_MAP)
    .filter((name) => !Object.hasOwn(PERSONAL_ROWS, name))
    .toSorted()
    .map((name) => `\`${name}\``)
}

function distinct<Value>(values: readonly Value[]): readonly Value[] {
  return [...new Set(values)]
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

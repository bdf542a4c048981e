import type { Configuration } from '../config/configuration.ts'
import type { KnownProcessor, ProcessorRole } from '../features/privacy/inventory.ts'

/** Services outside this server that it can be connected to, by the ids in its configuration. */
export const PROCESSOR_NAMES: Readonly<Record<string, string>> = {
  gemini: 'Google (Gemini)',
  anthropic: 'Anthropic (Claude)',
  'openai-compatible': 'A model server that this server’s operator has connected',
  stripe: 'Stripe',
  smtp: 'The mail server that this server’s operator has connected',
}

/** What a service does in each of its roles. */
export const PROCESSOR_ROLES: Readonly<Record<ProcessorRole, string>> = {
  answers: 'answers chats and words what delegates say',
  speech: 'speaks texts',
  hearing: 'writes down what is said',
  payments: 'takes payments',
  mail: 'delivers mails',
}

/** Engines that run on this server: nothing leaves it. */
const OWN_ENGINES: readonly string[] = ['embedded', 'system']

/** The services outside this server that are set up, each once, with all it does. */
export function processorsOf({ language, voice, billing, smtpUrl }: Configuration): readonly KnownProcessor[] {
  const uses: readonly (readonly [string, ProcessorRole])[] = [
    ...language.models.map(({ provider }) => [provider, 'answers'] as const),
    ...voice.speech.map(({ provider }) => [provider, 'speech'] as const),
    ...voice.hearing.map(({ provider }) => [provider, 'hearing'] as const),
    ...(voice.live === undefined ? [] : [[voice.live.provider, 'hearing'] as const]),
    ...(billing.stripe === undefined ? [] : [['stripe', 'payments'] as const]),
    ...(smtpUrl === undefined ? [] : [['smtp', 'mail'] as const]),
  ]
  const outside = uses.filter(([id]) => !OWN_ENGINES.includes(id))
  return [...Map.groupBy(outside, ([id]) => id)].map(([id, found]) => {
    const roles = [...new Set(found.map(([, role]) => role))]
    return { id, name: PROCESSOR_NAMES[id] ?? id, does: roles.map((role) => PROCESSOR_ROLES[role]).join(', '), roles }
  })
}

import type { ModelProviderId } from '@placard/contract'
import type { ModelBounds } from '@placard/language/models'
import * as z from 'zod'
import { type BoundVariables, boundsOf, isFine, type NumberVariable } from './model-bounds.ts'

/** Formats of the providers' variables. */
export const apiKey = z.string().min(8).max(500)
export const serverKey = z.string().min(1).max(500)
export const modelName = z.string().regex(/^[\w.:/@-]{1,200}$/)
export const serverUrl = z.url({ protocol: /^https?$/ })

/** A variable of a provider. */
export interface ProviderVariable {
  readonly name: string
  readonly schema: z.ZodType<string>
  /** Expected value, for the operator who wrote a wrong one. */
  readonly expected: string
  /** The provider is configured once all required variables are set; only some of them is a mistake. */
  readonly isRequired?: true
  /** Default value. */
  readonly usual?: string
}

/** The variables of one kind of provider. */
export interface ProviderVariables {
  readonly id: ModelProviderId
  readonly variables: {
    readonly apiKey: ProviderVariable
    readonly model: ProviderVariable
    readonly url: ProviderVariable
  }
  /** Those of its vectors of texts; undefined where the service makes none. */
  readonly embeddings?: { readonly variables: { readonly model: ProviderVariable } }
  readonly bounds: BoundVariables
}

/** Settings of one model; `url` undefined is the vendor's own. */
export interface ModelConfiguration {
  readonly provider: ModelProviderId
  readonly model: string
  readonly apiKey: string | undefined
  readonly url: string | undefined
  readonly bounds: ModelBounds
  /** The model by which the same service makes vectors of texts; undefined where none is set up. */
  readonly embeddingModel?: string | undefined
}

/** The configured models, in their order of fallback. */
export interface LanguageConfiguration {
  readonly models: readonly ModelConfiguration[]
  /** Whether the built-in assistant is the last fallback. */
  readonly hasEmbedded: boolean
}

/** Environment variables by name. */
type Given = Readonly<Record<string, string | undefined>>

const ORDER = 'PLACARD_LANGUAGE_ORDER'
const EMBEDDED = 'embedded'

function variablesOf(providers: readonly ProviderVariables[]): readonly ProviderVariable[] {
  return providers.flatMap(({ variables, embeddings }) => [
    ...Object.values(variables),
    ...Object.values(embeddings?.variables ?? {}),
  ])
}

function numbersOf(providers: readonly ProviderVariables[]): readonly NumberVariable[] {
  return providers.flatMap(({ bounds }) => Object.values(bounds))
}

/** Expected values of the variables, for the operator who wrote a wrong one. */
export function languageExpected(providers: readonly ProviderVariables[]): Readonly<Record<string, string>> {
  return {
    ...Object.fromEntries([...variablesOf(providers), ...numbersOf(providers)].map((one) => [one.name, one.expected])),
    [ORDER]: orderExpected([...providers.map(({ id }) => id), EMBEDDED]),
  }
}

/** The configured models in their order, or the names of variables that are wrong or contradict each other. */
export function readLanguage(
  given: Given,
  providers: readonly ProviderVariables[],
):
  | { readonly ok: true; readonly language: LanguageConfiguration }
  | { readonly ok: false; readonly rejection: readonly string[] } {
  const wrong = [
    ...variablesOf(providers).filter(({ name, schema }) => !schema.optional().safeParse(given[name]).success),
    ...numbersOf(providers).filter((variable) => !isFine(variable, given)),
    ...providers.flatMap((provider) => missingIn(provider, given)),
  ].map(({ name }) => name)
  const order = orderOf(given[ORDER], [...providers.map(({ id }) => id), EMBEDDED])
  if (wrong.length > 0 || order === undefined) return { ok: false, rejection: order ? wrong : [...wrong, ORDER] }
  const set = providers.flatMap((provider) => configured(provider, given))
  const asked = order.length > 0 ? order : [...set.map(({ provider }) => provider), EMBEDDED]
  const models = asked.flatMap((name) => set.filter(({ provider }) => provider === name))
  const hasEmbedded = asked.includes(EMBEDDED)
  if (models.length + Number(hasEmbedded) < asked.length) return { ok: false, rejection: [ORDER] }
  return { ok: true, language: { models, hasEmbedded } }
}

/** Expected value of an order variable. */
export const orderExpected = (known: readonly string[]): string =>
  `some of ${known.join(', ')}, in the order they are asked, with commas; each but embedded must be set up`

/** The names in an order variable; empty where it is not set, undefined where one is unknown or named twice. */
export function orderOf(text: string | undefined, known: readonly string[]): readonly string[] | undefined {
  if (text === undefined) return []
  const names = text.split(',').map((name) => name.trim())
  return names.every((name) => known.includes(name)) && new Set(names).size === names.length ? names : undefined
}

function requiredOf({ variables }: ProviderVariables): readonly ProviderVariable[] {
  return Object.values(variables).filter(({ isRequired }) => isRequired)
}

/** The missing required variables of a provider of which only some are set, or its vectors without the provider. */
function missingIn(provider: ProviderVariables, given: Given): readonly ProviderVariable[] {
  const required = requiredOf(provider)
  const set = required.filter(({ name }) => given[name] !== undefined)
  if (set.length === required.length) return []
  const vectors = Object.values(provider.embeddings?.variables ?? {}).filter(({ name }) => given[name] !== undefined)
  return [...(set.length === 0 ? [] : required), ...vectors]
}

function configured(provider: ProviderVariables, given: Given): readonly ModelConfiguration[] {
  if (requiredOf(provider).some(({ name }) => given[name] === undefined)) return []
  const read = ({ name, usual }: ProviderVariable) => given[name] ?? usual
  const { apiKey: key, model, url } = provider.variables
  const bounds = boundsOf(provider.bounds, given, read(url))
  const vectors = provider.embeddings?.variables.model
  return [
    {
      provider: provider.id,
      model: read(model) ?? '',
      apiKey: read(key),
      url: read(url),
      bounds,
      ...(vectors && { embeddingModel: read(vectors) }),
    },
  ]
}

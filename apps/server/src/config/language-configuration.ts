import { ENGINE_RUNGS } from '@placard/contract'
import * as z from 'zod'

const key = z.string().min(8).max(500)
const model = z.string().regex(/^[\w.:/@-]{1,200}$/)
const address = z.url({ protocol: /^https?$/ })
type RungName = (typeof ENGINE_RUNGS)[number]

const isRung = (name: string): name is RungName => ENGINE_RUNGS.some((rung) => rung === name)
const Order = z
  .string()
  .transform((text) => text.split(',').map((name) => name.trim()))
  .refine((names) => names.length > 0 && names.every(isRung) && new Set(names).size === names.length)
  .transform((names) => names.filter(isRung))

/** The variables about language models. */
export const LANGUAGE_VARIABLES = {
  GEMINI_API_KEY: key.optional(),
  GEMINI_MODEL: model.optional(),
  GEMINI_URL: address.optional(),
  OPENAI_COMPATIBLE_URL: address.optional(),
  OPENAI_COMPATIBLE_MODEL: model.optional(),
  OPENAI_COMPATIBLE_KEY: z.string().min(1).max(500).optional(),
  ANTHROPIC_API_KEY: key.optional(),
  ANTHROPIC_MODEL: model.optional(),
  ANTHROPIC_URL: address.optional(),
  PLACARD_LANGUAGE_ORDER: Order.optional(),
}

/** What each of them must be, for the person who wrote a wrong one. */
export const LANGUAGE_EXPECTED = {
  GEMINI_API_KEY: 'a key of the Gemini API',
  GEMINI_MODEL: 'the name of a Gemini model, such as gemini-flash-latest',
  GEMINI_URL: 'the address of another server that speaks like the Gemini API, such as http://127.0.0.1:4010/v1beta',
  OPENAI_COMPATIBLE_URL:
    'the address of a server such as Ollama, llama.cpp, vLLM or LM Studio, such as http://127.0.0.1:11434/v1, together with OPENAI_COMPATIBLE_MODEL',
  OPENAI_COMPATIBLE_MODEL: 'the name of a model that server has, together with OPENAI_COMPATIBLE_URL',
  OPENAI_COMPATIBLE_KEY: 'the key that server asks for',
  ANTHROPIC_API_KEY: 'a key of the Anthropic API, together with ANTHROPIC_MODEL',
  ANTHROPIC_MODEL: 'the name of a Claude model, together with ANTHROPIC_API_KEY',
  ANTHROPIC_URL: 'the address of another server that speaks like the Anthropic API, such as http://127.0.0.1:4010/v1',
  PLACARD_LANGUAGE_ORDER: `some of ${ENGINE_RUNGS.join(', ')}, in the order they are asked, with commas; each but embedded must be set up`,
} as const

const Variables = z.object(LANGUAGE_VARIABLES)
type Variables = z.infer<typeof Variables>

/** An alias of the vendor's own that does not retire with a version. */
const GEMINI_USUAL_MODEL = 'gemini-flash-latest'

/** How one model is reached; `url` undefined is the vendor's own. */
export interface ModelConfiguration {
  readonly rung: Exclude<RungName, 'embedded'>
  readonly model: string
  readonly apiKey: string | undefined
  readonly url: string | undefined
}

/** Which engines answer, in the order they are asked. */
export interface LanguageConfiguration {
  readonly models: readonly ModelConfiguration[]
  /** Whether the built-in assistant answers when no model does. */
  readonly hasEmbedded: boolean
}

/** What is set up, in the order asked for, or the variables that do not go together. */
export function readLanguage(
  variables: Variables,
):
  | { readonly ok: true; readonly language: LanguageConfiguration }
  | { readonly ok: false; readonly wrong: readonly string[] } {
  const wrong = [
    ...halves(variables, 'OPENAI_COMPATIBLE_URL', 'OPENAI_COMPATIBLE_MODEL'),
    ...halves(variables, 'ANTHROPIC_API_KEY', 'ANTHROPIC_MODEL'),
  ]
  if (wrong.length > 0) return { ok: false, wrong }
  const set = configured(variables)
  const order: readonly RungName[] = variables.PLACARD_LANGUAGE_ORDER ?? [
    ...set.map(({ rung }) => rung),
    'embedded' as const,
  ]
  const models = order.flatMap((name) => set.filter(({ rung }) => rung === name))
  const hasEmbedded = order.includes('embedded')
  if (models.length + Number(hasEmbedded) < order.length) return { ok: false, wrong: ['PLACARD_LANGUAGE_ORDER'] }
  return { ok: true, language: { models, hasEmbedded } }
}

function configured(variables: Variables): readonly ModelConfiguration[] {
  const { GEMINI_API_KEY, OPENAI_COMPATIBLE_URL, OPENAI_COMPATIBLE_MODEL, ANTHROPIC_API_KEY, ANTHROPIC_MODEL } =
    variables
  const models: ModelConfiguration[] = []
  if (GEMINI_API_KEY !== undefined) {
    const { GEMINI_MODEL = GEMINI_USUAL_MODEL, GEMINI_URL: url } = variables
    models.push({ rung: 'gemini', model: GEMINI_MODEL, apiKey: GEMINI_API_KEY, url })
  }
  if (OPENAI_COMPATIBLE_URL !== undefined && OPENAI_COMPATIBLE_MODEL !== undefined) {
    const { OPENAI_COMPATIBLE_KEY: apiKey } = variables
    models.push({ rung: 'openai-compatible', model: OPENAI_COMPATIBLE_MODEL, apiKey, url: OPENAI_COMPATIBLE_URL })
  }
  if (ANTHROPIC_API_KEY !== undefined && ANTHROPIC_MODEL !== undefined) {
    const { ANTHROPIC_URL: url } = variables
    models.push({ rung: 'anthropic', model: ANTHROPIC_MODEL, apiKey: ANTHROPIC_API_KEY, url })
  }
  return models
}

/** Both names when only one of the two is set. */
function halves(variables: Variables, one: keyof Variables, other: keyof Variables): readonly string[] {
  return (variables[one] === undefined) === (variables[other] === undefined) ? [] : [one, other]
}

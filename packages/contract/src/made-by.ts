import type { AnswerEngine } from './chat.ts'

/** The name under which lines and readings made without a model are signed. */
export const BUILT_IN = 'embedded'

/** Rungs of models; listed here so that a page that shows signatures needs none of the chat's schemas. */
const MODEL_RUNGS = ['gemini', 'openai-compatible', 'anthropic'] as const satisfies readonly AnswerEngine['rung'][]

/** How what a model made is signed in a log: its rung, its name and the version of the prompt, with spaces between. */
export function madeBy({ rung, model, promptVersion }: AnswerEngine): string {
  return rung === BUILT_IN ? BUILT_IN : [rung, model, promptVersion].join(' ')
}

/** The engine a signature names; undefined for what no model made. */
export function engineOf(signature: string | undefined): AnswerEngine | undefined {
  const [name, model = '', promptVersion = ''] = (signature ?? '').split(' ')
  const rung = MODEL_RUNGS.find((one) => one === name)
  if (rung === undefined || model === '') return undefined
  return { rung, model, place: rung === 'openai-compatible' ? 'own-server' : 'cloud', promptVersion }
}

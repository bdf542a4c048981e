import { type OwnEngineDraft, type OwnEngineKind, ownAddressOf } from '@placard/contract'
import { ownModelMessages } from './messages.en.ts'
import type { Source } from './sources.ts'

/** What the form holds. */
export interface OwnModelForm {
  readonly source: Source
  readonly address: string
  readonly model: string
  readonly key: string
}

/** The form before anything is typed. */
export const FIRST_FORM: OwnModelForm = {
  source: 'computer',
  address: 'http://localhost:11434/v1',
  model: '',
  key: '',
}

type Faults = { readonly [Field in 'address' | 'model' | 'key']?: string }

const KINDS: Readonly<Record<Source, OwnEngineKind>> = {
  computer: 'openai-compatible',
  gemini: 'gemini',
  anthropic: 'anthropic',
  openai: 'openai-compatible',
}

/** The model that a form describes, or what is wrong with it. */
export function draftOf({ source, address, model, key }: OwnModelForm): OwnEngineDraft | { readonly faults: Faults } {
  const { form: words } = ownModelMessages
  const kind = KINDS[source]
  const isComputer = source === 'computer'
  const known = isComputer && address.trim() === '' ? undefined : ownAddressOf(kind, isComputer ? address : '')
  const faults: Faults = {
    ...(known === undefined && { address: words.addressWrong }),
    ...(model.trim() === '' && { model: words.modelMissing }),
    ...(!isComputer && key.trim() === '' && { key: words.keyMissing }),
  }
  if (known === undefined || Object.keys(faults).length > 0) return { faults }
  return { kind, address: known, model: model.trim(), key: key.trim() }
}

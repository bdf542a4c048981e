import {
  PERSONAL_CATEGORIES,
  type PersonalCategory,
  type PersonalInformation,
  type PersonalInventory,
  type Processor,
} from '@placard/contract'
import { DATA_MAP } from '../../database/data-map.ts'
import type { Executor } from '../../database/executor.ts'
import { countRows, INFORMATION_KINDS, type InformationKind, tablesOf } from '../../database/personal-rows.ts'
import { INFORMATION_TITLES } from './messages.en.ts'

/** From whom a kind of information comes, and who receives it. */
export interface KindFacts {
  readonly category: PersonalCategory
  readonly sources: PersonalInformation['sources']
  /** Ids of processors that receive it where they are set up; see `processorsOf`. */
  readonly recipients: readonly ProcessorRole[]
  readonly isSensitive?: true
}

/** What a processor does for this server. */
export type ProcessorRole = 'answers' | 'speech' | 'hearing' | 'payments' | 'mail'

/** A processor with what it is used for. */
export type KnownProcessor = Processor & { readonly roles: readonly ProcessorRole[] }

/** Kinds of information by the six categories of the law. Nothing is kept about where people are. */
export const INFORMATION_FACTS: Readonly<Record<InformationKind, KindFacts>> = {
  account: { category: 'identifiers', sources: ['person'], recipients: ['mail'] },
  'signing-in': { category: 'identifiers', sources: ['person', 'browser'], recipients: [], isSensitive: true },
  mail: { category: 'identifiers', sources: ['server'], recipients: ['mail'] },
  settings: { category: 'personal_records', sources: ['person'], recipients: [] },
  plan: { category: 'personal_records', sources: ['person', 'payment-service'], recipients: ['payments'] },
  usage: { category: 'internet_activity', sources: ['server'], recipients: [] },
  chats: { category: 'internet_activity', sources: ['person', 'server'], recipients: ['answers', 'speech'] },
  papers: { category: 'personal_records', sources: ['person', 'server'], recipients: ['answers'] },
  sessions: { category: 'internet_activity', sources: ['person', 'server'], recipients: ['answers', 'speech'] },
  debriefs: { category: 'inferences', sources: ['server'], recipients: [] },
  recordings: { category: 'audio', sources: ['person'], recipients: ['hearing'], isSensitive: true },
  requests: { category: 'personal_records', sources: ['person', 'server'], recipients: [] },
  safety: { category: 'internet_activity', sources: ['browser', 'server'], recipients: [] },
}

/** What is kept about a person, from the data map and from their rows. */
export async function inventoryOf(
  db: Executor,
  userId: string,
  processors: readonly KnownProcessor[],
): Promise<PersonalInventory> {
  const counted = await countRows(db, userId)
  const information = INFORMATION_KINDS.map((id): PersonalInformation => {
    const { category, sources, recipients, isSensitive = false } = INFORMATION_FACTS[id]
    const tables = tablesOf(id)
    const columns = tables.flatMap((table) => Object.values(DATA_MAP[table] ?? {}))
    const found = tables.flatMap((table) => counted.get(table) ?? [])
    return {
      id,
      category,
      title: INFORMATION_TITLES[id],
      sources,
      purposes: distinct(columns.map(({ purpose }) => purpose)),
      retention: distinct(columns.map(({ retention }) => retention)),
      recipients: processors
        .filter(({ roles }) => roles.some((role) => recipients.includes(role)))
        .map((processor) => processor.id),
      isSensitive,
      records: found.reduce((sum, { rows }) => sum + rows, 0),
      since: earliest(found.flatMap(({ since }) => since?.toISOString() ?? [])),
    }
  })
  const kept = new Set(information.map(({ category }) => category))
  return {
    categories: PERSONAL_CATEGORIES.map((category) => ({ category, isCollected: kept.has(category) })),
    information,
    processors: processors.map(({ roles: _, ...processor }) => processor),
  }
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts)]
}

function earliest(instants: readonly string[]): string | null {
  return instants.toSorted()[0] ?? null
}

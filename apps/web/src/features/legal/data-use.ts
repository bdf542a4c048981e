import * as z from 'zod/mini'
import { legalMessages } from './messages.en.ts'

const { groups } = legalMessages.dataUse
type GroupId = keyof typeof groups

const Line = z.strictObject({
  category: z.enum(['identifier', 'contact', 'credential', 'conversation', 'activity', 'content', 'operation']),
  purpose: z.string(),
  retention: z.string(),
  erase: z.enum(['with-owner', 'unlink', 'keep']),
})
const Groups = z.array(z.strictObject({ id: z.string(), retentions: z.array(z.string()), lines: z.array(Line) }))

export type DataGroup = z.infer<typeof Groups>[number]

/** Whether the page has words for a group. */
export function isGroup(id: string): id is GroupId {
  return Object.hasOwn(groups, id)
}

/** What the server keeps, by group. @throws when it cannot be loaded. */
export async function loadDataUse(): Promise<readonly DataGroup[]> {
  return Groups.parse((await import('@placard/content/legal/data-use.json')).default)
}

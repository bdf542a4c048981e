import type { Command } from '../../client/commands/commands.ts'
import type { ChatScope } from '../../client/gateways/chat-scope.ts'
import { readable, unmarked } from '../../kit/ui/marked.ts'
import { commandMessages } from './messages.en.ts'
import { openHit } from './open-hit.ts'

/** A command for each place where words were said, which leads there. */
export async function recordCommands(
  chatScope: ChatScope,
  words: string,
  signal: AbortSignal,
): Promise<readonly Command[]> {
  const hits = (await chatScope.records?.searchRecords(words, signal)) ?? []
  return hits.map((hit): Command => {
    const { kind, id, title, messageId, paper, seq, excerpt } = hit
    return {
      id: `hit-${id}-${messageId ?? paper?.id ?? seq ?? ''}`,
      label: commandMessages.hit(unmarked(paper?.title ?? title), unmarked(readable(excerpt))),
      group: commandMessages.kinds[kind],
      run: () => openHit(chatScope, hit),
    }
  })
}

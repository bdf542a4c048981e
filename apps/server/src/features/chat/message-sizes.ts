import type { ChatMessage } from '@placard/contract'

/** What a message takes in the store besides its text. */
const MESSAGE_BYTES = 600
/** What a source or a document beside a message takes at most. */
const BESIDE_BYTES = 700

/** About what messages will take in the store, and no less: known without writing them out. */
export function sizeOf(messages: readonly ChatMessage[]): number {
  return messages.reduce((sum, { content, sources = [], attachments = [] }) => {
    return sum + MESSAGE_BYTES + Buffer.byteLength(content) + BESIDE_BYTES * (sources.length + attachments.length)
  }, 0)
}

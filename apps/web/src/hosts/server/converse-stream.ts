import { ConverseEvent, converse } from '@placard/contract'
import { type ChatStreamDependencies, createStream } from '../../client/api/chat-stream.ts'
import type { Converse } from '../../client/gateways/voice-gateway.ts'

/** Questions that are heard, answered and spoken in one, over the server. */
export function converseStream(dependencies: ChatStreamDependencies): Converse {
  const follow = createStream(dependencies, {
    schema: ConverseEvent,
    isLast: ({ kind }) => kind === 'done' || kind === 'error',
  })
  return ({ recording, begins, ...named }, onEvent, signal) =>
    follow(converse.stream, {
      query: { ...named, ...(begins && { begins: 'true' }) },
      body: recording,
      onEvent: (event) => onEvent(event),
      signal,
    })
}

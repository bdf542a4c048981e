import { createServer, type ServerResponse } from 'node:http'
import { listenOnLoopback } from '../../../testing/loopback.ts'

/** Ways in which a service stalls. */
export const STALLS = ['says nothing', 'begins and says nothing', 'falls silent'] as const
export type Stall = (typeof STALLS)[number]

/** A service on loopback that speaks all wire formats, and stalls in each of them. */
export interface StalledService {
  readonly url: string
  /** Sets how it stalls for requests from now on. */
  stall(how: Stall): void
  close(): Promise<void>
}

/** The beginning of an answer in each wire format, by the end of its path. */
const BEGINNINGS: readonly { readonly path: RegExp; readonly text: string }[] = [
  {
    path: /completions$/,
    text: 'data: {"id":"1","object":"chat.completion.chunk","created":0,"model":"m","choices":[{"index":0,"delta":{"role":"assistant","content":"Well"},"finish_reason":null}]}\n\n',
  },
  {
    path: /messages$/,
    text: [
      'event: message_start\ndata: {"type":"message_start","message":{"id":"1","type":"message","role":"assistant","content":[],"model":"m","stop_reason":null,"stop_sequence":null,"usage":{"input_tokens":1,"output_tokens":1}}}\n\n',
      'event: content_block_start\ndata: {"type":"content_block_start","index":0,"content_block":{"type":"text","text":""}}\n\n',
      'event: content_block_delta\ndata: {"type":"content_block_delta","index":0,"delta":{"type":"text_delta","text":"Well"}}\n\n',
    ].join(''),
  },
  {
    path: /streamGenerateContent/,
    text: 'data: {"candidates":[{"content":{"role":"model","parts":[{"text":"Well"}]},"index":0}]}\n\n',
  },
]

export async function startStalledService(): Promise<StalledService> {
  let how: Stall = 'says nothing'
  const server = createServer((request, response) => {
    request.resume()
    request.once('end', () => begin(how, request.url ?? '', response))
  })
  return {
    url: await listenOnLoopback(server),
    stall(chosen) {
      how = chosen
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

function begin(how: Stall, url: string, response: ServerResponse): void {
  if (how === 'says nothing') return
  response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders()
  const { pathname } = new URL(url, 'http://service')
  if (how === 'falls silent') response.write(BEGINNINGS.find(({ path }) => path.test(pathname))?.text ?? '')
}

import websocket from '@fastify/websocket'
import type { SessionHost } from '@placard/application'
import { CLOSE_CODES, REALTIME_PATH } from '@placard/contract'
import type { FastifyRequest } from 'fastify'
import type { PersonalNews } from '../../database/personal-news.ts'
import type { App } from '../../http/app.ts'
import { requireOwnOrigin } from '../../http/origins.ts'
import { problem } from '../../http/problems.ts'
import type { Dependencies } from '../../ports/dependencies.ts'
import { timedCheck } from '../../ports/status-check.ts'
import { SharedPlaces } from '../../process/shared-places.ts'
import type { Audience } from './audience.ts'
import { Connection, type ConnectionDependencies } from './connection.ts'
import { Connections } from './connections.ts'
import { tryRealtime } from './socket-check.ts'

/** Largest message of a page; the longest it has to say is its token. */
const MAX_MESSAGE_BYTES = 64 * 1024
/** Limit of open sockets per user, over all servers: some devices with some tabs each. */
const MOST_PER_PERSON = 20

/** Dependencies of the socket besides the server's own. */
export interface RealtimeDependencies {
  readonly host: Pick<SessionHost, 'getSession'>
  readonly audience: Audience
  readonly onLooked: ConnectionDependencies['onLooked']
  /** Subscribes to notices about users' own data, for their pages. */
  readonly onPersonalNews: (listener: (news: PersonalNews) => void) => void
}

/**
 * Adds the websocket over which pages subscribe to sessions. Views are pushed; commands come in by the calls. The first
 * message authenticates: an address ends up in logs, so one with anything in it is refused.
 */
export async function registerRealtime(
  app: App,
  dependencies: Dependencies,
  given: RealtimeDependencies,
): Promise<void> {
  const { access, configuration, logger } = dependencies
  const now = () => performance.now()
  const onFailure = (error: unknown) => logger.warn({ err: error }, 'realtime failed')
  const connections = new Connections({ access, now, onFailure })
  const places = new SharedPlaces(dependencies, { name: 'sockets', most: MOST_PER_PERSON })
  const ofConnection: ConnectionDependencies = { ...given, access, now, onFailure, admit: ({ id }) => places.take(id) }
  given.onPersonalNews(({ userId, device }) => {
    connections.tell(userId, { type: 'settings', ...(device === undefined ? {} : { device }) })
  })
  await app.register(websocket, {
    // no compression: an inflated message could have any size
    options: { maxPayload: MAX_MESSAGE_BYTES, perMessageDeflate: false },
    // the library has answered a broken frame with the close code it deserves
    errorHandler: (error, _socket, request) => request.log.debug({ err: error }, 'socket failed'),
    preClose: () => connections.close(),
  })
  const options = { websocket: true, schema: { hide: true }, preValidation: refuseStrangers } as const
  app.get(REALTIME_PATH, options, (socket, request) => {
    const connection = new Connection(ofConnection, socket)
    connections.add(connection)
    socket.once('close', () => connections.remove(connection))
    if (request.url !== REALTIME_PATH) connection.close(CLOSE_CODES.unauthenticated)
  })

  app.statusChecks.add(timedCheck('realtime', () => tryRealtime(app)))

  async function refuseStrangers(request: FastifyRequest): Promise<void> {
    if (!request.ws) throw problem('not-found')
    requireOwnOrigin(request, configuration)
  }
}

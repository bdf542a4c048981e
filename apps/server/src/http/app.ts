import type { FastifyInstance } from 'fastify'

/** The web server that features add their routes to. */
export type App = FastifyInstance

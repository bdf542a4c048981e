import type { Steps } from '@placard/application'
import type { FastifyRequest } from 'fastify'
import { runInSlices } from '../concurrency/run-in-slices.ts'
import type { App } from './app.ts'
import { parseSteps } from './json-pieces.ts'
import { shapeSteps } from './json-shape.ts'
import { BODY_MESSAGES } from './messages.en.ts'
import { problem } from './problems.ts'

/** A longer body takes some milliseconds to parse, and is parsed in its caller's turn. */
const LONG_BYTES = 100_000

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** Accepts JSON as the only kind of body, and parses it with limits. */
export function registerJsonBody(app: App): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (request: FastifyRequest, body: Buffer) => {
    const read = () => runInSlices(readSteps(body, request.routeOptions.config.contract?.bodyMaxKeys))
    return body.byteLength > LONG_BYTES ? app.lanes.bulky.run(request, read) : read()
  })
  app.addHook('onRequest', (request, _reply, done) => {
    const encoding = request.headers['content-encoding']
    // no body is large enough to be worth compressing, and a compressed one can be a bomb
    const isPacked = encoding !== undefined && encoding !== 'identity'
    done(isPacked ? problem('unsupported-media-type') : undefined)
  })
}

/**
 * Parses a request body, a long one in slices.
 * @param maxKeys most keys of all its objects together; the usual number when left out.
 * @returns `undefined` for an empty body.
 * @throws {Problem} `malformed-json` or, for texts that cannot be stored, `validation-failed` naming the field.
 */
export function* readSteps(body: Uint8Array, maxKeys?: number): Steps<unknown> {
  if (body.byteLength === 0) return undefined
  const text = decode(body)
  const { fault, lists } = yield* shapeSteps(text, maxKeys)
  if (fault !== undefined) throw problem('malformed-json', { message: BODY_MESSAGES[fault] })
  return yield* parseSteps(text, lists)
}

function decode(body: Uint8Array): string {
  try {
    const text = utf8.decode(body)
    if (!text.startsWith('\ufeff')) return text
  } catch {
    // answered below, as a mark at the start is
  }
  throw problem('malformed-json', { message: BODY_MESSAGES.encoding })
}

import http, { type IncomingMessage, type RequestOptions } from 'node:http'
import https from 'node:https'
import { syncBuiltinESMExports } from 'node:module'
import { VENDOR_ADDRESSES } from '@placard/contract'

/*
 * Imported by a server before its own code (`vendorOnLoopback`): what it sends to OpenAI goes to a double. The product has no
 * setting for this, so that nobody can have a server send people's keys elsewhere.
 */
const OPENAI = VENDOR_ADDRESSES['openai-compatible']
const DOUBLE = process.env.E2E_VENDOR_ADDRESS ?? ''

const { request } = https
const { fetch } = globalThis

const isOpenAi = (address: string | URL) => String(address).startsWith(`${OPENAI}/`)
const doubled = (address: string | URL) => new URL(String(address).replace(OPENAI, DOUBLE))

Object.assign(https, {
  request: (address: URL, options: RequestOptions, onAnswer: (answer: IncomingMessage) => void) =>
    isOpenAi(address) ? http.request(doubled(address), options, onAnswer) : request(address, options, onAnswer),
})
syncBuiltinESMExports()
globalThis.fetch = (input, init) =>
  input instanceof Request || !isOpenAi(input) ? fetch(input, init) : fetch(doubled(input), init)

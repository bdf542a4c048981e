import type * as z from 'zod/mini'

/** HTTP methods in use. */
export type RouteMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * Who may call a route: `public` anyone, `user` every active account, `admin` active accounts with the role ADMIN.
 * The server refuses everyone else with 401 (nobody signed in) or 403 (signed in without the role, or
 * with a password that has to be changed first).
 */
export type Permission = 'public' | 'user' | 'admin'

/** One call of the API, defined once: the server implements it, the page calls it, the tests are generated from it. */
export interface RouteDefinition {
  readonly method: RouteMethod
  /** Absolute path; parameters are written `:sessionId` and named by the `params` schema. */
  readonly path: `/${string}`
  readonly permission: Permission
  /** True on a public route that returns more to a signed-in user: the page then authenticates the request. */
  readonly tellsCaller?: boolean
  /** True on a route that users may call before they have changed a password that a command printed; public ones always. */
  readonly isOpenBeforePasswordChange?: boolean
  /** One sentence for the published interface description (OpenAPI). */
  readonly summary: string
  readonly params?: z.ZodMiniType
  readonly query?: z.ZodMiniType
  readonly body?: z.ZodMiniType
  /** True when the body may be left out altogether; the handler then receives an empty object. */
  readonly bodyOptional?: boolean
  /** Schema of `data` in the response, without the envelope. */
  readonly reply: z.ZodMiniType
  /** Status of a success; 200 when left out. */
  readonly status?: 200 | 201 | 202
  /**
   * Schema of `data` in a response with status 202: the result is still being computed, and the client polls for it.
   */
  readonly pendingReply?: z.ZodMiniType
  /** True when the handler receives the raw bytes of the body: a recording, or text with a signature over it. */
  readonly isBodyRaw?: boolean
  /** True when the body is a form with one file, which the handler reads as a stream. */
  readonly isMultipart?: boolean
  /**
   * Media type of the file that the route answers with, as a stream of its bytes without the envelope; a page gets it as a
   * `Blob`.
   */
  readonly file?: 'application/zip'
  /** True when the route honours an `Idempotency-Key` header. */
  readonly idempotent?: boolean
  /** True when a caller that accepts `text/event-stream` receives a stream of events instead of `reply`. */
  readonly streams?: boolean
  /** Maximum size of the body in bytes; 1 MiB when left out. */
  readonly bodyLimitBytes?: number
  /** Maximum number of keys in the body, all objects together; 10,000 when left out. */
  readonly bodyMaxKeys?: number
  /**
   * A list of the body, or of the reply where there is no body, that may be very long: it is validated and serialised
   * in slices that yield to the event loop. The server refuses more than `most` members of a body.
   */
  readonly longList?: { readonly name: string; readonly most: number }
  /**
   * True when the response is the bare `reply`, without the `{ success, data }` envelope (probes, interface
   * description).
   */
  readonly plain?: boolean
  /** True when programs that send a form are answered as well; what the form says is ignored. */
  readonly takesForm?: boolean
}

/** Declares a route. Returns the value unchanged, with its literal types kept for `implement` and `call`. */
export function defineRoute<const Definition extends RouteDefinition>(definition: Definition): Definition {
  return definition
}

type OutputOf<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined
type FieldOf<Definition, Name extends string> = Definition extends { readonly [Key in Name]: infer Schema }
  ? Schema
  : undefined

/** Path parameters as the handler receives them; `undefined` when the route has none. */
export type RouteParams<Definition extends RouteDefinition> = OutputOf<FieldOf<Definition, 'params'>>
/** Query as the handler receives it; `undefined` when the route has none. */
export type RouteQuery<Definition extends RouteDefinition> = OutputOf<FieldOf<Definition, 'query'>>
/** Body as the handler receives it; `undefined` when the route has none. */
export type RouteBody<Definition extends RouteDefinition> = OutputOf<FieldOf<Definition, 'body'>>
/** `data` of the response. */
export type RouteReply<Definition extends RouteDefinition> = z.output<Definition['reply']>
/** `data` of a response 202; never where the route has none. */
export type RoutePending<Definition extends RouteDefinition> = Definition extends {
  readonly pendingReply: infer Schema extends z.ZodMiniType
}
  ? z.output<Schema>
  : never

/**
 * The path with its parameters filled in and encoded.
 * @throws {RangeError} when a parameter of the path is not given: a caller's bug.
 */
export function pathOf(route: RouteDefinition, params: Readonly<Record<string, string | number>> = {}): string {
  return route.path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new RangeError(`pathOf: ${route.path} needs the parameter ${name}`)
    return encodeURIComponent(String(value))
  })
}

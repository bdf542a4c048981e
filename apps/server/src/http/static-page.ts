import { existsSync } from 'node:fs'
import path from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyRequest } from 'fastify'
import type { App } from './app.ts'
import { sendProblem } from './error-mapping.ts'
import { problem } from './problems.ts'

/** Folder of the built page. */
export const PAGE_FOLDER = path.resolve(import.meta.dirname, '../../../web/dist')

/** The bundler puts a hash of the content into the names of everything below this folder. */
const HASHED = /[\\/]assets[\\/]/

/** Views opened by a share link: for people with the link, not for search engines. */
const SHARED = /^\/shared\//

function cacheControlOf(file: string): string {
  if (HASHED.test(file)) return 'public, max-age=31536000, immutable'
  return file.endsWith('.html') ? 'no-store' : 'no-cache'
}

/** Serves the built page; any address that is neither a file nor an API call gets the page, which routes by itself. */
export async function registerStaticPage(app: App, folder: string): Promise<void> {
  const isBuilt = existsSync(path.join(folder, 'index.html'))
  await app.register(staticFiles, {
    root: isBuilt ? folder : import.meta.dirname,
    serve: isBuilt,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders: (reply, file) => void reply.header('cache-control', cacheControlOf(file)),
  })
  app.setNotFoundHandler((request, reply) => {
    if (isBuilt && wantsPage(request)) {
      if (SHARED.test(request.url)) reply.header('x-robots-tag', 'noindex, nofollow')
      return reply.sendFile('index.html', folder)
    }
    return sendProblem(problem('not-found'), request, reply)
  })
}

function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  return !/^\/+api(\/|\?|$)/i.test(url) && headers.accept?.includes('text/html') === true
}

import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const ROUTE = '/flags.svg'

/**
 * Takes the drawing out of one flag of the circle-flags collection: without its circular mask, which the page clips
 * by itself, and with ids that stay apart when all flags share one document.
 */
export function flagToSymbol(code: string, svg: string): string {
  const inner = svg
    .replace(/^[\s\S]*?<svg[^>]*>/, '')
    .replace(/<\/svg>\s*$/, '')
    .replace(/<mask id="a">[\s\S]*?<\/mask>/, '')
    .replace(/ mask="url\(#a\)"/g, '')
    .replace(/\bid="([^"]+)"/g, `id="${code}-$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${code}-$1)`)
    .replace(/href="#([^"]+)"/g, `href="#${code}-$1"`)
  return `<symbol id="${code}" viewBox="0 0 512 512">${inner}</symbol>`
}

/** All flags of countries as one sprite: one request for the picker of 193 states instead of 193. */
function readSprite(codes: readonly string[] | undefined): string {
  const folder = join(dirname(createRequire(import.meta.url).resolve('circle-flags/package.json')), 'flags')
  const available = readdirSync(folder).flatMap((file) => /^([a-z]{2})\.svg$/.exec(file)?.[1] ?? [])
  const wanted = codes ?? available
  const missing = wanted.filter((code) => !available.includes(code))
  if (missing.length > 0) throw new Error(`circle-flags has no flag for ${missing.join(', ')}`)
  const symbols = wanted.map((code) => flagToSymbol(code, readFileSync(join(folder, `${code}.svg`), 'utf8')))
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">${symbols.join('')}</svg>`
}

/** @param codes lower-case two-letter flag codes to ship; all two-letter flags when not given. */
export function flagSprite(codes?: readonly string[]): Plugin {
  return {
    name: 'placard:flag-sprite',
    configureServer(server) {
      server.middlewares.use(ROUTE, (_request, response) => {
        response.setHeader('content-type', 'image/svg+xml')
        response.end(readSprite(codes))
      })
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: ROUTE.slice(1), source: readSprite(codes) })
    },
  }
}

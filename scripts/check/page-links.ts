import { posix } from 'node:path'
import type { Pages } from './records.ts'

/** Broken links of pages within the project; external URLs are not checked. */
export function faultsOfLinks(pages: Pages, files: ReadonlySet<string>): string[] {
  return [...pages].flatMap(([path, text]) =>
    linksIn(text)
      .filter((link) => !/^[a-z][a-z+.-]*:/i.test(link) && !leadsSomewhere(link, path, pages, files))
      .map((link) => `${path}: ${link} leads nowhere`),
  )
}

/** Targets of links and images, code left out. */
function linksIn(text: string): string[] {
  const prose = text.replaceAll(/^```[\s\S]*?^```/gm, '').replaceAll(/`[^`\n]*`/g, '')
  return [...prose.matchAll(/\]\(([^()\s]+)\)/g)].flatMap(([, link]) => link ?? [])
}

function leadsSomewhere(link: string, from: string, pages: Pages, files: ReadonlySet<string>): boolean {
  const [target = '', anchor] = decodeURI(link).split('#')
  const path = target === '' ? from : posix.join(posix.dirname(from), target).replace(/\/$/, '')
  if (!isThere(path, files)) return false
  const page = pages.get(path)
  return anchor === undefined || page === undefined || anchorsIn(page).includes(anchor)
}

/** Anchors of a page's headings, generated like GitHub's. */
function anchorsIn(text: string): string[] {
  const heads = [...text.matchAll(/^#+ (.+)$/gm)].map(([, head = '']) => head.toLowerCase())
  return heads.map((head) => head.replaceAll(/[^\p{L}\p{N}\s_-]/gu, '').replaceAll(' ', '-'))
}

/**
 * Paths in inline code, such as `packages/engine/src`, that do not exist: the code was moved and the page is outdated.
 */
export function faultsOfPaths(pages: Pages, files: ReadonlySet<string>): string[] {
  return [...pages].flatMap(([page, text]) =>
    [...text.matchAll(PATH)]
      .map(([, path = '']) => path.replace(/\/$/, ''))
      .filter((path) => !isThere(path, files))
      .map((path) => `${page}: there is no ${path}`),
  )
}

/** Relative to the project's folder; paths with placeholders are ignored. */
const PATH = /`((?:apps|packages|content|scripts|bench|e2e|docs)\/[\w@./-]+)`/g

function isThere(path: string, files: ReadonlySet<string>): boolean {
  return files.has(path) || [...files].some((file) => file.startsWith(`${path}/`))
}

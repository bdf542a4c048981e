import { globSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { SHOWN_FOLDERS, type TwinLanguage, twinOf } from '../../apps/web/vite/twins.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** Texts without arguments by their places in a module: “messages.title”. */
function textsOf(value: unknown, place = ''): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[place, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${place}.${key}`))
}

/** English texts of at least three words that a language has other words for. */
export async function englishTextsFor(language: TwinLanguage): Promise<readonly string[]> {
  const files = globSync(
    SHOWN_FOLDERS.map((folder) => `${folder}**/*.en.ts`),
    { cwd: ROOT },
  )
  const found = await Promise.all(
    files.map(async (file) => {
      const english = textsOf(await import(path.join(ROOT, file)))
      const twin = new Map(textsOf(await import(path.join(ROOT, twinOf(file, language))).catch(() => ({}))))
      return english.flatMap(([place, text]) => ((twin.get(place) ?? text) === text ? [] : [text]))
    }),
  )
  return [...new Set(found.flat())].filter((text) => text.trim().split(/\s+/).length >= 3)
}

/** What is wrong with the texts that a page shows: English ones of its own, and those that do not fit into their boxes. */
export function faultsOfTexts(page: Page, english: readonly string[]): Promise<readonly string[]> {
  return page.evaluate((known) => {
    const texts = new Set(known)
    const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
    const faults: string[] = []
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth} wide in a window of ${clientWidth}`)
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      const text = plain(own.map(({ textContent }) => textContent ?? '').join(' '))
      if (text === '' || !element.checkVisibility({ visibilityProperty: true })) continue
      const lang = element.closest('[lang]')?.getAttribute('lang')
      if (texts.has(text) && lang !== 'en') faults.push(`“${text}” is English`)
      const style = getComputedStyle(element)
      // for screen readers alone, or meant to be cut: a title of a conversation is as long as its user made it
      const isApart = element.clientWidth <= 1 || style.display === 'inline' || style.display === 'contents'
      const isCut =
        style.textOverflow === 'ellipsis' || /auto|scroll/.test(style.overflowX) || style.webkitLineClamp !== 'none'
      if (!isApart && !isCut && element.scrollWidth > element.clientWidth + 1) {
        faults.push(`“${text}” is ${element.scrollWidth} wide in ${element.clientWidth}`)
      }
    }
    return [...new Set(faults)]
  }, english)
}

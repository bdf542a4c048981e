import { drawn } from '../../client/documents/drawn.ts'
import { htmlPage } from '../../client/documents/html-page.ts'
import { html } from '../../client/documents/markup.ts'
import { pageLanguage } from '../../kit/language/language.ts'
import { Chapters } from './Chapters.tsx'
import type { HandbookDocument } from './chapter.ts'
import { DOCUMENT_STYLE } from './document-style.ts'
import { handbookMessages as words } from './messages.en.ts'

/** A handbook as one HTML file, everything in it escaped. */
export function documentHtml({ title, subtitle, hasEnglishSubtitle, chapters }: HandbookDocument): string {
  const below = hasEnglishSubtitle ? html`<p lang="en">${subtitle}</p>` : html`<p>${subtitle}</p>`
  const contents = html`<nav aria-label="${words.contents}"><h2>${words.contents}</h2><ul>${chapters.map(
    (chapter) => html`<li><a href="#${chapter.id}">${chapter.title}</a></li>`,
  )}</ul></nav>`
  const body = html`<main>
<header><h1>${title}</h1>${below}</header>
${chapters.length > 1 ? contents : undefined}
${drawn(<Chapters chapters={chapters} />)}
<p class="quiet">${words.madeWith}</p>
</main>`
  return htmlPage({ language: pageLanguage, title, style: DOCUMENT_STYLE, body })
}

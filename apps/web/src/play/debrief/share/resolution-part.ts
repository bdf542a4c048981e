import { html, type Markup } from '../../../client/documents/markup.ts'
import { shareMessages as words } from './messages.en.ts'
import type { PrintedClause, ResolutionDocument } from './resolution-document.ts'

/** The resolution as a part of a page. */
export function resolutionPart({ status, topic, organ, ...rest }: ResolutionDocument): Markup {
  const { preamble, operative, sponsors, signatories } = rest
  return html`<section class="resolution"><h2>${status}</h2>
${namesLine(words.sponsors, sponsors)}${namesLine(words.signatories, signatories)}
<p>${topic}</p><p><em>${organ}</em>,</p>
${preamble.map((clause) => html`<p class="clause">${printed(clause)}</p>`)}
${operative.map((clause, index) => html`<p class="clause">${index + 1}. ${printed(clause)}</p>`)}
</section>`
}

function namesLine(term: string, names: readonly string[]): Markup {
  return names.length === 0 ? html`` : html`<p class="quiet">${term}: ${names.join(', ')}</p>`
}

function printed({ verb, rest, mark }: PrintedClause): Markup {
  return html`<em>${verb}</em> ${rest}${mark}`
}

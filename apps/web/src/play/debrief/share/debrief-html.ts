import type { PublicCampaign, SessionDetail } from '@placard/contract'
import { htmlPage } from '../../../client/documents/html-page.ts'
import { html, type Markup } from '../../../client/documents/markup.ts'
import { importedMessages } from '../../room/imported-messages.en.ts'
import { sessionWords } from '../../room/messages.en.ts'
import { countryIn } from '../../room/room.ts'
import { debriefMessages } from '../messages.en.ts'
import { DEBRIEF_STYLE } from './debrief-style.ts'
import { shareMessages as words } from './messages.en.ts'
import { outcomeParts } from './outcome-parts.ts'
import { recordParts } from './record-parts.ts'
import { resolutionDocument } from './resolution-document.ts'
import { resolutionPart } from './resolution-part.ts'

/** The whole debrief as one HTML file, everything in it escaped. */
export function debriefHtml(detail: SessionDetail, campaign: PublicCampaign): string {
  const { view, session } = detail
  const { conclusion, title } = view
  const result = conclusion ? sessionWords.resolution[conclusion.type] : ''
  const document = resolutionDocument(detail, campaign)
  const body = [
    headPart(detail, result),
    ...outcomeParts(detail),
    ...(document ? [resolutionPart(document)] : []),
    ...recordParts(detail),
  ]
  return htmlPage({
    language: 'en',
    title: `${debriefMessages.title(title)} (${countryIn(view, view.you)}, ${dayOf(session.updatedAt)})`,
    style: DEBRIEF_STYLE,
    body: html`<main>${body}<p class="quiet">${words.madeWith}</p></main>`,
  })
}

/** The day of an instant in an unambiguous date format. */
function dayOf(instant: string): string {
  return instant.slice(0, 10)
}

function headPart({ view, session, debrief }: SessionDetail, result: string): Markup {
  const { conclusion } = view
  if (!conclusion) return html``
  const quality = debrief?.outcomeQuality.total
  return html`<header>
<p class="quiet">${view.title}</p>
<h1>${result}</h1>
<p>${debriefMessages.results[conclusion.type]}</p>
${session.isImported ? html`<p><strong>${importedMessages.mark}.</strong> ${importedMessages.why}</p>` : undefined}
<p class="quiet">${words.played(countryIn(view, view.you), dayOf(session.concludedAt ?? session.updatedAt))}</p>
<p>${debriefMessages.score}: <strong>${conclusion.score.toFixed(2)}</strong>${
    quality === undefined ? undefined : html` · ${debriefMessages.quality}: <strong>${quality.toFixed(2)}</strong>`
  }</p>
<ul>${conclusion.outcomes.map((outcome) => html`<li>${outcome}</li>`)}</ul>
</header>`
}

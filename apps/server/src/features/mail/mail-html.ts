import { escapedHtml } from '@placard/application'
import type { MailContent, MailLink } from './mail-template.ts'
import { MAIL_FRAME } from './messages.en.ts'

/** Colours of the page, which mail programs cannot take from its style sheet. */
const LIGHT = { bg: '#f8fbf9', surface: '#ffffff', hairline: '#d5ddd9', text: '#0d1d18', quiet: '#3f4e48' } as const
const ACCENT = { fill: '#175d45', text: '#ffffff' } as const
/** Programs that know the reader's dark theme take these; the others keep the light ones, text and ground together. */
const DARK_STYLE = [
  '.bg{background:#06120e !important}',
  '.card{background:#0d1c16 !important;border-color:#273730 !important}',
  '.line{border-color:#273730 !important}',
  '.text,.text a{color:#eef1ec !important}',
  '.quiet,.quiet a{color:#b3beb8 !important}',
  '.button{background:#7fd6b1 !important;color:#06120e !important}',
].join('')

const FONT = 'font-family:Geist,-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif'
const SERIF = 'font-family:Newsreader,Georgia,Times New Roman,serif'
const TEXT = `margin:0 0 16px;font-size:16px;line-height:24px;color:${LIGHT.text}`
const QUIET = `margin:0 0 12px;font-size:14px;line-height:20px;color:${LIGHT.quiet}`
const BUTTON = `display:inline-block;padding:12px 24px;border-radius:8px;background:${ACCENT.fill};color:${ACCENT.text};font-size:16px;line-height:24px;font-weight:600;text-decoration:none`

function paragraph(text: string, style: string, name: string): string {
  return `<p class="${name}" style="${style}">${text}</p>`
}

function plainLink({ label, path }: MailLink, origin: string): string {
  const address = escapedHtml(origin + path)
  return paragraph(
    `${escapedHtml(label)}<br><a href="${address}" style="color:${LIGHT.quiet};word-break:break-all">${address}</a>`,
    QUIET,
    'quiet',
  )
}

function button({ label, path }: MailLink, origin: string): string {
  const link = `<a class="button" href="${escapedHtml(origin + path)}" style="${BUTTON}">${escapedHtml(label)}</a>`
  return `<p style="margin:24px 0">${link}</p>${plainLink({ label: MAIL_FRAME.plainLink, path }, origin)}`
}

function factLines(facts: NonNullable<MailContent['facts']>): string {
  const lines = facts.map(({ label, value }) => `${escapedHtml(label)}: <strong>${escapedHtml(value)}</strong>`)
  return paragraph(lines.join('<br>'), TEXT, 'text')
}

/** A mail as a page of HTML that loads nothing; `origin` is what its links begin with. */
export function htmlOf(content: MailContent, origin: string): string {
  const { subject, heading, paragraphs, facts = [], action, otherwise, notYou, why } = content
  const body = [
    paragraph(escapedHtml(MAIL_FRAME.product), `${QUIET};font-weight:600`, 'quiet'),
    `<h1 class="text" style="margin:0 0 16px;${SERIF};font-size:24px;line-height:32px;font-weight:600;color:${LIGHT.text}">${escapedHtml(heading)}</h1>`,
    ...paragraphs.map((text) => paragraph(escapedHtml(text), TEXT, 'text')),
    facts.length === 0 ? '' : factLines(facts),
    action === undefined ? '' : button(action, origin),
    otherwise === undefined ? '' : plainLink(otherwise, origin),
    paragraph(`<strong>${escapedHtml(MAIL_FRAME.notYou)}</strong> ${escapedHtml(notYou)}`, TEXT, 'text'),
    `<hr class="line" style="margin:24px 0 16px;border:0;border-top:1px solid ${LIGHT.hairline}">`,
    paragraph(`${escapedHtml(MAIL_FRAME.why)}: ${escapedHtml(why)}`, QUIET, 'quiet'),
    paragraph(escapedHtml(MAIL_FRAME.automatic), `${QUIET};margin:0`, 'quiet'),
  ]
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${escapedHtml(subject)}</title>`,
    `<style>:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${DARK_STYLE}}</style></head>`,
    `<body class="bg" style="margin:0;padding:0;background:${LIGHT.bg};${FONT}">`,
    `<div class="bg" style="padding:24px 12px;background:${LIGHT.bg}">`,
    `<div class="card" style="max-width:560px;margin:0 auto;padding:32px 24px;border:1px solid ${LIGHT.hairline};border-radius:14px;background:${LIGHT.surface}">`,
    ...body,
    '</div></div></body></html>',
  ].join('\n')
}

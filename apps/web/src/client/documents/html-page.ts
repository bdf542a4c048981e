import { html, type Markup } from './markup.ts'

export type HtmlPage = {
  /** BCP 47 tag of the language that most of it is in. */
  readonly language: string
  readonly title: string
  /** Rules of the page's own style sheet. */
  readonly style: string
  readonly body: Markup
}

/** A whole page to be saved as one HTML file: no scripts, nothing loaded, and a policy that forbids both. */
export function htmlPage({ language, title, style, body }: HtmlPage): string {
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${title}</title>
<style>${{ markup: style }}</style>
</head>
<body>${body}</body>
</html>
`.markup
}

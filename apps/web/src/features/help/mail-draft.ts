import { helpMessages } from './messages.en.ts'

const { draft: words } = helpMessages

/** What support is told of the page: nothing a person wrote, and no ids. */
export function pageDetails(): string {
  const { innerWidth, innerHeight, location, navigator } = window
  return [
    `${words.view}: ${location.origin}${location.pathname}`,
    `${words.browser}: ${navigator.userAgent}`,
    `${words.screen}: ${innerWidth} × ${innerHeight}`,
  ].join('\n')
}

/** The address of a draft in the person's mail program. Feedback says nothing about the browser. */
export function mailDraft(kind: 'support' | 'feedback', email: string): string {
  const { subject, asks } = words[kind]
  const body = [...asks.map((ask) => `${ask}\n\n`), ...(kind === 'support' ? [`-- \n${pageDetails()}`] : [])].join('\n')
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}

import { escapedHtml } from '@placard/application'
import type { ChatMessage, ConversationDetail } from '@placard/contract'
import { chatMessages } from '../messages.en.ts'
import { branchOf, treeOf } from '../model/tree.ts'
import type { ChatFormat } from './formats.ts'
import { exportMessages as words } from './messages.en.ts'

/** A file ready to be saved. */
export interface ChatFile {
  readonly name: string
  readonly type: string
  readonly text: string
}

const KINDS = {
  json: { ending: 'json', type: 'application/json' },
  markdown: { ending: 'md', type: 'text/markdown;charset=utf-8' },
  html: { ending: 'html', type: 'text/html;charset=utf-8' },
} as const

/** `2026-11-21`, by the clock of this device. */
function dateOf(now: Date): string {
  const part = (number: number) => String(number).padStart(2, '0')
  return `${now.getFullYear()}-${part(now.getMonth() + 1)}-${part(now.getDate())}`
}

/** The branch that is shown, for reading. */
function shownIn({ conversation, messages }: ConversationDetail): readonly ChatMessage[] {
  return branchOf(treeOf(messages), conversation.leafId)
}

function speakerOf({ role, engine }: ChatMessage): string {
  if (role === 'user') return words.you
  return engine === undefined ? words.assistant : `${words.assistant} (${chatMessages.message.engine(engine)})`
}

/** A title stands on one line. */
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ')

function asMarkdown(detail: ConversationDetail): string {
  const said = shownIn(detail).map((message) => {
    const sources = (message.sources ?? []).map((source) => `- ${oneLine(chatMessages.message.source(source))}`)
    const files = (message.attachments ?? []).map((attachment) => `- ${oneLine(words.attachment(attachment))}`)
    return [`**${speakerOf(message)}** · ${message.timestamp}`, message.content, [...files, ...sources].join('\n')]
      .filter((part) => part !== '')
      .join('\n\n')
  })
  return [`# ${oneLine(detail.conversation.title)}`, ...said].join('\n\n')
}

function asHtml(detail: ConversationDetail): string {
  const said = shownIn(detail).map((message) => {
    const sources = (message.sources ?? []).map(
      (source) => `<li>${escapedHtml(chatMessages.message.source(source))}</li>`,
    )
    const files = (message.attachments ?? []).map((one) => `<li>${escapedHtml(words.attachment(one))}</li>`)
    const items = [...files, ...sources]
    const list = items.length === 0 ? '' : `<ul>${items.join('')}</ul>`
    const head = `<h3>${escapedHtml(speakerOf(message))} <time>${escapedHtml(message.timestamp)}</time></h3>`
    return `<article class="${message.role}">${head}<p>${escapedHtml(message.content)}</p>${list}</article>`
  })
  return `<section><h2>${escapedHtml(detail.conversation.title)}</h2>${said.join('\n')}</section>`
}

const STYLE = `body{margin:2rem auto;max-width:68ch;padding:0 1rem;font:16px/1.6 system-ui,sans-serif;color:#0d1d18;background:#f8fbf9}
h2{font-family:Georgia,serif;border-top:1px solid #d5ddd9;padding-top:1.5rem}h3{font-size:.85rem;color:#3f4e48;margin:1.5rem 0 .25rem}
time{font-weight:400;color:#5a6762}p{white-space:pre-wrap;overflow-wrap:anywhere;margin:0}.user p{background:#eff4f1;border:1px solid #d5ddd9;border-radius:8px;padding:.6rem .9rem}
@media(prefers-color-scheme:dark){body{color:#eef1ec;background:#06120e}h2,.user p{border-color:#273730}h3,time{color:#b3beb8}.user p{background:#0d1c16}}`

function textOf(details: readonly ConversationDetail[], format: ChatFormat, now: Date): string {
  switch (format) {
    case 'json':
      return JSON.stringify(
        { format: 'placard-chats', version: 1, exportedAt: now.toISOString(), conversations: details },
        null,
        2,
      )
    case 'markdown':
      return `${details.map(asMarkdown).join('\n\n---\n\n')}\n`
    case 'html':
      return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escapedHtml(words.title)}</title><style>${STYLE}</style></head>
<body><h1>${escapedHtml(words.title)}</h1>
${details.map(asHtml).join('\n')}
</body></html>
`
  }
}

/** Chats as a file named by the date. JSON holds all branches, the others the branch that was shown last. */
export function chatFile(details: readonly ConversationDetail[], format: ChatFormat, now: Date): ChatFile {
  const { ending, type } = KINDS[format]
  const what = details.length === 1 ? 'chat' : 'chats'
  return { name: `placard-${what}-${dateOf(now)}.${ending}`, type, text: textOf(details, format, now) }
}

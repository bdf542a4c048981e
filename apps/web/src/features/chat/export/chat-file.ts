import { escapedHtml } from '@placard/application'
import type { ChatMessage, ConversationDetail, WorkingPaper } from '@placard/contract'
import { htmlPage } from '../../../client/documents/html-page.ts'
import { chatMessages } from '../messages.en.ts'
import { branchOf, treeOf } from '../model/tree.ts'
import type { ExportedChat } from './exported-chat.ts'
import type { ChatFormat } from './formats.ts'
import { exportMessages as words } from './messages.en.ts'

/** A file ready to download. */
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

/** `2026-11-21` in the local time zone. */
function dateOf(now: Date): string {
  const part = (number: number) => String(number).padStart(2, '0')
  return `${now.getFullYear()}-${part(now.getMonth() + 1)}-${part(now.getDate())}`
}

/** Messages of the shown branch. */
function shownIn({ conversation, messages }: ConversationDetail): readonly ChatMessage[] {
  return branchOf(treeOf(messages), conversation.leafId)
}

function speakerOf({ role, engine, isImported }: ChatMessage): string {
  const madeBy = chatMessages.message.engine(role === 'user' ? undefined : engine, isImported)
  const name = role === 'user' ? words.you : words.assistant
  return madeBy === '' ? name : `${name} (${madeBy})`
}

/** Collapses whitespace: a title takes one line. */
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ')

function asMarkdown(detail: ExportedChat): string {
  const said = shownIn(detail).map((message) => {
    const sources = (message.sources ?? []).map((source) => `- ${oneLine(chatMessages.message.source(source))}`)
    const files = (message.attachments ?? []).map((attachment) => `- ${oneLine(words.attachment(attachment))}`)
    return [
      `**${speakerOf(message)}** · ${words.saidAt(message.timestamp)}`,
      message.content,
      [...files, ...sources].join('\n'),
    ]
      .filter((part) => part !== '')
      .join('\n\n')
  })
  const project = detail.project === undefined ? [] : [words.project(oneLine(detail.project.name))]
  const papers = detail.papers.flatMap(({ title, text }) => [`## ${words.paper(oneLine(title))}`, text])
  return [`# ${oneLine(detail.conversation.title)}`, ...project, ...said, ...papers].join('\n\n')
}

type Drawn = ReadonlyMap<string, string>

/** Content of a message: rendered HTML of an answer, the literal text of a user. */
function contentOf({ role, content }: ChatMessage, drawn: Drawn): string {
  const answer = role === 'assistant' ? drawn.get(content) : undefined
  return answer === undefined ? `<p class="plain">${escapedHtml(content)}</p>` : `<div>${answer}</div>`
}

function paperAsHtml({ title, text }: WorkingPaper): string {
  return `<article class="paper"><h3>${escapedHtml(words.paper(title))}</h3><p class="plain">${escapedHtml(text)}</p></article>`
}

function asHtml(detail: ExportedChat, drawn: Drawn): string {
  const said = shownIn(detail).map((message) => {
    const sources = (message.sources ?? []).map(
      (source) => `<li>${escapedHtml(chatMessages.message.source(source))}</li>`,
    )
    const files = (message.attachments ?? []).map((one) => `<li>${escapedHtml(words.attachment(one))}</li>`)
    const items = [...files, ...sources]
    const list = items.length === 0 ? '' : `<ul class="from">${items.join('')}</ul>`
    const head = `<h3>${escapedHtml(speakerOf(message))} <time datetime="${escapedHtml(message.timestamp)}">${escapedHtml(words.saidAt(message.timestamp))}</time></h3>`
    return `<article class="${message.role}">${head}${contentOf(message, drawn)}${list}</article>`
  })
  const { conversation, project } = detail
  const ofProject = project === undefined ? '' : `<p class="from">${escapedHtml(words.project(project.name))}</p>`
  const body = [...said, ...detail.papers.map(paperAsHtml)].join('\n')
  return `<section><h2>${escapedHtml(conversation.title)}</h2>${ofProject}${body}</section>`
}

const STYLE = `body{margin:2rem auto;max-width:68ch;padding:0 1rem;font:16px/1.6 system-ui,sans-serif;color:#0d1d18;background:#f8fbf9}
h1,h2{font-family:Georgia,serif;font-weight:500}h2{border-top:1px solid #d5ddd9;padding-top:1.5rem}h3{font-size:.85rem;color:#3f4e48;margin:1.75rem 0 .25rem}h4,h5,h6{font-size:1.05rem;margin:1.25rem 0 .5rem}
article{overflow-wrap:anywhere}article p{margin:0 0 .75rem}time{font-weight:400;color:#5a6762}.plain{white-space:pre-wrap}:is(.user,.paper) .plain{background:#eff4f1;border:1px solid #d5ddd9;border-radius:8px;padding:.6rem .9rem}
table{display:block;overflow-x:auto;border-collapse:collapse;margin:0 0 .75rem}th,td{border-bottom:1px solid #d5ddd9;padding:.35rem .8rem .35rem 0;text-align:start;vertical-align:top}
pre{background:#eff4f1;border:1px solid #d5ddd9;border-radius:8px;padding:.6rem .9rem;overflow-x:auto}code{font:.9em ui-monospace,Menlo,monospace}blockquote{margin:0 0 .75rem;border-inline-start:3px solid #d5ddd9;padding-inline-start:1rem;color:#3f4e48}
blockquote blockquote blockquote blockquote blockquote{border:0;padding:0}:is(ul,ol) :is(ul,ol) :is(ul,ol) :is(ul,ol) :is(ul,ol){padding:0;list-style-position:inside}a{color:#155d44}.from{font-size:.85rem;color:#3f4e48}
@media(prefers-color-scheme:dark){body{color:#eef1ec;background:#06120e}h2,:is(.user,.paper) .plain,th,td,pre,blockquote{border-color:#273730}h3,time,blockquote,.from{color:#b3beb8}:is(.user,.paper) .plain,pre{background:#0d1c16}a{color:#7fd1b0}}`

function asJson(chats: readonly ExportedChat[], now: Date): string {
  const conversations = chats.map(({ conversation, messages }) => ({ conversation, messages }))
  const papers = chats.flatMap((chat) => chat.papers)
  const inProjects = [...new Map(chats.map((chat) => [chat.project?.id, chat])).values()]
  const projects = inProjects.flatMap(({ project }) => project ?? [])
  const projectFiles = inProjects.flatMap(({ project, projectFiles: files }) =>
    project === undefined ? [] : files.map((file) => ({ projectId: project.id, ...file })),
  )
  const about = { format: 'placard-chats', version: 1, exportedAt: now.toISOString() }
  return JSON.stringify({ ...about, conversations, papers, projects, projectFiles }, null, 2)
}

function textOf(details: readonly ExportedChat[], format: ChatFormat, now: Date, drawn: Drawn): string {
  switch (format) {
    case 'json':
      return asJson(details, now)
    case 'markdown':
      return `${details.map(asMarkdown).join('\n\n---\n\n')}\n`
    case 'html':
      return htmlPage({
        language: 'en',
        title: words.title,
        style: STYLE,
        body: {
          markup: `<h1>${escapedHtml(words.title)}</h1>\n${details.map((detail) => asHtml(detail, drawn)).join('\n')}`,
        },
      })
  }
}

/** Texts of the answers in the fetched chats. */
export function answersIn(details: readonly ConversationDetail[]): readonly string[] {
  return details.flatMap(shownIn).flatMap(({ role, content }) => (role === 'assistant' ? [content] : []))
}

/**
 * Exports chats to a file named by the date. JSON holds all branches, the other formats the branch shown last, under the
 * name of its project and before its working papers.
 *
 * @param drawn safe HTML of answers, keyed by their text; an answer missing from it is shown as literal text.
 */
export function chatFile(
  details: readonly ExportedChat[],
  format: ChatFormat,
  now: Date,
  drawn: Drawn = new Map(),
): ChatFile {
  const { ending, type } = KINDS[format]
  const what = details.length === 1 ? 'chat' : 'chats'
  return { name: `placard-${what}-${dateOf(now)}.${ending}`, type, text: textOf(details, format, now, drawn) }
}

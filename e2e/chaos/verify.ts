import type { ChatMessage } from '@placard/contract'
import type { Rest } from './rest.ts'
import type { Tab } from './tab.ts'

/** What became of everything that was said. All lists are empty when nothing was lost, doubled or garbled. */
export interface Verdict {
  readonly sent: number
  readonly answers: number
  /** Answers that were compared with what the page shows. */
  readonly shown: number
  readonly actions: string
  readonly lost: readonly string[]
  readonly doubled: readonly string[]
  /** Answers whose text is not what their log adds up to, or not what the page shows. */
  readonly garbled: readonly string[]
  /** What the page still keeps to be sent. */
  readonly unsent: readonly string[]
  /** Answers that are still being made. */
  readonly open: readonly string[]
  readonly complaints: readonly string[]
}

export async function verify({ tab, kept, unsent, sent, done, complaints }: Rest): Promise<Verdict> {
  const said: string[] = []
  const answers: ChatMessage[] = []
  const garbled: string[] = []
  const open: string[] = []
  let shown = 0
  for (const conversationId of (await kept.conversations()).ids) {
    const messages = await kept.messages(conversationId)
    said.push(...messages.filter(({ role }) => role === 'user').map(({ content }) => content))
    for (const answer of messages.filter(({ role }) => role === 'assistant')) {
      answers.push(answer)
      if (answer.status === 'answering') open.push(answer.id)
      const log = await kept.logOf(answer.id)
      if (log !== answer.content) garbled.push(`log of ${answer.id}: ${differenceOf(log, answer.content)}`)
    }
    const page = await shownIn(tab, conversationId)
    for (const { id, content } of messages) {
      const text = page.get(id)
      if (text === undefined) continue
      shown += 1
      if (text !== content) garbled.push(`page, ${id}: ${differenceOf(text, content)}`)
    }
  }
  const times = (text: string) => said.filter((one) => one === text).length
  return {
    sent: sent.length,
    answers: answers.length,
    shown,
    garbled,
    unsent,
    open,
    complaints,
    actions: [...done].map(([action, count]) => `${action} ${count}`).join(', '),
    lost: sent.filter((text) => times(text) === 0),
    doubled: sent.filter((text) => times(text) > 1),
  }
}

async function shownIn(tab: Tab, conversationId: string): Promise<ReadonlyMap<string, string>> {
  await tab.goTo(`/chat/${conversationId}`)
  await tab.page
    .locator('[data-message]')
    .first()
    .waitFor({ timeout: 60_000 })
    .catch(() => undefined)
  return tab.said()
}

/** Where two texts part, in short. */
function differenceOf(a: string, b: string): string {
  let at = 0
  while (at < Math.min(a.length, b.length) && a[at] === b[at]) at += 1
  return `${a.length} and ${b.length} characters, from ${at} on “${a.slice(at, at + 30)}” and “${b.slice(at, at + 30)}”`
}

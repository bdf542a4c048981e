import type { Conversation, Intent } from './request.ts'
import { refersBack } from './thread.ts'

/** A question that refers back is searched together with what was asked before. */
export function withThread(intent: Intent, text: string, before: Conversation | undefined): Intent {
  if (intent.kind !== 'question' || before?.matter === undefined) return intent
  const isPlain = refersBack(text)
  const about = isPlain || text.split(/\s+/).length <= SHORT_WORDS ? aboutText(before) : undefined
  if (about === undefined) return intent
  return isPlain ? { ...intent, about } : { ...intent, about, isLoose: true }
}

function aboutText({ matter, topic }: Conversation): string | undefined {
  if (matter?.kind === 'question') return [matter.about, matter.text].filter(Boolean).join('. ').slice(-ABOUT_MOST)
  if (matter?.kind === 'rule') return matter.rule.title
  return topic
}
/** A question as short as this one may leave out what it is about, without a word that refers to it. */
const SHORT_WORDS = 8
const ABOUT_MOST = 300

import type { ParagraphChangePort } from '@placard/application'
import { PARAGRAPH_MAX_LENGTH, type ParagraphWish } from '@placard/contract'
import { type DomainResult, type LanguageTask, type TaskRunner, visible } from '@placard/language/models'
import type { Attempt, ParagraphChanger } from '@placard/language/papers'
import * as z from 'zod'
import { unfaithful } from '../campaign/fidelity.ts'
import { paragraphChangePrompt } from '../prompts/paragraph-change.ts'

/** Time limit: a person waits, with the paragraph before their eyes. */
const PATIENCE_MS = 30_000
/** How much longer a paragraph may become. */
const GROWTH_MOST = 2

const Wire = z.object({ text: z.string() })
type Wire = z.infer<typeof Wire>

function taskOver(changer: ParagraphChanger): LanguageTask<ParagraphWish, Attempt, Wire> {
  return {
    name: 'change-paragraph',
    promptVersion: paragraphChangePrompt.version,
    wire: Wire,
    temperature: 0.3,
    maxOutputTokens: 2_000,
    withinMs: PATIENCE_MS,
    prompt: (wish, quoting) => paragraphChangePrompt.prompt(wish, quoting),
    domain: usable,
    embedded: (wish) => changer(wish),
  }
}

const LEAD = /^\s*(?:\d{1,2}[.)]|\([a-z]{1,4}\))\s+/

/** A paragraph as a paper can have it: plain, not much longer, with no figure of the model's own, numbered as it was. */
function usable({ text: said }: Wire, { title, paragraph, wish }: ParagraphWish): DomainResult<Attempt> {
  const plain = visible(said)
    .replaceAll(/\*\*|__|`/g, '')
    .trim()
  const lead = paragraph.match(LEAD)?.[0] ?? ''
  const text = lead === '' || LEAD.test(plain) ? plain : `${lead}${plain}`
  const issues = unfaithful([plain], [title, paragraph, wish])
  const most = PARAGRAPH_MAX_LENGTH + GROWTH_MOST * paragraph.length
  if (plain.length > most) issues.push(`text: it is longer than ${most} characters`)
  if (plain === paragraph.trim()) issues.push('text: nothing was changed')
  return issues.length > 0 ? { ok: false, rejection: issues } : { ok: true, value: { ok: true, text } }
}

/** Changes paragraphs by a model where one gives a usable answer, else by rules. */
export function createParagraphChanges(tasks: TaskRunner, changer: ParagraphChanger): ParagraphChangePort {
  const task = taskOver(changer)
  return {
    async change(wish, userId) {
      const { value, engine } = await tasks.run(task, wish, { userId })
      return value.ok
        ? { outcome: 'changed', text: value.text, engine }
        : { outcome: 'declined', says: value.says, engine }
    },
  }
}

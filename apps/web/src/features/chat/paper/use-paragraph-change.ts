import { PARAGRAPH_MAX_LENGTH, type ParagraphChange } from '@placard/contract'
import { type Paragraph, paragraphsOf, withParagraph } from '@placard/language/papers'
import { useState } from 'react'
import { usePaperGateway } from '../../../client/gateways/paper-gateway.ts'
import { showToast } from '../../../kit/ui/toast-store.ts'
import { paperMessages, changeMessages as words } from './messages.en.ts'
import type { PaperEditor } from './paper-editor.ts'
import { saveFaultOf } from './save-fault.ts'

/** A change that was asked for: under way, made and not yet accepted, or refused in a sentence. */
export type Asked =
  | { readonly status: 'none' }
  | { readonly status: 'pending' }
  | {
      readonly status: 'offered'
      readonly paragraph: Paragraph
      readonly change: Extract<ParagraphChange, { outcome: 'changed' }>
    }
  | { readonly status: 'declined'; readonly says: string }

/** Asks for a change to one paragraph; nothing of the paper changes before it is accepted. */
export function useParagraphChange(editor: PaperEditor) {
  const gateway = usePaperGateway()
  const [asked, setAsked] = useState<Asked>({ status: 'none' })

  async function ask(paragraph: Paragraph, wish: string): Promise<void> {
    if (paragraph.text.length > PARAGRAPH_MAX_LENGTH) {
      return setAsked({ status: 'declined', says: words.tooLong(PARAGRAPH_MAX_LENGTH) })
    }
    setAsked({ status: 'pending' })
    const { kind, title } = editor.store.getState().content
    const named = title.trim() === '' ? paperMessages.title : title
    try {
      const order = { kind, title: named, paragraph: paragraph.text, wish }
      const change = await gateway.changeParagraph(editor.id, order)
      setAsked(
        change.outcome === 'changed'
          ? { status: 'offered', paragraph, change }
          : { status: 'declined', says: change.says },
      )
    } catch (error) {
      setAsked({ status: 'declined', says: saveFaultOf(error) === 'offline' ? words.offline : words.failed })
    }
  }

  /** Puts the offered wording into the paper, if the paragraph still stands where it stood. */
  async function accept({ paragraph, change }: Extract<Asked, { status: 'offered' }>): Promise<void> {
    await editor.flush()
    const { content, version } = editor.store.getState()
    const there = paragraphsOf(content.kind, content.text).find(
      (one) => one.start === paragraph.start && one.text === paragraph.text,
    )
    if (there === undefined) return setAsked({ status: 'declined', says: words.moved })
    setAsked({ status: 'none' })
    await editor.make(
      { text: withParagraph(content.text, there, change.text) },
      { making: 'changed', engine: change.engine },
    )
    showToast(words.accepted, { tone: 'success', undo: () => void editor.restore(version) })
  }
  return { asked, ask, accept, reset: () => setAsked({ status: 'none' }) }
}

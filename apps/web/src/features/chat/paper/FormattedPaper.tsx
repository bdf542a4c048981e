import { faultsLeft, type PaperBlock, paperBlocks } from '@placard/language/papers'
import { useDeferredValue, useMemo } from 'react'
import { useStore } from 'zustand'
import { paperMessages as words } from './messages.en.ts'
import type { PaperEditor } from './paper-editor.ts'

function Block({ block }: { block: PaperBlock }) {
  switch (block.kind) {
    case 'heading':
      return <p className="mb-3">{block.text}</p>
    case 'body':
      return (
        <p className="mt-5 mb-3">
          <em>{block.text}</em>
          {block.mark}
        </p>
      )
    case 'preambular':
      return (
        <p className="mb-3 ps-6">
          <em>{block.opening}</em>
          {block.rest}
        </p>
      )
    case 'operative':
      return (
        <p className="mb-3 ps-6">
          {block.number}. <em>{block.opening}</em>
          {block.rest}
        </p>
      )
    case 'sub':
      return (
        <p className={block.level === 1 ? 'working-paper-sub mb-2' : 'working-paper-inner mb-2'}>
          {block.mark} {block.text}
        </p>
      )
    case 'paragraph':
      return <p className="mb-4 whitespace-pre-line">{block.text}</p>
  }
}

/** What the check of resolutions finds and no formatting mends. */
function Left({ text }: { text: string }) {
  const faults = useMemo(() => faultsLeft(text).filter(({ at }) => at >= 0), [text])
  if (faults.length === 0) return null
  return (
    <section aria-label={words.left} className="mt-6 border-t border-hairline py-4 text-14 text-text-2">
      <h3 className="mb-2 font-sans text-14 font-semibold text-text">{words.left}</h3>
      <ul className="flex list-disc flex-col gap-1 ps-5">
        {faults.map(({ line, what }) => (
          <li key={`${line} ${what}`}>{words.fault(line, what)}</li>
        ))}
      </ul>
    </section>
  )
}

/** The paper as it is printed, in the form of its kind. */
export function FormattedPaper({ editor }: { editor: PaperEditor }) {
  const { kind, text } = useDeferredValue(useStore(editor.store, (state) => state.content))
  const blocks = useMemo(() => paperBlocks(kind, text), [kind, text])
  const isUnformed = kind === 'resolution' && blocks.every((block) => block.kind === 'paragraph')
  if (blocks.length === 0) return <p className="py-4 text-text-2">{words.empty}</p>
  return (
    <div className="working-paper-text py-4 font-serif">
      {isUnformed && <p className="mb-4 font-sans text-14 text-text-2">{words.unformed}</p>}
      {blocks.map((block, at) => (
        <Block key={at} block={block} />
      ))}
      {kind === 'resolution' && !isUnformed && <Left text={text} />}
    </div>
  )
}

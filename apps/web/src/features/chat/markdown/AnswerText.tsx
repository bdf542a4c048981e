import { memo, useMemo } from 'react'
import { stillEnglish } from '../../../kit/language/language.ts'
import { type Block, blocksOf, holdsCode, mayHoldMath, openCodeOf, texMarks } from './blocks.ts'
import { loadedLater } from './loaded-later.ts'
import type { MarkdownExtras } from './Markdown.tsx'

const markdown = loadedLater(async () => {
  const [{ Markdown }, { CodeBlock }] = await Promise.all([import('./Markdown.tsx'), import('./CodeBlock.tsx')])
  return { Markdown, CodeBlock }
})
const math = loadedLater(async () => (await import('./math.ts')).mathExtras)
const highlight = loadedLater(async () => (await import('./highlight.ts')).highlightExtras)

/** Prefetches the markdown renderer before the first answer. */
export const fetchMarkdown = markdown.load

function useExtras(text: string): MarkdownExtras | undefined {
  const formulas = math.use(mayHoldMath(text))
  const colours = highlight.use(holdsCode(text))
  return useMemo(() => {
    if (formulas === undefined || colours === undefined) return formulas ?? colours
    return {
      remark: [...formulas.remark, ...colours.remark],
      rehype: [...formulas.rehype, ...colours.rehype],
    }
  }, [formulas, colours])
}

type Loaded = NonNullable<ReturnType<typeof markdown.use>>

type ProseProps = { text: string; parts: Loaded }

/** A rendered block with formulas and code; memoized, so that it is parsed again only when it changes. */
const Prose = memo(function Prose({ text, parts: { Markdown } }: ProseProps) {
  const read = texMarks(text)
  return <Markdown text={read} extras={useExtras(read)} />
})

/** A code block still streaming: no fence to parse, and no highlighting that would change at every letter. */
const OpenCode = memo(function OpenCode({ text, parts: { CodeBlock } }: ProseProps) {
  const { language, code } = openCodeOf(text)
  return (
    <CodeBlock language={language}>
      <code>{code}</code>
    </CodeBlock>
  )
})

function BlockView({ block: { kind, text }, parts }: { block: Block; parts: Loaded }) {
  return kind === 'open-code' ? <OpenCode text={text} parts={parts} /> : <Prose text={text} parts={parts} />
}

/** Text of an answer: plain text at once, markdown as soon as the renderer has loaded. */
export function AnswerText({ text }: { text: string }) {
  const parts = markdown.use(true)
  const blocks = useMemo(() => blocksOf(text), [text])
  if (parts === undefined)
    return (
      <div {...stillEnglish} className="whitespace-pre-wrap [overflow-wrap:anywhere]">
        {text}
      </div>
    )
  return (
    <div {...stillEnglish} className="answer-text">
      {blocks.map((block, index) => (
        <div key={index}>
          <BlockView block={block} parts={parts} />
        </div>
      ))}
    </div>
  )
}

import { Line, TextBlock } from '../../kit/documents/EntryText.tsx'
import type { Chapter, HandbookBlock, HandbookSection } from './chapter.ts'

/** The chapters of a handbook. The same markup is the page, the print and the saved file. */
export function Chapters({ chapters }: { chapters: readonly Chapter[] }) {
  return chapters.map(({ id, title, blocks, sections }) => (
    <section key={id} id={id} aria-labelledby={`${id}-title`} className="handbook-chapter entry-text">
      <h2 id={`${id}-title`}>{title}</h2>
      <Blocks blocks={blocks} />
      {sections.map((section) => (
        <Section key={section.title} section={section} />
      ))}
    </section>
  ))
}

function Section({ section: { title, isPart, blocks } }: { section: HandbookSection }) {
  const Heading = isPart ? 'h4' : 'h3'
  return (
    <>
      <Heading>{title}</Heading>
      <Blocks blocks={blocks} />
    </>
  )
}

function Blocks({ blocks }: { blocks: readonly HandbookBlock[] }) {
  return blocks.map((block, at) => <Block key={at} block={block} />)
}

function Block({ block }: { block: HandbookBlock }) {
  switch (block.kind) {
    case 'notes':
      return <Ruled lines={block.lines} />
    case 'fields':
      return (
        <p className="handbook-fields">
          {block.labels.map((label) => (
            <span key={label}>{label}</span>
          ))}
        </p>
      )
    case 'questions':
      return (
        <ol>
          {block.items.map((item) => (
            <li key={item} className="handbook-question">
              <Line text={item} />
              <Ruled lines={block.lines} />
            </li>
          ))}
        </ol>
      )
    case 'table':
      return (
        <div className="handbook-table">
          <TextBlock block={block} />
        </div>
      )
    default:
      return <TextBlock block={block} />
  }
}

/** Lines to write on. */
function Ruled({ lines }: { lines: number }) {
  return (
    <span aria-hidden="true" className="handbook-lines">
      {Array.from({ length: lines }, (_, at) => (
        <span key={at} />
      ))}
    </span>
  )
}

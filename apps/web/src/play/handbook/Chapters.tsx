import { Line, TextBlock } from '../../kit/documents/EntryText.tsx'
import { stillEnglish } from '../../kit/language/language.ts'
import type { Chapter, HandbookBlock, HandbookSection } from './chapter.ts'

/**
 * The chapters of a handbook. The same markup is the page, the print and the saved file. A chapter alone has the title of
 * its document, which stands above it, and its sections are headed one level higher.
 */
export function Chapters({ chapters }: { chapters: readonly Chapter[] }) {
  const [first] = chapters
  if (first !== undefined && chapters.length === 1) return <ChapterAlone chapter={first} />
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

function ChapterAlone({ chapter: { id, blocks, sections } }: { chapter: Chapter }) {
  return (
    <div id={id} className="handbook-chapter handbook-alone entry-text">
      <Blocks blocks={blocks} />
      {sections.map((section) => (
        <Section key={section.title} section={section} levels={['h2', 'h3']} />
      ))}
    </div>
  )
}

type Levels = readonly [section: 'h2' | 'h3', part: 'h3' | 'h4']

function Section({ section, levels = ['h3', 'h4'] }: { section: HandbookSection; levels?: Levels }) {
  const { title, isPart, isEnglish, blocks } = section
  const Heading = levels[isPart ? 1 : 0]
  return (
    <>
      <Heading {...(isEnglish && stillEnglish)}>{title}</Heading>
      <Blocks blocks={blocks} />
    </>
  )
}

function Blocks({ blocks }: { blocks: readonly HandbookBlock[] }) {
  return blocks.map((block, at) =>
    block.isEnglish ? (
      <div key={at} {...stillEnglish}>
        <Block block={block} />
      </div>
    ) : (
      <Block key={at} block={block} />
    ),
  )
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

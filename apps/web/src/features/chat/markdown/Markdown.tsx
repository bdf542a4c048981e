import { type ComponentProps, createContext, isValidElement, memo, type ReactNode, useContext } from 'react'
import ReactMarkdown, { type Components, type Options } from 'react-markdown'
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize'
import remarkGfm from 'remark-gfm'
import './markdown.css'
import { CodeBlock } from './CodeBlock.tsx'
import { markdownMessages as words } from './markdown-messages.en.ts'
import { safeAddress } from './safe-address.ts'

type Plugins = NonNullable<Options['rehypePlugins']>

/** Plugins of later chunks: math and syntax highlighting. They run after the sanitizer and add no text of their own. */
export interface MarkdownExtras {
  readonly remark: NonNullable<Options['remarkPlugins']>
  readonly rehype: Plugins
}

/** The fields of a syntax tree node used here. */
type TextNode = { type: string; children?: TextNode[] }

/** Renders HTML in an answer as literal text. */
function htmlAsText() {
  return function walk(node: TextNode): void {
    if (node.type === 'raw') node.type = 'text'
    for (const child of node.children ?? []) walk(child)
  }
}

const SCHEMA: typeof defaultSchema = {
  ...defaultSchema,
  // neither ids nor names: an answer must not collide with the page's own (DOM clobbering)
  attributes: {
    a: ['href'],
    img: ['src', 'alt'],
    ol: ['start'],
    input: ['checked'],
    code: [['className', /^language-[\w+#.-]{1,32}$/, 'math-inline', 'math-display']],
    th: ['align'],
    td: ['align'],
  },
  clobber: [],
  required: {},
}

/** Whether a link encloses the element: an image inside a link is not made a link of its own. */
const InsideLink = createContext(false)

function Link({ href, children }: { href?: string | undefined; children?: ReactNode }) {
  const isInside = useContext(InsideLink)
  const address = safeAddress(href)
  if (address === undefined || isInside) return <span>{children}</span>
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      className="text-accent underline underline-offset-2 hover:no-underline"
    >
      <InsideLink value={true}>{children}</InsideLink>
    </a>
  )
}

/** Language of a fence, from the class of the code element inside it. */
function languageIn(children: ReactNode): string {
  if (!isValidElement<{ className?: unknown }>(children)) return ''
  const { className } = children.props
  return typeof className === 'string' ? (/language-([\w+#.-]+)/.exec(className)?.[1] ?? '') : ''
}

/** Headings of one level: the right level depends on the surrounding page, which an answer does not know. */
const heading = (className: string) => (props: ComponentProps<'h3'>) => <h3 className={className}>{props.children}</h3>

/** React components for the elements of an answer. */
export const ANSWER_COMPONENTS: Components = {
  a: ({ href, children }) => <Link href={href}>{children}</Link>,
  // not loaded: the request would tell a third party when and where the answer is read
  img: ({ src, alt }) => (
    <Link href={typeof src === 'string' ? src : undefined}>{words.image(typeof alt === 'string' ? alt : '')}</Link>
  ),
  pre: ({ children }) => <CodeBlock language={languageIn(children)}>{children}</CodeBlock>,
  input: ({ checked }) => (
    <span>
      <span aria-hidden="true">{checked === true ? '☑' : '☐'}</span>
      <span className="sr-only">{checked === true ? words.done : words.open}</span>
    </span>
  ),
  table: ({ children }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled with the keys
    // biome-ignore lint/a11y/useSemanticElements: a section would be a landmark for every table
    <div tabIndex={0} role="group" aria-label={words.table} className="my-3 overflow-x-auto">
      <table>{children}</table>
    </div>
  ),
  // a corner that says nothing is no heading of a column
  th: ({ children, style }) => (children === undefined || children === '' ? <td /> : <th style={style}>{children}</th>),
  h1: heading('mt-6 mb-2 font-serif text-24 font-medium'),
  h2: heading('mt-5 mb-2 font-serif text-20 font-medium'),
  h3: heading('mt-4 mb-1 font-serif text-17 font-semibold'),
  h4: heading('mt-4 mb-1 text-15 font-semibold'),
  h5: heading('mt-3 mb-1 text-14 font-semibold'),
  h6: heading('mt-3 mb-1 text-14 font-medium text-text-2'),
}

const NO_EXTRAS: MarkdownExtras = { remark: [], rehype: [] }

type MarkdownProps = { text: string; extras?: MarkdownExtras | undefined; components?: Components }

/** One block of an answer, memoized by its text. */
export const Markdown = memo(function Markdown({
  text,
  extras = NO_EXTRAS,
  components = ANSWER_COMPONENTS,
}: MarkdownProps) {
  return (
    <ReactMarkdown
      remarkPlugins={[remarkGfm, ...extras.remark]}
      rehypePlugins={[htmlAsText, [rehypeSanitize, SCHEMA], ...extras.rehype]}
      // no rewriting here: every address is checked by safeAddress where it is rendered
      urlTransform={(address) => address}
      components={components}
    >
      {text}
    </ReactMarkdown>
  )
})

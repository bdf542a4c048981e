import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { Components } from 'react-markdown'
import { blocksOf, mayHoldMath, texMarks } from './blocks.ts'
import { ANSWER_COMPONENTS, Markdown, type MarkdownExtras } from './Markdown.tsx'

const { a, img } = ANSWER_COMPONENTS
const HEADINGS = { h1: 'h4', h2: 'h4', h3: 'h4', h4: 'h5', h5: 'h6', h6: 'h6' } as const
/** Links and images as on the page, everything else as plain HTML: nothing is interactive or scrolls. */
const PLAIN: Components = {
  ...(a && { a }),
  ...(img && { img }),
  ...HEADINGS,
  input: ({ checked }) => (checked === true ? '☑' : '☐'),
}

/** Time slice of rendering before yielding to the event loop, in ms. */
const TURN_MS = 40

function htmlOf(shown: ReactNode): string {
  const place = document.createElement('div')
  const root = createRoot(place)
  flushSync(() => root.render(shown))
  const html = place.innerHTML
  root.unmount()
  return html
}

/** Renders answers to HTML that runs and loads nothing, formulas included, keyed by their text. */
export async function drawnTexts(texts: Iterable<string>): Promise<ReadonlyMap<string, string>> {
  const drawn = new Map<string, string>()
  let formulas: MarkdownExtras | undefined
  let turnEndsAt = performance.now() + TURN_MS
  for (const text of texts) {
    if (drawn.has(text)) continue
    if (formulas === undefined && mayHoldMath(texMarks(text))) formulas = (await import('./math.ts')).mathExtras
    const blocks = blocksOf(text).map(({ text: block }, index) => (
      <Markdown key={index} text={texMarks(block)} extras={formulas} components={PLAIN} />
    ))
    drawn.set(text, htmlOf(blocks))
    if (performance.now() < turnEndsAt) continue
    await new Promise((resolve) => setTimeout(resolve))
    turnEndsAt = performance.now() + TURN_MS
  }
  return drawn
}

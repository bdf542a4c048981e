import { Copy } from 'lucide-react'
import { type ReactNode, type Ref, useRef } from 'react'
import { IconButton } from '../../../kit/ui/IconButton.tsx'
import { showToast } from '../../../kit/ui/toast-store.ts'
import { markdownMessages as words } from './markdown-messages.en.ts'

type CodeScrollProps = { ref: Ref<HTMLPreElement>; label: string; children: ReactNode }

/** Scrollable region for long lines, focusable for the keyboard. */
function CodeScroll({ ref, label, children }: CodeScrollProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    <pre
      ref={ref}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
      tabIndex={0}
      role="group"
      aria-label={label}
      className="overflow-x-auto p-3 font-mono text-13 leading-normal"
    >
      {children}
    </pre>
  )
}

type CodeBlockProps = { language: string; children: ReactNode }

/** Code block with its language and a copy button. */
export function CodeBlock({ language, children }: CodeBlockProps) {
  const code = useRef<HTMLPreElement>(null)
  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(code.current?.textContent ?? '')
      showToast(words.codeCopied)
    } catch {
      showToast(words.codeNotCopied, { tone: 'danger' })
    }
  }
  return (
    <div className="my-3 overflow-hidden rounded-control border border-hairline bg-sunken">
      <div className="flex items-center justify-between border-b border-hairline ps-3 text-12 text-text-3">
        <span>{language}</span>
        <IconButton isDense label={words.copyCode} onClick={() => void handleCopy()} className="[&_svg]:size-4">
          <Copy aria-hidden="true" />
        </IconButton>
      </div>
      <CodeScroll ref={code} label={words.code(language)}>
        {children}
      </CodeScroll>
    </div>
  )
}

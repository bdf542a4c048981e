import { Copy } from 'lucide-react'
import { type Ref, useState } from 'react'
import { Button } from '../../kit/ui/Button.tsx'
import type { ConnectionIssue } from './connection-issues.ts'
import { connectivityMessages } from './messages.en.ts'
import { supportLines } from './support-lines.ts'

const words = connectivityMessages.support

type ForSupportProps = {
  issues: readonly ConnectionIssue[]
  supportEmail: string | undefined
  ref: Ref<HTMLHeadingElement>
}

/** Diagnostic data for support, and the address to send it to. */
export function ForSupport({ issues, supportEmail, ref }: ForSupportProps) {
  const [copied, setCopied] = useState<'yes' | 'no'>()
  const lines = supportLines(issues)
  const copy = () =>
    navigator.clipboard.writeText(lines).then(
      () => setCopied('yes'),
      () => setCopied('no'),
    )
  return (
    <div className="flex min-w-0 flex-col gap-2 md:col-span-2">
      <h3 ref={ref} tabIndex={-1} className="font-sans text-13 font-semibold">
        {words.title}
      </h3>
      <p className="text-13 text-text-2">
        {words.text}{' '}
        {supportEmail === undefined ? (
          words.noAddress
        ) : (
          <a href={`mailto:${supportEmail}`} className="underline">
            {words.address(supportEmail)}
          </a>
        )}
      </p>
      <pre className="overflow-x-auto rounded-paper border border-hairline bg-surface p-3 text-12 whitespace-pre-wrap wrap-anywhere">
        {lines}
      </pre>
      <div className="flex flex-wrap items-center gap-3 text-13">
        <Button size="sm" icon={<Copy className="size-4" />} onClick={() => void copy()}>
          {words.copy}
        </Button>
        <span role="status">
          {copied === 'yes' && words.copied}
          {copied === 'no' && words.notCopied}
        </span>
      </div>
    </div>
  )
}

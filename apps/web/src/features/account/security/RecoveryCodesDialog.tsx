import { Copy, Download, Printer } from 'lucide-react'
import { useState } from 'react'
import { saveFile } from '../../../kit/browser/save-file.ts'
import { Alert } from '../../../kit/ui/Alert.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { Dialog } from '../../../kit/ui/Dialog.tsx'
import { securityMessages } from './messages.en.ts'
import { useMember } from './security-context.ts'

const { codes: words } = securityMessages

/** New recovery codes. They are shown only once, so Escape or a click outside asks for confirmation. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const member = useMember()
  const [isAsking, setIsAsking] = useState(false)
  const text = words.fileText(codes, member?.email ?? '')
  return (
    <Dialog
      isOpen
      onClose={() => setIsAsking(true)}
      title={words.title}
      actions={
        <Button variant="primary" onClick={onClose}>
          {words.done}
        </Button>
      }
    >
      <div className="print-alone flex flex-col gap-4">
        {isAsking && <Alert tone="warning">{words.sure}</Alert>}
        <p className="text-14 text-text-2">{words.text}</p>
        <ul translate="no" className="grid grid-cols-2 gap-x-6 gap-y-1 rounded-control bg-sunken p-4 text-17 tabular">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <Keeping text={text} />
      </div>
    </Dialog>
  )
}

function Keeping({ text }: { text: string }) {
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no')
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
      setCopied('yes')
    } catch {
      setCopied('failed')
    }
  }
  return (
    <>
      <div className="flex flex-wrap gap-2 print:hidden">
        <Button icon={<Copy aria-hidden="true" className="size-4" />} onClick={() => void copy()}>
          {copied === 'yes' ? words.copied : words.copy}
        </Button>
        <Button
          icon={<Download aria-hidden="true" className="size-4" />}
          onClick={() => saveFile(words.file, new Blob([text], { type: 'text/plain' }))}
        >
          {words.download}
        </Button>
        <Button icon={<Printer aria-hidden="true" className="size-4" />} onClick={() => window.print()}>
          {words.print}
        </Button>
      </div>
      {copied === 'failed' && <Alert tone="warning">{words.copyFailed}</Alert>}
    </>
  )
}

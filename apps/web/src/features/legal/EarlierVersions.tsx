import { useState } from 'react'
import { Button } from '../../kit/ui/Button.tsx'
import { loadVersion } from './earlier-version.ts'
import type { LegalText } from './legal-page.ts'
import { legalMessages as words } from './messages.en.ts'

type EarlierVersionsProps = { current: LegalText; onShow: (text: LegalText) => void }

/** What changed last, and the versions before. */
export function EarlierVersions({ current, onShow }: EarlierVersionsProps) {
  const [isFailed, setIsFailed] = useState(false)

  async function handleShow(version: string) {
    const text = await loadVersion(current.id, version).catch(() => undefined)
    setIsFailed(text === undefined)
    if (text === undefined) return
    onShow(text)
    window.scrollTo(0, 0)
  }

  return (
    <section className="flex flex-col gap-3 border-t border-hairline pt-4 print:hidden">
      <h2 className="text-20">{words.changes}</h2>
      <p className="text-15 text-text-2">{current.changes}</p>
      <h3 className="text-15 font-semibold">{words.earlier}</h3>
      {current.earlier.length === 0 && <p className="text-14 text-text-2">{words.noEarlier}</p>}
      <ul className="flex flex-col items-start gap-2">
        {current.earlier.map(({ version, changedOn }) => (
          <li key={version}>
            <Button size="sm" onClick={() => void handleShow(version)}>
              {words.earlierOf(version, words.date(changedOn))}
            </Button>
          </li>
        ))}
      </ul>
      {isFailed && (
        <p role="alert" className="text-14 text-danger">
          {words.notLoaded}
        </p>
      )}
    </section>
  )
}

import { PERSONAL_CATEGORIES, type PersonalInformation, type PersonalInventory } from '@placard/contract'
import { ArrowRight, Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { saveFile } from '../../kit/browser/save-file.ts'
import { EnglishOnly } from '../../kit/language/EnglishOnly.tsx'
import { stillEnglish } from '../../kit/language/language.ts'
import { Alert } from '../../kit/ui/Alert.tsx'
import { Badge } from '../../kit/ui/Badge.tsx'
import { Button } from '../../kit/ui/Button.tsx'
import { Loaded } from '../../kit/ui/Loaded.tsx'
import { Meter } from '../../kit/ui/Meter.tsx'
import { PaperSection } from '../../kit/ui/PaperSection.tsx'
import { localZone, momentText } from '../../kit/ui/zoned-dates.ts'
import { archiveMessages } from './archive-messages.en.ts'
import { inventoryCsv } from './inventory-files.ts'
import { privacyRightsMessages } from './messages.en.ts'
import { useAct, useInventory } from './use-privacy.ts'

const { data: words, categories } = privacyRightsMessages

/** Purposes that are named before the rest is counted. */
const NAMED = 4

function Step({ title, children, isLast = false }: { title: string; children: ReactNode; isLast?: boolean }) {
  return (
    <div className="relative flex min-w-0 flex-col gap-1">
      <dt className="text-12 font-medium text-text-3">{title}</dt>
      <dd className="text-13 text-text-2">{children}</dd>
      {!isLast && (
        <ArrowRight
          aria-hidden="true"
          className="absolute -inset-e-5 inset-bs-4 size-4 text-text-3 max-md:hidden rtl:-scale-x-100"
        />
      )}
    </div>
  )
}

type KindProps = { kind: PersonalInformation; nameOf: (id: string) => string }

/** One kind of information on its way: what it is, what for, who gets it, how long. */
function Kind({ kind, nameOf }: KindProps) {
  const { title, records, since, sources, purposes, recipients, retention, isSensitive } = kind
  const { columns } = words
  const rest = purposes.length - NAMED
  return (
    <dl className="grid gap-x-6 gap-y-3 border-t border-hairline py-4 md:grid-cols-4">
      <Step title={columns.what}>
        <span className="block font-medium text-text" {...stillEnglish}>
          {title}
        </span>
        {words.records(records)}
        {since !== null && `, ${words.since(momentText(since, localZone()))}`}
        <span className="block">{sources.map((source) => words.sources[source]).join(', ')}</span>
        {isSensitive && <Badge className="mt-1">{words.sensitive}</Badge>}
      </Step>
      <Step title={columns.purposes}>
        <ul {...stillEnglish}>
          {purposes.slice(0, NAMED).map((purpose) => (
            <li key={purpose}>{purpose}</li>
          ))}
        </ul>
        {rest > 0 && (
          <details>
            <summary className="target-dense flex cursor-pointer items-center text-accent">{words.more(rest)}</summary>
            <ul {...stillEnglish}>
              {purposes.slice(NAMED).map((purpose) => (
                <li key={purpose}>{purpose}</li>
              ))}
            </ul>
          </details>
        )}
      </Step>
      <Step title={columns.recipients}>
        {recipients.length === 0 ? words.nobody : recipients.map(nameOf).join(', ')}
      </Step>
      <Step title={columns.retention} isLast>
        <ul {...stillEnglish}>
          {retention.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </Step>
    </dl>
  )
}

function Inventory({ inventory }: { inventory: PersonalInventory }) {
  const { information, processors } = inventory
  const nameOf = (id: string) => processors.find((one) => one.id === id)?.name ?? id
  const kept = information.filter(({ records }) => records > 0)
  const done = PERSONAL_CATEGORIES.filter((category) => kept.some((kind) => kind.category === category)).length
  return (
    <>
      <div className="flex flex-col gap-2">
        <p className="text-14 font-medium">{words.progress(done, PERSONAL_CATEGORIES.length)}</p>
        <Meter
          label={words.title}
          ratio={done / PERSONAL_CATEGORIES.length}
          valueText={words.progress(done, PERSONAL_CATEGORIES.length)}
          steps={PERSONAL_CATEGORIES.length}
        />
      </div>
      <p className="max-w-column text-14 text-text-2">{words.text}</p>
      <EnglishOnly className="text-text-2" />
      {inventory.categories.map(({ category, isCollected }) => {
        const kinds = kept.filter((kind) => kind.category === category)
        return (
          <section key={category} aria-label={categories[category]}>
            <h3 className="mb-2 text-17 font-medium">{categories[category]}</h3>
            {kinds.map((kind) => (
              <Kind key={kind.id} kind={kind} nameOf={nameOf} />
            ))}
            {kinds.length === 0 && (
              <p className="text-14 text-text-2">{isCollected ? words.nothing : words.notCollected}</p>
            )}
          </section>
        )
      })}
      <section aria-label={words.processors}>
        <h3 className="mb-2 text-17 font-medium">{words.processors}</h3>
        {processors.length === 0 ? (
          <p className="text-14 text-text-2">{words.noProcessors}</p>
        ) : (
          <ul className="flex flex-col gap-1 text-14 text-text-2" {...stillEnglish}>
            {processors.map(({ id, name, does }) => (
              <li key={id}>
                <span className="font-medium text-text">{name}</span>: {does}
              </li>
            ))}
          </ul>
        )}
      </section>
      <SaveButtons inventory={inventory} />
    </>
  )
}

function SaveButtons({ inventory }: { inventory: PersonalInventory }) {
  const icon = <Download aria-hidden="true" className="size-4" />
  const { act, isBusy, failure } = useAct()
  async function savePdf() {
    const file = await act(async () => (await import('./inventory-pdf.ts')).inventoryPdf(inventory))
    if (file !== undefined) saveFile('placard-privacy-inventory.pdf', file)
  }
  const save = (ending: string, text: string, type: string) =>
    saveFile(`placard-privacy-inventory.${ending}`, new Blob([text], { type }))
  return (
    <div className="flex flex-wrap items-center gap-2 border-t border-hairline pt-4">
      <span className="text-14 font-medium">{words.save}</span>
      <Button
        size="sm"
        icon={icon}
        onClick={() => save('json', JSON.stringify(inventory, undefined, 2), 'application/json')}
      >
        {words.json}
      </Button>
      <Button size="sm" icon={icon} onClick={() => save('csv', inventoryCsv(inventory), 'text/csv')}>
        {words.csv}
      </Button>
      <Button size="sm" icon={icon} isBusy={isBusy} onClick={() => void savePdf()}>
        {archiveMessages.pdf}
      </Button>
      {failure !== undefined && <Alert tone="danger">{failure}</Alert>}
    </div>
  )
}

/** What is kept about somebody, on its way from where it comes to when it goes. */
export function InventorySection() {
  const query = useInventory()
  return (
    <PaperSection title={words.title}>
      <Loaded query={query}>{(inventory) => <Inventory inventory={inventory} />}</Loaded>
    </PaperSection>
  )
}

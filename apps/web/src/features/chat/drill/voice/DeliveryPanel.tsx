import type { SpeechDelivery } from '@placard/contract'
import { ViewAsTable } from '../../../../kit/ui/ViewAsTable.tsx'
import { DeliveryPicture } from './DeliveryPicture.tsx'
import { spokenMessages } from './messages.en.ts'

const { panel: words } = spokenMessages

/** Words a minute; undefined where there are no words. */
function speedOf({ words: spoken, seconds }: SpeechDelivery): number | undefined {
  return spoken === undefined || seconds === 0 ? undefined : Math.round((spoken * 60) / seconds)
}

/** How often each filler was said, the most frequent first: “um 3, you know 1”. */
function tallyOf(fillers: NonNullable<SpeechDelivery['fillers']>): string {
  const counts = new Map<string, number>()
  for (const { text } of fillers) counts.set(text, (counts.get(text) ?? 0) + 1)
  const sorted = [...counts].toSorted(([, one], [, other]) => other - one)
  return sorted.map(([text, times]) => `${text} ${times}`).join(', ')
}

function Figure({ name, value, detail }: { name: string; value: string; detail?: string | undefined }) {
  return (
    <div className="min-w-0">
      <dt className="text-13 text-text-2">{name}</dt>
      <dd className="text-14 font-medium tabular">{value}</dd>
      {detail !== undefined && <dd className="text-13 text-text-2 tabular">{detail}</dd>}
    </div>
  )
}

function Figures({ delivery }: { delivery: SpeechDelivery }) {
  const { seconds, pauses, fillers, level, range, loudestAt, softestAt } = delivery
  const speed = speedOf(delivery)
  const longest = pauses.toSorted((one, other) => other.seconds - one.seconds)[0]
  return (
    <dl className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      <Figure
        name={words.speed}
        value={speed === undefined ? words.noWords : words.speedOf(speed)}
        detail={delivery.words === undefined ? undefined : words.wordsIn(delivery.words, seconds)}
      />
      <Figure
        name={words.pauses}
        value={longest === undefined ? words.none : words.counted(pauses.length)}
        detail={longest && words.longest(longest.seconds, longest.at)}
      />
      <Figure
        name={words.fillers}
        value={fillers === undefined ? words.notHeard : fillers.length === 0 ? words.none : String(fillers.length)}
        detail={fillers === undefined || fillers.length === 0 ? undefined : tallyOf(fillers)}
      />
      <Figure name={words.loudness} value={words.level(level)} detail={words.range(range, loudestAt, softestAt)} />
    </dl>
  )
}

/** What the picture shows, as rows in the order of the speech. */
function rowsOf({ pauses, fillers = [], loudestAt, softestAt }: SpeechDelivery) {
  const places = [
    ...pauses.map(({ at, seconds }) => ({ at, what: words.pause, detail: words.lasts(seconds) })),
    ...fillers.map(({ at, text }) => ({ at, what: words.filler, detail: text })),
    { at: loudestAt, what: words.loudest, detail: '–' },
    { at: softestAt, what: words.softest, detail: '–' },
  ]
  return places.toSorted((one, other) => one.at - other.at).map(({ at, what, detail }) => [words.at(at), what, detail])
}

/** How a speech was spoken, in figures of its sound, each with its place in a picture of the speech. */
export function DeliveryPanel({ delivery, isOpen }: { delivery: SpeechDelivery; isOpen: boolean }) {
  const { pauses, fillers } = delivery
  return (
    <details open={isOpen} className="mt-2 rounded-control border border-hairline bg-surface px-3">
      <summary className="target flex cursor-pointer items-center text-13 font-medium">
        {words.summary(speedOf(delivery), pauses.length, fillers?.length)}
      </summary>
      <div className="flex flex-col gap-4 pb-3">
        <Figures delivery={delivery} />
        <ViewAsTable caption={words.table} columns={words.columns} rows={rowsOf(delivery)}>
          <DeliveryPicture delivery={delivery} />
        </ViewAsTable>
        <p className="text-13 text-text-2">{words.note}</p>
      </div>
    </details>
  )
}

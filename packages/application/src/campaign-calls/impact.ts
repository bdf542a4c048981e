import type { SeatView, TranscriptEntry } from '@placard/contract'
import { campaignCallMessages } from './messages.en.ts'

const { impact } = campaignCallMessages

/** The effects of an act, in sentences: from the transcript entries after it, up to the next act. */
export function impactOf(view: SeatView, following: readonly TranscriptEntry[]): string[] {
  const end = following.findIndex(({ kind }) => kind === 'speech' || kind === 'crisis-update' || kind === 'phase')
  const caused = end < 0 ? following : following.slice(0, end)
  return caused.flatMap((entry) => sentencesFor(view, entry))
}

function sentencesFor(view: SeatView, entry: TranscriptEntry): readonly string[] {
  switch (entry.kind) {
    case 'clause':
      return changed(view, entry, impact.clause)
    case 'proposal':
      return entry.detail === 'put' ? changed(view, entry, impact.proposal) : []
    case 'draft':
      return entry.detail === 'introduced' ? [impact.draft] : []
    case 'offer':
      return entry.detail === 'made' ? [impact.offer(nameOf(view, entry.target))] : []
    case 'promise':
      if (entry.detail === 'promise') return [impact.promise(nameOf(view, entry.target))]
      return entry.detail === 'threat' ? [impact.threat] : []
    case 'support':
      return wordedBy(impact.support, entry.detail)
    case 'stance':
      return wordedBy(impact.stance, entry.detail)
    case 'motion':
      return entry.detail === 'seconded' ? [] : [impact.motion]
    default:
      return []
  }
}

function changed(
  view: SeatView,
  { changes }: TranscriptEntry,
  say: (issue: string, option: string) => string,
): string[] {
  return changes.flatMap(({ issue, option }) => {
    const item = view.issues[issue]
    const label = item?.options[option]?.label
    return item && label !== undefined ? [say(item.title, label)] : []
  })
}

function wordedBy(words: Readonly<Record<string, string>>, detail: string): string[] {
  const sentence = Object.hasOwn(words, detail) ? words[detail] : undefined
  return sentence === undefined ? [] : [sentence]
}

function nameOf({ seats }: SeatView, id: string | undefined): string {
  return seats.find((seat) => seat.id === id)?.countryName ?? ''
}

import { readFileSync } from 'node:fs'
import { Campaign } from '@placard/contract'
import type { Act, SeatView } from '@placard/engine'
import { describe, expect, it } from 'vitest'
import countries from '../../../../../content/countries/countries.json' with { type: 'json' }
import { CONFIDENT_RATIO } from '../../ports/language.ts'
import development from '../utterances.development.json' with { type: 'json' }
import heldOut from '../utterances.held-out.json' with { type: 'json' }
import { type AgendaIndex, indexAgenda } from './agenda.ts'
import { gazetteerOf } from './names.ts'
import { agendaTermsOf, neutralView } from './neutral-view.ts'
import { readText } from './readings.ts'

/** An utterance with what it means; members left out are not judged. */
interface Utterance {
  readonly campaign: string
  readonly text: string
  readonly act: string
  readonly issue?: string
  readonly option?: string
  readonly target?: string
  readonly choice?: string
  readonly reaction?: string
  readonly stance?: string
  readonly point?: string
}

const gazetteer = gazetteerOf(countries)
const rooms = new Map<string, { readonly view: SeatView; readonly index: AgendaIndex }>()

function roomFor(id: string) {
  const known = rooms.get(id)
  if (known !== undefined) return known
  const file = new URL(`../../../../../content/campaigns/${id}.json`, import.meta.url)
  const campaign = Campaign.parse(JSON.parse(readFileSync(file, 'utf8')))
  const view = neutralView(campaign, countries.countries)
  const room = { view, index: indexAgenda(view.issues, agendaTermsOf(campaign)) }
  rooms.set(id, room)
  return room
}

/** The act in the words of the file. A trade is judged by what it asks for. */
function said(act: Act, view: SeatView): Readonly<Record<string, string | undefined>> {
  const change =
    'changes' in act ? act.changes[0] : act.kind === 'trade' ? act.take : 'change' in act ? act.change : undefined
  const issue = view.issues[change?.issue ?? ('issue' in act ? (act.issue ?? -1) : -1)]
  return {
    act: act.kind,
    issue: issue?.id,
    option: change === undefined ? undefined : issue?.options[change.option]?.id,
    target: 'target' in act ? act.target : undefined,
    choice: 'choice' in act ? act.choice : undefined,
    reaction: 'reaction' in act ? act.reaction : undefined,
    stance: 'stance' in act ? act.stance : undefined,
    point: 'point' in act ? act.point : undefined,
  }
}

function judge(utterance: Utterance) {
  const { view, index } = roomFor(utterance.campaign)
  const readings = readText(utterance.text, view, index, gazetteer)
  const { campaign, text, ...meant } = utterance
  const isRight = (act: Act) => {
    const heard = said(act, view)
    return Object.entries(meant).every(([key, value]) => heard[key] === value)
  }
  const rank = readings.findIndex(({ act }) => isRight(act))
  return { text, rank, confidence: readings[0]?.confidence ?? 0 }
}

function share<T>(list: readonly T[], holds: (one: T) => boolean): number {
  return list.filter(holds).length / list.length
}

describe('utterances the grammar was not written for', () => {
  const judged = heldOut.map(judge)

  it('are at least 150 over all six campaigns', () => {
    expect(heldOut.length).toBeGreaterThanOrEqual(150)
    expect(new Set(heldOut.map(({ campaign }) => campaign)).size).toBe(6)
  })

  it('are read rightly, act and issue and option and target, at least four times of five', () => {
    expect(share(judged, ({ rank }) => rank === 0)).toBeGreaterThanOrEqual(0.8)
  })

  it('are mostly right when the reader is confident and seldom when it is not', () => {
    const sure = judged.filter(({ confidence }) => confidence >= CONFIDENT_RATIO)
    const unsure = judged.filter(({ confidence }) => confidence < CONFIDENT_RATIO)
    expect(share(sure, ({ rank }) => rank === 0)).toBeGreaterThanOrEqual(0.85)
    expect(share(unsure, ({ rank }) => rank === 0)).toBeLessThan(0.7)
  })
})

describe('utterances the grammar was tuned on', () => {
  it('are read rightly at least nine times of ten', () => {
    expect(share(development.map(judge), ({ rank }) => rank === 0)).toBeGreaterThanOrEqual(0.9)
  })
})

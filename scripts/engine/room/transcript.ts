import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { confidenceNeeded, needsConfirmation, planSession, type Reading } from '@placard/application'
import { SeatView, TranscriptEntry } from '@placard/contract'
import {
  type Act,
  type CampaignState,
  type Command,
  changesOf,
  decide,
  due,
  nextDueAt,
  publicViewOf,
  type SessionEvent,
  transcriptOf,
  viewFor,
  withdrawLast,
} from '@placard/engine'
import { createEmbeddedSpeech } from '@placard/language'
import * as z from 'zod/mini'
import { entryWording } from '../../../apps/web/src/play/room/entry-wording.ts'
import { rejectionMessages } from '../../../apps/web/src/play/session/rejections.en.ts'
import { argumentBook } from '../../../content/arguments/books.ts'
import { phrases } from '../../../content/phrases/phrases.ts'
import { shippedCampaign, shippedWorld } from '../content.ts'
import { readText } from './reader.ts'

/** The sessions that a second hand reads aloud. */
const SCRIPTS = ['beginner', 'bargainer', 'troublemaker', 'speeches', 'french'] as const

const Script = z.strictObject({
  title: z.string(),
  campaign: z.string(),
  seed: z.number(),
  says: z.array(z.string()),
})
type Script = z.infer<typeof Script>

const OPENED_AT = 1_700_000_000_000
const YOU = 'ken'
/** Session time between two messages of the person, who listens before answering. */
const PAUSE_MS = 75_000
/** Steps after which a session that has not ended never will. */
const MOST_STEPS = 20_000
/** The last lines that a speaker is told of, as in a session on a host. */
const RECENT = 10

interface Playing {
  state: CampaignState
  now: number
  readonly lines: string[]
  /** Everything that was decided. */
  readonly log: SessionEvent[]
  recent: readonly string[]
}

const speech = createEmbeddedSpeech(phrases, argumentBook)

const clock = (ms: number) => `${Math.floor(ms / 60_000)}:${String(Math.floor((ms % 60_000) / 1000)).padStart(2, '0')}`

function nameOf({ seats }: CampaignState, id: string | undefined): string {
  return seats.find((seat) => seat.id === id)?.countryName ?? 'The chair'
}

/** Events besides speeches that are in the record; votes of single seats and changes of a text are seen, not heard. */
const HEARD: ReadonlySet<TranscriptEntry['kind']> = new Set([
  'crisis',
  'draft',
  'motion',
  'phase',
  'promise',
  'proposal',
  'stance',
  'vote',
])

const SHOWN = { welcome: 'welcome', 'live-with': 'can live with it', 'cannot-accept': 'cannot accept it' } as const

/** The placards on a proposal that was settled: most go up without a word. */
function placardsOn({ proposals, ...state }: CampaignState, id: string): string | undefined {
  const shown = Object.entries(proposals.find((one) => one.id === id)?.reactions ?? {})
  const groups = Object.entries(SHOWN).flatMap(([reaction, told]) => {
    const seats = shown.filter(([, one]) => one === reaction).map(([seat]) => nameOf({ proposals, ...state }, seat))
    return seats.length === 0 ? [] : [`${told}: ${seats.join(', ')}`]
  })
  return groups.length === 0 ? undefined : `PLACARDS: ${groups.join('; ')}.`
}

/** What happened besides speeches, in the words of the page; undefined for what a listener does not notice. */
function heardOf(state: CampaignState, event: SessionEvent): string | undefined {
  const [entry] = transcriptOf([event])
  if (entry === undefined || !HEARD.has(entry.kind)) return undefined
  const { title, text } = entryWording(TranscriptEntry.parse(entry), SeatView.parse(viewFor(state, YOU)))
  return `${title}: ${text}`
}

/** Takes a command and writes down what is heard of it. @returns the reason why it was refused, if it was. */
async function take(playing: Playing, command: Command): Promise<string | undefined> {
  const before = playing.state
  const decision = decide(before, command, { now: playing.now })
  if (!decision.ok) return decision.rejection.detail
  playing.state = decision.state
  playing.log.push(...decision.events)
  for (const event of decision.events) {
    const at = clock(event.at)
    if (event.kind === 'act-taken' && event.origin !== 'person' && event.words !== '') {
      playing.recent = [...playing.recent, event.words].slice(-RECENT)
      playing.lines.push(`**${at} ${nameOf(before, event.seat)}:** ${event.words}`)
      continue
    }
    const placards = event.kind === 'proposal-settled' ? placardsOn(decision.state, event.proposal) : undefined
    if (placards !== undefined) playing.lines.push(`*${at} ${placards}*`)
    const heard = heardOf(decision.state, event)
    if (heard !== undefined) playing.lines.push(`*${at} ${heard}*`)
  }
  return undefined
}

/** The acts of a message as a person would let them count: asked which, the likeliest; a grave one confirmed. */
function actsOf({ readings, parts }: { readings: readonly Reading[]; parts?: readonly Reading[] | undefined }) {
  const said = parts ?? readings.slice(0, 1)
  const isDraft = said.some(({ act, confidence }) => needsConfirmation(act) || confidence < confidenceNeeded(act))
  return { acts: said.map(({ act }) => act), isDraft }
}

/** An act as the page names it, in short: its kind, whom it is for, and the options it speaks of. */
function described(act: Act, { issues }: CampaignState): string {
  const changes =
    act.kind === 'question' ? [act.asked?.change].filter((change) => change !== undefined) : changesOf(act)
  const options = changes.map(({ issue, option }) => issues[issue]?.options[option]?.label ?? '')
  const topic = act.kind === 'question' ? act.asked?.topic : act.kind === 'motion' ? act.motion : undefined
  const to = 'target' in act && act.target !== undefined ? ` to ${act.target.toUpperCase()}` : ''
  return [`${act.kind}${to}`, ...(topic === undefined ? [] : [topic]), ...options].join(', ')
}

/** Takes back the person's last act, as a host does. @returns what the page says of it. */
function takeBack(playing: Playing): string {
  const decision = withdrawLast(playing.log, YOU, { now: playing.now })
  if (!decision.ok) return rejectionMessages[decision.rejection.code]
  const [withdrawn] = decision.events
  playing.state = decision.state
  playing.log.push(...decision.events)
  return withdrawn?.kind === 'act-withdrawn' ? `Taken back: “${withdrawn.words}”` : 'Taken back.'
}

async function say(playing: Playing, campaign: string, words: string): Promise<void> {
  const at = clock(playing.now - OPENED_AT)
  const { understanding } = await readText(campaign, words, viewFor(playing.state, YOU))
  playing.lines.push(`**${at} Kenya (the person):** ${words}`)
  if (understanding.isUndo) {
    playing.lines.push(`*The page: ${takeBack(playing)}*`)
    return
  }
  const { acts, isDraft } = actsOf(understanding)
  if (understanding.beyond !== undefined) {
    playing.lines.push(`*The page: beyond the room (${understanding.beyond}). Nothing counts.*`)
    return
  }
  const heard = acts.map((act) => described(act, playing.state)).join('; ')
  playing.lines.push(`*${isDraft ? 'Shown before it counted, and confirmed' : 'Heard'}: ${heard}.*`)
  for (const act of acts) {
    const refused = await take(playing, { kind: 'TakeAct', seat: YOU, act, words, origin: 'person' })
    if (refused !== undefined) playing.lines.push(`*Refused: ${refused}*`)
  }
}

/** Whether the person may speak: nothing is put to the vote, and everything owed was said. */
const isFree = ({ state }: Playing) => !state.floor.vote && state.owed.length === 0

/** The words of a delegate's act: they are part of what is decided, so that whoever agrees with them is understood. */
async function worded({ state, recent }: Playing, seat: string, act: Act): Promise<string> {
  const { words } = await speech.word({ act, seat, view: publicViewOf(state), variety: state.seq, recent })
  return words
}

async function step(playing: Playing): Promise<void> {
  const { state } = playing
  playing.now = Math.max(playing.now + 1, nextDueAt(state) ?? playing.now + 1000)
  const [first] = due(state, playing.now)
  if (first === undefined) return
  if (first.kind === 'clock') await take(playing, { kind: 'AdvanceClock' })
  else {
    const { seat, act, origin, spoken } = first
    // as on a host: what is shown or voted in silence has no words
    const words = spoken ? await worded(playing, seat, act) : ''
    await take(playing, { kind: 'TakeAct', seat, act, words, origin })
  }
}

async function vote(playing: Playing): Promise<void> {
  const { legal } = viewFor(playing.state, YOU)
  if (!legal.yourTurnToVote) return
  const act = { kind: 'vote', choice: 'for' } as const
  await take(playing, { kind: 'TakeAct', seat: YOU, act, words: '', origin: 'person' })
}

/** Plays a script to the end of its session and returns the record to be read aloud. */
async function played({ title, campaign: id, seed, says }: Script): Promise<string> {
  const campaign = shippedCampaign(id)
  if (!campaign) throw new RangeError(`no campaign ${id}`)
  const people = [{ userId: 'ada', name: 'Ada Otieno', country: 'KEN' }]
  const planned = planSession({ campaign, world: shippedWorld, sessionId: `aloud-${seed}`, seed, pace: 1, people })
  if (!planned.ok) throw new Error(planned.rejection)
  const opened = decide(undefined, { kind: 'OpenSession', plan: planned.plan }, { now: OPENED_AT })
  if (!opened.ok) throw new Error(opened.rejection.detail)
  const playing: Playing = { state: opened.state, now: OPENED_AT, lines: [], log: [...opened.events], recent: [] }
  const left = [...says]
  let spokenAt = OPENED_AT
  for (let steps = 0; steps < MOST_STEPS && playing.state.status !== 'concluded'; steps++) {
    await step(playing)
    await vote(playing)
    if (playing.now - spokenAt < PAUSE_MS || !isFree(playing)) continue
    const words = left.shift()
    spokenAt = playing.now
    if (words !== undefined) await say(playing, id, words)
  }
  return `# ${title}\n\nCampaign: ${campaign.title}. The person is Kenya.\n\n${playing.lines.join('\n\n')}\n`
}

/** Writes the five sessions to be read aloud to a folder. @returns the exit code. */
export async function transcriptsCommand(folder: string): Promise<number> {
  await mkdir(folder, { recursive: true })
  for (const name of SCRIPTS) {
    const file = new URL(`../utterances/sessions/${name}.json`, import.meta.url)
    await writeFile(join(folder, `${name}.md`), await played(Script.parse(JSON.parse(readFileSync(file, 'utf8')))))
  }
  console.log(`wrote ${SCRIPTS.length} sessions to ${folder}`)
  return 0
}

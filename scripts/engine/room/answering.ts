import { planSession } from '@placard/application'
import { type Act, type CampaignState, decide, due, nextDueAt, viewFor } from '@placard/engine'
import { shippedCampaign, shippedWorld } from '../content.ts'
import { type Share, shareOf } from '../understand-measure.ts'
import type { AskedQuestion, Hand } from './hand.ts'
import type { Misread } from './hearing.ts'
import { readText } from './reader.ts'

/** How well questions are answered in play. */
export interface Answering {
  /** Questions answered on their content: by the delegation asked, on the topic and the option or issue asked about. */
  readonly onContent: Share
  /** Questions that nobody answered. */
  readonly unanswered: number
  readonly byTopic: Readonly<Record<string, number>>
}

type Explanation = Extract<Act, { kind: 'explain' }>

const OPENED_AT = 1_700_000_000_000
/** Session time at which the questions are asked: a text is on the floor and several delegations have spoken. */
const ASKED_AT_MS = 12 * 60_000
const ASKER = 'ken'
/** Wall time in which an answer has to come, in ms. */
const PATIENCE_MS = 60_000

/** The state of a campaign's session some minutes in, with a person who has not spoken yet. */
function stateInPlay(campaignId: string): { readonly state: CampaignState; readonly now: number } {
  const campaign = shippedCampaign(campaignId)
  if (!campaign) throw new RangeError(`no campaign ${campaignId}`)
  const people = [{ userId: 'ada', name: 'Ada Otieno', country: ASKER.toUpperCase() }]
  const planned = planSession({ campaign, world: shippedWorld, sessionId: 'seed-5', seed: 5, pace: 1, people })
  if (!planned.ok) throw new Error('the plan was refused')
  const opened = decide(undefined, { kind: 'OpenSession', plan: planned.plan }, { now: OPENED_AT })
  if (!opened.ok) throw new Error(opened.rejection.detail)
  let { state } = opened
  let now = OPENED_AT
  while (now < OPENED_AT + ASKED_AT_MS || state.floor.vote || state.owed.length > 0) [state, now] = advanced(state, now)
  return { state, now }
}

function advanced(state: CampaignState, from: number): [CampaignState, number] {
  const now = Math.max(from + 1, nextDueAt(state) ?? from)
  const [first] = due(state, now)
  if (!first) return [state, now]
  const command =
    first.kind === 'clock'
      ? ({ kind: 'AdvanceClock' } as const)
      : ({
          kind: 'TakeAct',
          seat: first.seat,
          act: first.act,
          words: 'Thank you, Chair.',
          origin: first.origin,
        } as const)
  const decision = decide(state, command, { now })
  return [decision.ok ? decision.state : state, now]
}

/** The answer that a question gets, and by whom; undefined when it is not read as a question or not answered. */
async function answerTo({ campaign, text }: AskedQuestion, { state, now }: ReturnType<typeof stateInPlay>) {
  const { understanding } = await readText(campaign, text, viewFor(state, ASKER))
  const act = (understanding.parts ?? understanding.readings).at(understanding.parts ? -1 : 0)?.act
  if (!act || understanding.beyond !== undefined) return undefined
  const asked = decide(state, { kind: 'TakeAct', seat: ASKER, act, words: text, origin: 'person' }, { now })
  if (!asked.ok) return undefined
  const owed = asked.state.owed.find(
    ({ act: { kind }, notBefore }) => kind === 'explain' && notBefore <= now + PATIENCE_MS,
  )
  return owed?.act.kind === 'explain' ? { seat: owed.seat, act: owed.act } : undefined
}

/** Topics whose answer says the same to the question. */
const SAME: Readonly<Record<string, readonly string[]>> = {
  view: ['view', 'reasons', 'accept', 'need'],
  need: ['need', 'price'],
  price: ['price', 'accept'],
}

function isOnContent(
  question: AskedQuestion,
  { seat, act }: { readonly seat: string; readonly act: Explanation },
  state: CampaignState,
) {
  const { answer } = act
  if (answer === undefined || (question.target !== undefined && question.target !== seat)) return false
  if (!(SAME[question.topic] ?? [question.topic]).includes(answer.to)) return false
  const issue = state.issues[answer.change?.issue ?? act.issue]
  if (question.issue !== undefined && question.topic !== 'promise' && issue?.id !== question.issue) return false
  const isOptionAsked = question.topic === 'accept' || question.topic === 'give-up' || question.topic === 'reasons'
  if (!isOptionAsked || question.option === undefined) return true
  return answer.change !== undefined && issue?.options[answer.change.option]?.id === question.option
}

/** Asks a hand's questions in sessions in play, each in the same state. */
export async function answering({ questions }: Hand, misread: Misread = () => undefined): Promise<Answering> {
  const states = new Map([...new Set(questions.map(({ campaign }) => campaign))].map((id) => [id, stateInPlay(id)]))
  let [right, unanswered] = [0, 0]
  const topics = new Map<string, { right: number; all: number }>()
  for (const question of questions) {
    const playing = states.get(question.campaign)
    if (!playing) continue
    const answer = await answerTo(question, playing)
    const isRight = answer !== undefined && isOnContent(question, answer, playing.state)
    if (!isRight) misread('question', question.text, question, answer && { seat: answer.seat, ...answer.act.answer })
    const row = topics.get(question.topic) ?? { right: 0, all: 0 }
    topics.set(question.topic, { right: row.right + (isRight ? 1 : 0), all: row.all + 1 })
    right += isRight ? 1 : 0
    unanswered += answer === undefined ? 1 : 0
  }
  const byTopic = Object.fromEntries(
    [...topics].map(([topic, row]) => [topic, Math.round((1000 * row.right) / row.all) / 1000]),
  )
  return { onContent: shareOf(right, questions.length), unanswered, byTopic }
}

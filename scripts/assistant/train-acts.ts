// Trains the model that tells what a message of a chat does, from the labelled turns of the development hands and from
// further phrasings, and writes it. With `--measure` each hand is told by a model that has seen all others and not this one:
// only those figures say what it is worth; `--without=p` writes a
// model that has not seen hand p, to play its conversations with. Deterministic: the same files give the same model.
import { readFileSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import {
  ACTS,
  type ActState,
  actFeatures,
  hashOf,
  knowledgeOf,
  MATTERS,
  packedRows,
  WEIGHT_STEP,
} from '@placard/language'
import * as z from 'zod/mini'
import { guide } from '../../content/guide/guide.ts'
import { shippedKnowledge } from '../../content/guide/shipped.ts'
import { type Example, type Model, sharesOf, trained } from '../engine/training/regression.ts'
import { ConversationFile } from './conversation-file.ts'

const WEIGHTS = new URL('../../packages/language/src/assistant/acts/act-weights.json', import.meta.url)
const HANDS = ['n', 'o', 'p', 'q', 'r', 'w', 'x', 'y', 'z'] as const
/** A turn that was said in a conversation counts for more than a phrasing. */
const TURN_WEIGHT = 1.5
/** The beginning of a message tells what it does. */
const LETTERS_MOST = 600

const PRODUCTS = ['speech', 'clauses', 'paper', 'brief', 'crisis-note', 'quiz', 'study-plan'] as const
const Act = z.enum(ACTS)
const LabelledTurns = z.record(
  z.string(),
  z.array(
    z.object({
      acts: z.array(Act),
      after: z.enum(MATTERS),
      product: z.optional(z.enum(PRODUCTS)),
      isInDebate: z.optional(z.boolean()),
    }),
  ),
)
const Phrasings = z.array(
  z.object({ act: Act, after: z.array(z.enum([...MATTERS, 'quiz', 'any'])), says: z.array(z.string()) }),
)

const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'))

interface Turn {
  readonly hand: string
  readonly acts: readonly string[]
  readonly features: ReadonlySet<string>
}

type Features = (text: string, state: ActState) => ReadonlySet<string>

async function featuresByReader(): Promise<Features> {
  const { namedIn, mended } = await knowledgeOf(shippedKnowledge).reader()
  return (text, state) => {
    const raw = text.slice(0, LETTERS_MOST)
    return actFeatures({ raw, named: namedIn(mended(raw)) }, state)
  }
}

function turnsOf(features: Features): readonly Turn[] {
  const labels = LabelledTurns.parse(read('./training/acts-of-turns.json'))
  return HANDS.flatMap((hand) =>
    ConversationFile.parse(read(`./conversations/development/${hand}.json`)).conversations.flatMap(({ id, turns }) =>
      turns.flatMap(({ says }, at) => {
        const label = labels[id]?.[at]
        if (label === undefined) throw new Error(`Turn ${at + 1} of ${id} has no label`)
        const { acts, after, product, isInDebate = false } = label
        return { hand, acts, features: features(says, { matter: after, product, isInDebate }) }
      }),
    ),
  )
}

const ANYWHERE = ['none', 'told', 'product', 'states'] as const

/** Phrasings after each thing that they can follow; the kinds of texts take turns. */
function phrased(features: Features): readonly Example[] {
  let turn = 0
  return Phrasings.parse(read('./training/phrasings.json')).flatMap(({ act, after, says }) => {
    const matters = after.includes('any') ? ANYWHERE : MATTERS.filter((matter) => after.includes(matter))
    return says.flatMap((text) =>
      matters.map((matter): Example => {
        const kind = after.includes('quiz') ? 'quiz' : PRODUCTS[turn++ % PRODUCTS.length]
        const isInDebate = matter === 'debate'
        const product = matter === 'product' ? kind : undefined
        return {
          label: act,
          features: features(text, { matter, product, isInDebate }),
          weight: 1 / Math.sqrt(matters.length),
        }
      }),
    )
  })
}

/** Of each entry of the guide so many of its typical questions. */
const ASKED_OF_ENTRY = 2
const ASKED_WEIGHT = 0.5

/** Typical questions of the guide, which ask something wherever they are put. */
function guideQuestions(features: Features): readonly Example[] {
  return guide.entries
    .flatMap(({ questions }) => questions.slice(0, ASKED_OF_ENTRY))
    .map((text, at) => ({
      label: 'ask',
      features: features(text, { matter: ANYWHERE[at % 2] ?? 'none', product: undefined, isInDebate: false }),
      weight: ASKED_WEIGHT,
    }))
}

const examplesOf = (turns: readonly Turn[]): readonly Example[] =>
  turns.flatMap(({ acts, features }) => acts.map((label) => ({ label, features, weight: TURN_WEIGHT / acts.length })))

function written({ labels, rows }: Model): string {
  const byHash = new Map([...rows].map(([feature, own]) => [hashOf(feature), [...own]] as const))
  return `${JSON.stringify({ labels, ...packedRows(byHash) }, undefined, 2)}\n`
}

const SURE = [0, 0.5, 0.7, 0.9] as const

/** Tells each hand by a model of all others. */
function measure(turns: readonly Turn[], phrasings: readonly Example[]): void {
  const told = HANDS.flatMap((hand) => {
    const model = trained([...phrasings, ...examplesOf(turns.filter((turn) => turn.hand !== hand))], WEIGHT_STEP)
    return turns
      .filter((turn) => turn.hand === hand)
      .map(({ acts, features }) => {
        const [best = '', share = 0] =
          [...sharesOf(model, features, WEIGHT_STEP)].sort(([, one], [, other]) => other - one)[0] ?? []
        return { hand, share, isRight: acts.includes(best) }
      })
  })
  const ratio = (some: typeof told) => some.filter(({ isRight }) => isRight).length / Math.max(1, some.length)
  for (const hand of HANDS) console.log(`${hand} ${ratio(told.filter((one) => one.hand === hand)).toFixed(3)}`)
  for (const least of SURE) {
    const some = told.filter(({ share }) => share >= least)
    console.log(`from ${least}: ${ratio(some).toFixed(3)} of ${some.length} turns`)
  }
}

const features = await featuresByReader()
const [turns, phrasings] = [turnsOf(features), [...phrased(features), ...guideQuestions(features)]]
if (process.argv.includes('--measure')) measure(turns, phrasings)
else {
  const left = process.argv.find((word) => word.startsWith('--without='))?.slice('--without='.length)
  const text = written(trained([...phrasings, ...examplesOf(turns.filter(({ hand }) => hand !== left))], WEIGHT_STEP))
  writeFileSync(WEIGHTS, text)
  console.log(`${(gzipSync(text).length / 1000).toFixed(1)} kB gzip`)
}

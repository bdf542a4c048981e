import createModule, { type SoundSwallowerModule } from 'soundswallower'
import type { Automaton } from './commands/automaton.ts'
import type { Dictionary } from './lexicon/dictionary.ts'
import { type Pronouncer, pronouncerOf } from './lexicon/pronunciations.ts'
import { GraphBuilder } from './search-graph.ts'

/** Samples a second that the acoustic model was trained on. */
export const RECOGNISER_RATE = 16_000

/** What the recogniser is made of. */
export interface RecogniserFiles {
  /** Folder of the acoustic model with a slash at its end: a path in Node, an address in a browser. */
  readonly model: string
  readonly dictionary: Dictionary
  /** Address of the program; needed in browsers only. */
  readonly program?: string
}

/** Words that were heard, and how well they fit. */
export interface HeardWords {
  readonly words: readonly string[]
  /** How much worse the words fit than the best sequence of sounds, per frame: below 0 they fit better. */
  readonly misfit: number
}

/** Hears the sentences of an automaton. Synchronous, and some 0.2 seconds for a second of speech: for workers. */
export interface Recogniser {
  /** The likeliest sentence in a sound of `RECOGNISER_RATE`, samples from -1 to 1; undefined where none fits at all. */
  hear(samples: Float32Array, automaton: Automaton): HeardWords | undefined
  /** Words it has learned; it grows with each, so that it is opened anew after some thousands. */
  readonly learned: number
  close(): void
}

type Decoder = InstanceType<SoundSwallowerModule['Decoder']>

/**
 * Wider than the decoder's own: with narrower beams the way of a quiet word is given up, and unrelated speech comes nearer
 * to commands. The likelihoods of sentences are all the same (`lw` weighs them), and there is no second pass.
 */
const SEARCH = { beam: 1e-60, pbeam: 1e-60, wbeam: 1e-45, lw: 1, bestpath: false }

/** Opens the recogniser: some 7 MB of model are read. */
export async function openRecogniser({ model, dictionary, program }: RecogniserFiles): Promise<Recogniser> {
  const module = await createModule(program === undefined ? {} : { locateFile: () => program })
  const decoder = new module.Decoder({
    hmm: model,
    // words are added as grammars need them: the whole dictionary takes 60 MB
    dict: 'data:,',
    loglevel: 'FATAL',
    samprate: RECOGNISER_RATE,
    nfft: 512,
    ...SEARCH,
  })
  await decoder.initialize()
  return new GrammarRecogniser(decoder, new GraphBuilder(module, decoder), pronouncerOf(dictionary))
}

/** The sounds of the loop that any speech fits: all of them take four times as long and tell no more. */
const LOOP_PHONES = 'AA IY UW EH AH ER OW EY S SH T K N M L D F V W DH'.split(' ')
const loopWord = (phone: string) => `~${phone}`
const LOOP: Automaton = {
  states: 2,
  start: 0,
  end: 1,
  steps: LOOP_PHONES.flatMap((phone) => [0, 1].map((to) => ({ from: 0, word: loopWord(phone), to }))),
}

class GrammarRecogniser implements Recogniser {
  readonly #decoder: Decoder
  readonly #graphs: GraphBuilder
  readonly #pronounce: Pronouncer
  readonly #known = new Set<string>()

  constructor(decoder: Decoder, graphs: GraphBuilder, pronounce: Pronouncer) {
    this.#decoder = decoder
    this.#graphs = graphs
    this.#pronounce = pronounce
    decoder.add_words(...LOOP_PHONES.map((phone): [string, string] => [loopWord(phone), phone]))
  }

  get learned(): number {
    return this.#known.size
  }

  hear(samples: Float32Array, automaton: Automaton): HeardWords | undefined {
    this.#learn(new Set(automaton.steps.map(({ word }) => word)))
    const best = this.#decode(samples, automaton)
    const sounds = this.#decode(samples, LOOP)
    if (best === undefined || sounds === undefined || best.frames === 0) return undefined
    return { words: best.words, misfit: (sounds.score - best.score) / best.frames }
  }

  close(): void {
    this.#decoder.delete()
  }

  #learn(words: ReadonlySet<string>): void {
    const entries = [...words].filter((word) => !this.#known.has(word)).flatMap((word) => this.#entriesOf(word))
    for (const word of words) this.#known.add(word)
    if (entries.length > 0) this.#decoder.add_words(...entries)
  }

  #entriesOf(word: string): [string, string][] {
    return this.#pronounce(word).map((phones, at) => [at === 0 ? word : `${word}(${at + 1})`, phones])
  }

  #decode(samples: Float32Array, automaton: Automaton): Decoded | undefined {
    this.#graphs.use(automaton)
    this.#decoder.start()
    try {
      this.#decoder.process_audio(samples, false, true)
    } finally {
      this.#decoder.stop()
    }
    return decodedOf(this.#decoder.get_alignment().w ?? [])
  }
}

interface Decoded {
  readonly words: readonly string[]
  /** Log likelihood of the sound, in units of the decoder. */
  readonly score: number
  /** Frames of speech, without silence. */
  readonly frames: number
}

const FRAMES_A_SECOND = 100
/** The decoder's logarithms have this base. */
const LOG_BASE = Math.log(1.0001)
/** Likelihoods are told to three places. */
const LIKELIHOOD_LEAST = 0.001

function decodedOf(
  segments: readonly { readonly t: string; readonly d: number; readonly p: number }[],
): Decoded | undefined {
  if (segments.length === 0) return undefined
  // pauses, noises and empty steps are no words
  const spoken = segments.filter(({ t }) => !/^[<[(]/.test(t))
  return {
    words: spoken.map(({ t }) => t.replace(/\(\d+\)$/, '')),
    score: segments.reduce((sum, { p }) => sum + Math.log(Math.max(p, LIKELIHOOD_LEAST)) / LOG_BASE, 0),
    frames: Math.round(spoken.reduce((sum, { d }) => sum + d, 0) * FRAMES_A_SECOND),
  }
}

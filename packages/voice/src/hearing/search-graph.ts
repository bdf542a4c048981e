import type { SoundSwallowerModule } from 'soundswallower'
import type { Automaton } from './commands/automaton.ts'

type Decoder = InstanceType<SoundSwallowerModule['Decoder']>
/** A function of the program that its published types leave out. */
type Native = (...values: readonly number[]) => number

/** Scale of the language's share in a score. */
const LANGUAGE_WEIGHT = 1

/** Hands automata to a decoder as its graphs: by way of JSGF it would fill them with empty steps. */
export class GraphBuilder {
  readonly #module: SoundSwallowerModule
  readonly #decoder: number

  constructor(module: SoundSwallowerModule, decoder: Decoder) {
    this.#module = module
    const pointer: unknown = Reflect.get(decoder, 'cdecoder')
    if (typeof pointer !== 'number') throw new TypeError('this decoder has no program')
    this.#decoder = pointer
  }

  /** Makes the decoder search the sentences of an automaton from now on; its words must be known to it. */
  use({ states, start, end, steps }: Automaton): void {
    const graph = this.#call(
      '_fsg_model_init',
      0,
      this.#call('_decoder_logmath', this.#decoder),
      LANGUAGE_WEIGHT,
      states,
    )
    this.#call('_fsg_set_states', graph, start, end)
    const words = new Map<string, number>()
    const numberOf = (word: string): number => {
      const number = words.get(word) ?? this.#withText(word, (at) => this.#call('_fsg_model_word_add', graph, at))
      words.set(word, number)
      return number
    }
    for (const { from, word, to } of steps) this.#call('_fsg_model_trans_add', graph, from, to, 0, numberOf(word))
    // the decoder frees the graph that it had
    if (this.#call('_decoder_set_fsg', this.#decoder, graph) < 0)
      throw new Error('the recogniser does not take the grammar')
  }

  #withText(text: string, use: (at: number) => number): number {
    const bytes = new TextEncoder().encode(`${text}\0`)
    const at = this.#call('_malloc', bytes.length)
    this.#module.HEAPU8.set(bytes, at)
    try {
      return use(at)
    } finally {
      this.#call('_free', at)
    }
  }

  #call(name: string, ...values: readonly number[]): number {
    const found: unknown = Reflect.get(this.#module, name)
    if (!isNative(found)) throw new TypeError(`the recogniser has no ${name}`)
    return found(...values)
  }
}

function isNative(value: unknown): value is Native {
  return typeof value === 'function'
}

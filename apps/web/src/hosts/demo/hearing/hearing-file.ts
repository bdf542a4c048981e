/**
 * What the demo hears with as a file of the build: the program of the embedded recogniser, its model of English and its
 * dictionary, packed by gzip as the voice is. `bytes` is its size; the build fails when it is off by more than a hundredth.
 */
export const HEARING_FILE = { path: '/voice/hearing-0.6.3.bin.gz', version: '0.6.3', bytes: 5_074_000 } as const

/** The recogniser's program within the file. */
export const PROGRAM = 'soundswallower.web.wasm'
/** Its dictionary. */
export const DICTIONARY = 'dict.txt'
/** The files of its model. */
export const MODEL_FILES = [
  'mdef',
  'means',
  'variances',
  'sendump',
  'transition_matrices',
  'feat_params.json',
  'noisedict.txt',
  'phoneset.json',
] as const

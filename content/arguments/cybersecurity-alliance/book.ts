import options from './options.json' with { type: 'json' }

/** The arguments of the campaign’s states, and the voices of its delegates. */
export const book = {
  issues: options.issues,
  states: {},
  voices: {},
}

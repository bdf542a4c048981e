declare module 'wink-sentiment' {
  interface Rating {
    readonly score: number
    /** −5 to 5, whatever the length of the text. */
    readonly normalizedScore: number
    /** Absent for a text without any token. */
    readonly tokenizedPhrase?: readonly { readonly value: string; readonly tag: string; readonly score?: number }[]
  }
  function winkSentiment(phrase: string): Rating
  export = winkSentiment
}

/** How the next word is chosen, beside the temperature: among the likeliest. */
export const SAMPLING = { topP: 0.8, topK: 40 } as const

/** Texts of the map of relations. */
export const relationMessages = {
  title: 'Relations in the room',
  help: 'At the start, how alike two states vote in the General Assembly; from then on, what they say and do to each other here. Each row is a delegation, each column the one it regards. Use the arrow keys to move; the sentence below describes the selected cell.',
  verb: {
    hostile: (from: string, to: string) => `${from} is at odds with ${to}`,
    cool: (from: string, to: string) => `${from} keeps its distance from ${to}`,
    neutral: (from: string, to: string) => `${from} is neutral towards ${to}`,
    warm: (from: string, to: string) => `${from} is close to ${to}`,
    allied: (from: string, to: string) => `${from} stands with ${to}`,
  },
  sentence: (who: string, value: string, trend: string | undefined) =>
    trend === undefined ? `${who}, ${value}` : `${who}, ${value}, ${trend}`,
  trend: { rising: 'rising', falling: 'falling', steady: 'steady' },
  self: (country: string) => `${country} itself`,
  you: (country: string) => `${country} (you)`,
  corner: 'Who regards whom',
  columns: ['From', 'Towards', 'Relation', 'Value', 'Trend'],
  noTrend: '–',
  one: 'Delegation',
  regards: (country: string) => `How ${country} regards the others`,
  regarded: (country: string) => `How the others regard ${country}`,
} as const

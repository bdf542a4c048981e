/** Texts of the map of relations. */
export const relationMessages = {
  title: 'Relations in the room',
  help: 'Each row is a delegation, each column the one it regards. Use the arrow keys to move; the sentence below describes the selected cell.',
  verb: {
    hostile: (from: string, to: string) => `${from} is hostile to ${to}`,
    cool: (from: string, to: string) => `${from} distrusts ${to}`,
    neutral: (from: string, to: string) => `${from} is neutral towards ${to}`,
    warm: (from: string, to: string) => `${from} trusts ${to}`,
    allied: (from: string, to: string) => `${from} stands by ${to}`,
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

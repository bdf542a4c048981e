export const countryMessages = {
  found: (count: number) => (count === 1 ? '1 country found' : `${count} countries found`),
  noneFound: (typed: string) => `No member state matches “${typed}”.`,
  foundBy: (name: string) => `also ${name}`,
  clear: 'Clear the country',
  openList: 'Show all countries',
} as const

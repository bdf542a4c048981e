import { describe, expect, it } from 'vitest'
import { frenchDoes, ofFrench, theFrench, toFrench } from './french-countries.ts'
import { firstSpanish, ofSpanish, theSpanish, toSpanish } from './spanish-countries.ts'

describe('a country in a French sentence', () => {
  it.each([
    { name: 'Norvège', the: 'la Norvège', of: 'de la Norvège', to: 'à la Norvège', does: 'La Norvège vote' },
    { name: 'Japon', the: 'le Japon', of: 'du Japon', to: 'au Japon', does: 'Le Japon vote' },
    { name: 'Mexique', the: 'le Mexique', of: 'du Mexique', to: 'au Mexique', does: 'Le Mexique vote' },
    { name: 'Inde', the: 'l’Inde', of: 'de l’Inde', to: 'à l’Inde', does: 'L’Inde vote' },
    { name: 'RDP lao', the: 'la RDP lao', of: 'de la RDP lao', to: 'à la RDP lao', does: 'La RDP lao vote' },
    { name: 'Haïti', the: 'Haïti', of: 'd’Haïti', to: 'à Haïti', does: 'Haïti vote' },
    { name: 'Hongrie', the: 'la Hongrie', of: 'de la Hongrie', to: 'à la Hongrie', does: 'La Hongrie vote' },
    {
      name: 'États-Unis',
      the: 'les États-Unis',
      of: 'des États-Unis',
      to: 'aux États-Unis',
      does: 'Les États-Unis votent',
    },
    {
      name: 'la présidence',
      the: 'la présidence',
      of: 'de la présidence',
      to: 'à la présidence',
      does: 'La présidence vote',
    },
    { name: 'the Bahamas', the: 'les Bahamas', of: 'des Bahamas', to: 'aux Bahamas', does: 'Les Bahamas votent' },
  ])('$name has its article and its number', ({ name, the, of, to, does }) => {
    expect([theFrench(name), ofFrench(name), toFrench(name), frenchDoes(name, 'vote', 'votent')]).toEqual([
      the,
      of,
      to,
      does,
    ])
  })
})

describe('a country in a Spanish sentence', () => {
  it.each([
    { name: 'Noruega', the: 'Noruega', of: 'de Noruega', to: 'a Noruega', first: 'Noruega' },
    {
      name: 'Reino Unido',
      the: 'el Reino Unido',
      of: 'del Reino Unido',
      to: 'al Reino Unido',
      first: 'El Reino Unido',
    },
    { name: 'Congo', the: 'el Congo', of: 'del Congo', to: 'al Congo', first: 'El Congo' },
    { name: 'El Salvador', the: 'El Salvador', of: 'de El Salvador', to: 'a El Salvador', first: 'El Salvador' },
    { name: 'India', the: 'la India', of: 'de la India', to: 'a la India', first: 'La India' },
    {
      name: 'la presidencia',
      the: 'la presidencia',
      of: 'de la presidencia',
      to: 'a la presidencia',
      first: 'La presidencia',
    },
  ])('$name has its article', ({ name, the, of, to, first }) => {
    expect([theSpanish(name), ofSpanish(name), toSpanish(name), firstSpanish(name)]).toEqual([the, of, to, first])
  })
})

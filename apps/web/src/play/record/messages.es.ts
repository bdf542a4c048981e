import { inSpanish } from '../../kit/language/counting.ts'
import { datesIn } from '../../kit/language/dates.ts'
import { ofSpanish, theSpanish, toSpanish } from '../../kit/language/spanish-countries.ts'
import type { Translation } from '../../kit/language/translation.ts'
import type { recordMessages as english } from './messages.en.ts'

const { count } = inSpanish
const dates = datesIn('es', 'UTC')
const decimal = new Intl.NumberFormat('es', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const place = (value: number) => decimal.format(value).replace('-', '−')

/** Textos de las votaciones que explican la posición de un país. */
export const recordMessages: Translation<typeof english> = {
  show: 'Ver los votos en que se basa',
  hide: 'Ocultar los votos',
  title: (country) => `La posición ${ofSpanish(country)} en la Asamblea`,
  failed: 'No se pudieron cargar las votaciones.',
  retry: 'Reintentar',
  none: (country) => `No hay votos registrados ${ofSpanish(country)}`,
  noneText:
    'No participó en ninguna votación disputada en los períodos de sesiones incluidos, así que su posición se basa solo en sus grupos.',
  votes: {
    title: 'Sus votos',
    intro: (first, last) =>
      `Votaciones registradas de la Asamblea General, períodos de sesiones ${first} a ${last}, en las que al menos el 3 % no votó con la mayoría.`,
    topic: 'Tema',
    all: 'Todos los temas',
    apart: 'Distinto de la mayoría',
    summary: (value) => count(value, 'voto', 'votos'),
    stance: (stance) => `Su posición en este tema: ${place(stance)}`,
    ends: (minus, plus) => `−1: ${minus}; +1: ${plus}.`,
    slipped: (value) =>
      value === 1
        ? 'La posición cuenta también 1 voto que la fuente clasifica en este tema aunque trata de otro; no figura en la lista.'
        : `La posición cuenta también ${value} votos que la fuente clasifica en este tema aunque tratan de otro; no figuran en la lista.`,
    nothing: 'Ningún voto coincide con este filtro.',
    more: (value) => `Mostrar ${value} más`,
    list: (country) => `Votos ${ofSpanish(country)}`,
    date: (iso) => dates.shortDay(iso),
    text: (session) => `Resolución ${session}`,
    subjects: { whole: undefined, paragraph: 'sobre un párrafo', amendment: 'sobre una enmienda' },
    world: ({ for: yes, against, abstain }) =>
      `El mundo: ${yes} a favor, ${against} en contra, ${count(abstain, 'abstención', 'abstenciones')}`,
    parts: { for: 'A favor', against: 'En contra', abstain: 'Abstención', absent: 'No votó' },
  },
  blocs: {
    title: 'Sus grupos',
    smallIslands: 'Pequeños Estados insulares',
    leastDeveloped: 'Países menos adelantados',
  },
  distance: {
    title: 'Su distancia a los demás',
    intro:
      'Distancia en la escala de la Asamblea, estimada a partir de las votaciones sobre el texto final: 0 significa la misma posición; 2, extremos opuestos.',
    seats: 'Las delegaciones en la sala',
    line: (distance) => (distance === undefined ? 'sin estimación' : place(distance)),
    agreement: (same, both) =>
      both === 0
        ? 'nunca votaron a la vez'
        : `votaron igual en ${Math.round((100 * same) / both)} de 100 votaciones disputadas`,
    bands: ['En el otro extremo', 'Lejos', 'A cierta distancia', 'Cerca', 'Casi igual'],
    map: (country) => `Mapa de los Estados Miembros según su distancia ${toSpanish(country)}`,
    describe: (country, band, distance) => `${country}: ${band} (${distance})`,
    itself: (country) => `${country}: el propio país`,
    caption: (country) => `Distancia entre los Estados Miembros y ${theSpanish(country)}`,
    columns: ['País', 'Distancia', 'En palabras'],
    legend: 'Tonos',
    compared: (country, agreement) => `${country}: ${agreement}.`,
  },
  sources: 'Fuente',
  period: 'Las votaciones llegan hasta 2019; las posiciones en la escala incluyen votos hasta 2024.',
}

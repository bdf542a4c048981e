import type { Translation } from '../../../kit/language/translation.ts'
import type { shareMessages as english } from './messages.en.ts'

/** Textos de los archivos guardados. */
export const shareMessages: Translation<typeof english> = {
  title: 'Guardar y compartir',
  intro:
    'Los archivos se crean en este navegador; no se envía nada. El balance contiene todo lo que hay en esta página, también los secretos de los asientos.',
  debrief: 'Balance (HTML)',
  text: 'Resolución (texto)',
  pdf: 'Resolución (PDF)',
  pdfBusy: 'Preparando el PDF…',
  saved: (name) => `Guardado como ${name}`,
  failed: 'No se pudo crear el archivo',
  noDraft: 'No había ningún proyecto de resolución sobre la mesa, así que no hay nada que guardar.',
  fileNames: { debrief: 'balance', resolution: 'resolucion' },
  played: (country, date) => `País jugado: ${country}, ${date}`,
  madeWith: 'Hecho con Placard, una simulación. Los Estados que nombra no han dicho ni decidido nada de esto.',
  draftMark: 'Proyecto de resolución, no aprobado',
  adoptedMark: 'Resolución aprobada',
  importedMark: (status) => `${status} (sesión importada, según la comunicó un navegador)`,
  sponsors: 'Patrocinadores',
  signatories: 'Signatarios',
  topic: (title) => `Tema: ${title}`,
  page: (number, count) => `${number} / ${count}`,
  parts: {
    asTable: 'Lo mismo en una tabla',
    secrets: 'Los secretos de cada asiento',
    secretColumns: ['Asiento', 'Objetivo secreto', 'Líneas rojas', 'Lo que más importaba'],
    ballotColumns: ['Asiento', 'Voto'],
    promiseColumns: ['Momento', 'Promesa o amenaza', 'Desenlace'],
    turningColumns: ['Momento', 'Tu acción', 'Tal como fue', 'Sin ella', 'Qué habría sido mejor'],
    expectation: (score, quality) => `puntuación ${score}, calidad ${quality}`,
    nothing: 'nada',
    recordColumns: ['Momento', 'Quién', 'Qué'],
    worded: (text, by) => `${text} (redactado por ${by})`,
    qualityColumns: ['Criterio', 'Peso', 'Alcanzado'],
    momentColumns: ['Momento', 'Qué'],
  },
}

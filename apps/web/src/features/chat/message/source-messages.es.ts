import { inSpanish } from '../../../kit/language/counting.ts'
import type { Translation } from '../../../kit/language/translation.ts'
import type { sourceMessages as english } from './source-messages.en.ts'

/** The regional groups of the United Nations, by their names in the list of member states. */
const GROUPS: Readonly<Record<string, string>> = {
  African: 'Estados de África',
  'Asia-Pacific': 'Estados de Asia y el Pacífico',
  'Eastern European': 'Estados de Europa Oriental',
  'Latin American and Caribbean': 'Estados de América Latina y el Caribe',
  'Western European and Others': 'Estados de Europa Occidental y otros Estados',
}

/** Spanish: what the page tells of a source that somebody opens. */
export const sourceMessages: Translation<typeof english> = {
  about: {
    guide: 'Un artículo de la guía del asistente.',
    procedure: 'Una regla del procedimiento que siguen los comités aquí.',
    campaign: 'El dosier público de una campaña.',
    country: 'De la lista de Estados miembros que viene con Placard.',
    'roll-call': 'De las votaciones registradas de la Asamblea General.',
    context: 'La respuesta cita el tema de este chat.',
    attachment: 'Un documento que has adjuntado. Ábrelo donde lo enviaste para ver lo que se ha leído.',
    debate: 'Un documento oficial, tal como lo nombra el libro de debates de Placard.',
    topic: 'Material sobre un tema de comités, que viene con Placard.',
  },
  country: ({ capital, unGroup, blocs }) =>
    [
      `Capital: ${capital}`,
      `Grupo regional: ${GROUPS[unGroup] ?? unGroup}`,
      ...(blocs.length > 0 ? [`Miembro de: ${blocs.join(', ')}`] : []),
    ]
      .map((line) => `- ${line}`)
      .join('\n'),
  topic: (problem, facts) =>
    [problem, facts.map(({ fact, source, year }) => `- ${fact}. *${source}, ${year}*`).join('\n')].join('\n\n'),
  bloc: ({ memberCount, note }) =>
    [
      `${inSpanish.count(memberCount, 'Estado miembro', 'Estados miembros')}.`,
      ...(note === undefined ? [] : [note]),
    ].join(' '),
  record: (count) => `Aquí hay ${inSpanish.count(count, 'votación registrada', 'votaciones registradas')}.`,
  vote: (vote) =>
    `${vote.text === '' ? '' : `Resolución ${vote.text}, `}${vote.date}: ${vote.for} a favor, ${vote.against} en contra, ${inSpanish.count(vote.abstain, 'abstención', 'abstenciones')}.`,
}

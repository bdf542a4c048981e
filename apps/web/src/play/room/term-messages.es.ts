import type { Translation } from '../../kit/language/translation.ts'
import type {
  termHelpWords as englishHelp,
  termNames as englishNames,
  ruleWords as englishRules,
  termWords as englishWords,
} from './term-messages.en.ts'

/** La respuesta de la presidencia a quien pregunta qué significa un término. */
export const termWords: Translation<typeof englishWords> = {
  'point-of-order':
    'Una cuestión de orden señala que en este momento se infringe una regla. Resuelvo de inmediato, y mi decisión se puede apelar.',
  'point-of-privilege':
    'Una cuestión de privilegio personal señala algo que te impide participar: no oyes, o no ves el texto.',
  'parliamentary-inquiry':
    'Una consulta de procedimiento pregunta a la presidencia por el reglamento, como acabas de hacer.',
  'point-of-information':
    'Una petición de información hace una pregunta a la delegación que acaba de hablar, por medio de la presidencia.',
  'right-of-reply':
    'El derecho de réplica permite a una delegación aludida responder brevemente, fuera del orden de la lista.',
  'explanation-of-vote':
    'Una explicación de voto dice por qué una delegación votó como lo hizo. Sigue a la votación y no reabre el debate.',
  'present-and-voting':
    'Una delegación presente y votante ha declarado que no se abstendrá en las cuestiones de fondo.',
  motion:
    'Una moción pide al comité que haga algo ahora: celebrar un debate, limitar el tiempo de palabra, pasar a la votación.',
  second: 'Secundar una moción es decir que merece someterse al comité. No obliga a nadie a votar a favor de ella.',
  'moderated-caucus':
    'En un debate moderado, las delegaciones hablan brevemente sobre una sola cuestión y la presidencia les da la palabra una tras otra.',
  'unmoderated-caucus':
    'En las consultas informales el reglamento descansa: las delegaciones hablan libremente entre sí y redactan juntas hasta que se acaba el tiempo.',
  suspension: 'Suspender la sesión es hacer una pausa. Después el debate sigue donde se quedó.',
  'adjourning-debate': 'Aplazar el debate es dejar el asunto a un lado sin decidirlo, hasta que el comité lo retome.',
  'adjourning-meeting': 'Levantar la sesión es ponerle fin. Lo que no se haya decidido queda abierto.',
  'closing-debate': 'Cerrar el debate es no escuchar más discursos sobre el texto y pasar a votarlo.',
  'speakers-list': 'La lista de oradores es el orden en que doy la palabra. Pídela, y tu nombre se añade al final.',
  'speaking-time':
    'El tiempo de palabra es lo que puede durar un discurso. El comité puede acortarlo o alargarlo con una moción.',
  yield: 'Ceder la palabra es renunciar a ella, o a tu lugar en la lista, para que hable la siguiente delegación.',
  'straw-poll':
    'Una votación indicativa muestra qué piensan las delegaciones de un cambio o del proyecto. No decide nada.',
  'roll-call': 'En una votación nominal llamo a las delegaciones por su nombre, y cada una dice su voto en voz alta.',
  consensus: 'Aprobar por consenso es aprobar un texto sin votación. Basta una objeción para que votemos.',
  'important-question':
    'Una cuestión importante es un texto que necesita dos tercios de las delegaciones presentes y votantes, si así lo decide el comité.',
  division: 'La división somete un párrafo a votación por separado, antes que el texto en su conjunto.',
  reconsideration: 'Reconsiderar es reabrir una decisión ya tomada, y para ello hacen falta dos tercios.',
  appeal: 'Una apelación pide al comité que revoque una decisión de la presidencia. Se vota de inmediato.',
  amendment:
    'Una enmienda cambia el texto que se debate. Si todos los patrocinadores la aceptan, entra en él; si no, se vota.',
  'draft-resolution':
    'Un proyecto de resolución es el texto que el comité puede aprobar. Necesita patrocinadores y signatarios antes de presentarse.',
  'operative-clause':
    'Un párrafo dispositivo dice lo que hay que hacer. Aquí hay uno por cada cuestión del programa, y las delegaciones negocian cuál.',
  sponsor: 'Un patrocinador respalda el texto, ayudó a redactarlo y acepta o no que se cambie.',
  signatory: 'Un signatario quiere que el texto se debata. No tiene que estar de acuerdo con él ni votarlo.',
  abstention: 'Una abstención no es ni a favor ni en contra. No cuenta para calcular la mayoría.',
  'two-thirds':
    'La mayoría simple son más votos a favor que en contra. Dos tercios son el doble de votos a favor que en contra. Las abstenciones no cuentan en ningún caso.',
  veto: 'El veto es el voto en contra de un miembro permanente del Consejo de Seguridad, que por sí solo hace fracasar un texto de fondo.',
  quorum:
    'El quórum es el número de delegaciones que deben estar presentes para que el debate continúe o se tome una decisión.',
  bloc: 'Un bloque es un grupo de delegaciones que negocian juntas y a menudo redactan un mismo texto.',
  placard: 'Tu letrero lleva el nombre de tu país. Levántalo para pedir la palabra, para secundar y para votar.',
}

/** Los términos como títulos. */
export const termNames: Translation<typeof englishNames> = {
  'point-of-order': 'Cuestión de orden',
  'point-of-privilege': 'Cuestión de privilegio',
  'parliamentary-inquiry': 'Consulta de procedimiento',
  'point-of-information': 'Petición de información',
  'right-of-reply': 'Derecho de réplica',
  'explanation-of-vote': 'Explicación de voto',
  'present-and-voting': 'Presente y votante',
  motion: 'Moción',
  second: 'Secundar una moción',
  'moderated-caucus': 'Debate moderado',
  'unmoderated-caucus': 'Consultas informales',
  suspension: 'Suspensión de la sesión',
  'adjourning-debate': 'Aplazamiento del debate',
  'adjourning-meeting': 'Levantar la sesión',
  'closing-debate': 'Cierre del debate',
  'speakers-list': 'Lista de oradores',
  'speaking-time': 'Tiempo de palabra',
  yield: 'Ceder la palabra',
  'straw-poll': 'Votación indicativa',
  'roll-call': 'Votación nominal',
  consensus: 'Consenso',
  'important-question': 'Cuestión importante',
  division: 'División',
  reconsideration: 'Reconsideración',
  appeal: 'Apelación',
  amendment: 'Enmienda',
  'draft-resolution': 'Proyecto de resolución',
  'operative-clause': 'Párrafo dispositivo',
  sponsor: 'Patrocinador',
  signatory: 'Signatario',
  abstention: 'Abstención',
  'two-thirds': 'Dos tercios',
  veto: 'Veto',
  quorum: 'Quórum',
  bloc: 'Bloque',
  placard: 'Letrero',
}

/** La pregunta del signo de interrogación. */
export const termHelpWords: Translation<typeof englishHelp> = {
  ask: (name) => `¿Qué significa “${name}”?`,
}

/** Lo que una moción necesita según el reglamento de este comité. */
export const ruleWords: Translation<typeof englishRules> = {
  unknown: (rules) => `El reglamento de este comité (${rules}) no la contempla.`,
  decided: {
    chair: {
      alone: 'Aquí decide la presidencia.',
      seconded: 'Aquí tiene que ser secundada, y decide la presidencia.',
    },
    majority: { alone: 'Aquí necesita la mayoría.', seconded: 'Aquí tiene que ser secundada y obtener la mayoría.' },
    'two-thirds': {
      alone: 'Aquí necesita dos tercios.',
      seconded: 'Aquí tiene que ser secundada y obtener dos tercios.',
    },
    council: {
      alone: 'Aquí necesita la mayoría del Consejo, sin veto.',
      seconded: 'Aquí tiene que ser secundada y obtener la mayoría del Consejo, sin veto.',
    },
  },
}

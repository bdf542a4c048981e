import type { Translation } from '../../kit/language/translation.ts'
import type { tutorialMessages as english } from './messages.en.ts'

/** Textos del tutorial: su invitación en la página de campañas y la ayuda durante la sesión. */
export const tutorialMessages: Translation<typeof english> = {
  offer: {
    title: '¿Tu primera vez en la mesa?',
    text: 'Juega una ronda de unos cuatro minutos: una ayuda a tu lado, tres delegaciones amistosas y un texto. Hablas, propones, intercambias y votas.',
    start: 'Empezar el tutorial',
    starting: 'Abriendo la ronda…',
    dismiss: 'Ahora no',
    again: 'Tutorial: una ronda de unos cuatro minutos',
    failed: 'No se pudo abrir la ronda.',
  },
  coach: {
    label: 'Tutorial',
    progress: (done, of) => `${done} de ${of} pasos`,
    done: 'hecho',
    use: 'Ejemplo',
    hide: 'Ocultar',
    hideLabel: 'Ocultar la ayuda',
    useHelp: 'Pone una frase de ejemplo en el cuadro de mensaje: cámbiala y envíala',
    show: 'Mostrar la ayuda',
    over: 'Fue una ronda completa: hablaste, propusiste, intercambiaste y votaste.',
    overText:
      'El balance muestra lo que quería cada delegación. Una campaña completa te espera en la página de campañas.',
    lessons: {
      speak: {
        title: 'Hablar',
        text: 'Di con tus palabras cuál es tu posición y pulsa Intro. La presidencia lo lee y te dice cómo lo ha entendido.',
      },
      propose: {
        title: 'Proponer',
        text: 'Ahora lleva un párrafo al texto. Nombra una opción del programa o pulsa “Proponer” junto a una.',
      },
      trade: {
        title: 'Intercambiar',
        text: 'Ofrece a una delegación algo que quiere a cambio de algo que tú quieres: si ustedes…, nosotros…',
      },
      vote: { title: 'Votar', text: 'Lleva el texto a votación y emite tu voto.' },
    },
    vote: {
      'no-draft': 'Todavía no hay ningún texto que votar: primero propón algo.',
      names:
        'Un proyecto necesita patrocinadores y signatarios antes de votarse. Pulsa “Patrocinar” o “Firmar” y convence a una delegación.',
      time: 'El debate tiene una duración mínima. Aprovéchala: pregunta qué necesitan los demás, o pon el reloj a 3× en la cabecera.',
      move: 'El proyecto tiene suficientes nombres y el debate ya ha durado bastante. Pulsa “Pasar a votar”.',
      second: 'La moción tiene que ser secundada. Pulsa “Secundar la moción”.',
      debated: 'La moción está ante el comité: se debate un momento y luego se levantan los letreros.',
      running: 'La votación nominal está en curso, por orden alfabético. Ya llegará tu turno.',
      'your-turn': 'Es tu turno. Elige tu voto: abstenerse también es una opción.',
    },
  },
  // what the player's delegation says in a session is English
  words: {
    speak: 'We support independent experts to review the reports.',
    propose: 'We propose a freeze on plastic production.',
    trade: (country, take, give) => `If ${country} accepts ${take}, we accept ${give}.`,
  },
}

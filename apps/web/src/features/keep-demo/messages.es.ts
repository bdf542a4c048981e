import { inSpanish } from '../../kit/language/counting.ts'
import type { Translation } from '../../kit/language/translation.ts'
import type { keepMessages as english } from './messages.en.ts'

const things = (count: number) => inSpanish.count(count, 'elemento', 'elementos')

/** The move of the demo into an account. */
export const keepMessages: Translation<typeof english> = {
  title: 'Conservar mi demo',
  looking: 'Buscando lo que has hecho en la demo…',
  notRead:
    'No se ha podido leer lo que la demo guarda en este navegador. Vuelve a cargar la página e inténtalo otra vez.',
  nothing: 'No hay nada que pasar: todo lo de la demo ya está en una cuenta, o no se hizo nada.',
  offer: (email, count) =>
    count === 1
      ? `${things(count)} de la demo puede pasar a la cuenta de ${email}, con todo su registro.`
      : `${things(count)} de la demo pueden pasar a la cuenta de ${email}, cada uno con todo su registro.`,
  stays: 'Lo que hay en la demo se queda allí, marcado como traspasado. No se elimina nada.',
  kinds: { sessions: 'Sesión', settings: 'Ajustes', projects: 'Proyecto', chats: 'Chat' },
  begin: 'Pasar a mi cuenta',
  notNow: 'Ahora no',
  progress: 'Traspaso de la demo',
  moving: (name) => `Pasando ${name}…`,
  moved: (done, all) => `${done} de ${all}`,
  waiting: (seconds) => `El servidor está ocupado. Se continúa en ${seconds} s…`,
  interrupted: {
    title: 'El traspaso se ha interrumpido',
    text: 'Lo que ya ha pasado se queda en tu cuenta; el resto sigue en la demo. Continúa cuando quieras: nada pasa dos veces.',
    resume: 'Continuar',
  },
  report: {
    whole: 'Tu demo está en tu cuenta.',
    part: (refused) =>
      refused === 1
        ? `${things(refused)} no ha podido pasar y se queda en la demo.`
        : `${things(refused)} no han podido pasar y se quedan en la demo.`,
    kept: 'Traspasado',
    'already-kept': 'Ya estaba',
    refused: 'No traspasado',
    left: 'Pendiente',
    done: 'Listo',
  },
  faults: {
    unreadable: 'Su registro no se puede leer.',
    'too-long': 'Su registro es demasiado largo para traspasarlo.',
    damaged: 'Su registro no coincide con lo que se mostró: falta una parte o se ha modificado.',
    broken: 'Su registro no se puede reproducir hasta el final.',
    forged: 'Su registro contiene sucesos que la simulación no pudo producir.',
    'other-campaign':
      'Se jugó con una edición de esta campaña distinta de la de este servidor, así que su registro no se puede comprobar aquí.',
    'too-costly': 'La comprobación ha tardado demasiado.',
    'unknown-campaign': 'Este servidor no tiene esa campaña.',
    'too-fast': 'Va más rápido de lo que permite este servidor.',
    'too-many': 'La cuenta ha alcanzado su máximo de sesiones.',
    'no-room':
      'El almacenamiento de tu plan está lleno. Elimina algunos chats y vuelve a intentarlo; mientras tanto, se queda en la demo.',
  },
}

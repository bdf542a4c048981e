import { inSpanish } from '../../../kit/language/counting.ts'
import type { Translation } from '../../../kit/language/translation.ts'
import { cutNames } from './cut-names.ts'
import type { ownModelMessages as english } from './messages.en.ts'

function listOf(names: readonly string[]): string {
  const { shown, left } = cutNames(names)
  return inSpanish.list(left === 0 ? shown : [...shown, `${inSpanish.number(left)} más`])
}

/** The section for models of one’s own. */
export const ownModelMessages: Translation<typeof english> = {
  title: 'Tus propios modelos',
  intros: {
    browser:
      'Añade un modelo de tu equipo, o el de una empresa con tu propia clave, y elígelo en el chat en “Quién responde”. Tu navegador le pregunta directamente. La clave se guarda cifrada en este navegador; nadie puede volver a leerla, ni siquiera tú.',
    server:
      'Añade un modelo de tu equipo, o el de una empresa con tu propia clave, y elígelo en el chat en “Quién responde”. A tu equipo le pregunta tu navegador; a una empresa, este sitio. Solo tus propias palabras cuentan para tus palabras diarias. La clave de una empresa se guarda cifrada en el servidor; la de tu equipo, en este navegador. Nadie puede volver a leerlas, ni siquiera tú.',
  },
  withdrawn: (hasSome) =>
    `La administración de este sitio no permite modelos con claves propias.${hasSome ? ' Los tuyos se conservan sin usarse; puedes eliminarlos.' : ''}`,
  none: 'Todavía no has añadido ningún modelo.',
  list: 'Modelos que has añadido',
  described: ({ address, hasKey }) => `${address}${hasKey ? ' · hay una clave guardada' : ''}`,
  add: 'Añadir un modelo',
  full: (most) => `Puedes añadir ${inSpanish.count(most, 'modelo', 'modelos')}. Elimina uno para añadir otro.`,
  remove: (model) => `Eliminar ${model}`,
  removed: (model) => `Se han eliminado ${model} y su clave.`,
  notRemoved: 'No se ha podido eliminar. Vuelve a intentarlo en un momento.',
  unavailable:
    'Este navegador no puede guardar aquí una clave de forma segura: no guarda nada para esta página, o la página llegó sin cifrado.',
  form: {
    source: 'Dónde funciona',
    sources: {
      computer: 'En este equipo',
      gemini: 'Google Gemini, con mi clave',
      anthropic: 'Anthropic, con mi clave',
      openai: 'OpenAI, con mi clave',
    },
    sourceHint: 'En este equipo: con Ollama, LM Studio o llama.cpp.',
    address: 'Dirección',
    addressHint: 'La dirección que termina en /v1, en localhost o 127.0.0.1.',
    addressWrong: 'Solo se puede llamar a este equipo: una dirección como http://localhost:11434/v1.',
    model: 'Modelo',
    modelHint: 'Su nombre, tal como lo indica el servidor.',
    modelMissing: 'Escribe el nombre de un modelo.',
    key: 'Clave',
    keyOptional: 'Clave, si tu servidor la pide',
    keyMissing: 'Pega tu clave.',
    test: 'Probar conexión',
    save: 'Añadir',
    cancel: 'Cancelar',
    notSaved: 'No se ha podido guardar. Puede que este navegador no guarde nada o esté lleno.',
  },
  testing: 'Llamando al modelo…',
  tried(result, model) {
    switch (result.outcome) {
      case 'works':
        return `Funciona: el servidor responde y tiene ${model}.`
      case 'no-model':
        return result.names.length === 0
          ? 'El servidor responde, pero aún no tiene ningún modelo. Descarga o carga uno antes.'
          : `El servidor responde, pero no tiene “${model}”. Ofrece ${listOf(result.names)}.`
      case 'key-refused':
        return 'El servicio responde, pero no acepta esta clave.'
      case 'unreachable':
        return 'No se ha podido conectar con el servicio. Revisa tu conexión.'
      case 'own-unreachable':
        return 'Nada responde en esta dirección. O el servidor no está en marcha, o no deja que esta página lo llame: abajo están los ajustes para ello.'
      case 'refused':
        return 'Algo responde en esta dirección, pero no como un servidor de este tipo. Revisa la dirección.'
    }
  },
  guide: {
    title: 'Cómo instalar un modelo en tu equipo',
    intro: (origin) =>
      `Un servidor de tu equipo debe permitir que esta página, ${origin}, lo llame. Puede que tu navegador pregunte también si esta página puede acceder a tu red local: permítelo.`,
    steps: {
      ollama:
        'Define la variable de abajo, cierra Ollama y vuelve a abrirlo. En macOS usa launchctl setenv; en Windows, las variables de entorno de tu cuenta; en Linux, systemctl edit ollama.',
      lmStudio:
        'En la pestaña Developer abre los ajustes del servidor, activa “Enable CORS” e inicia el servidor. O escribe:',
      llamaCpp: 'Deja que cualquier página lo llame, salvo que --cors-origins diga otra cosa. Inícialo con:',
    },
    addressLabel: 'Dirección:',
    length:
      'Placard envía como máximo 4096 tokens a un modelo de tu equipo, que es lo que leen estos servidores si no se les indica otra cosa.',
  },
}

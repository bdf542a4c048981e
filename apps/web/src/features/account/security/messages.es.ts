import { inSpanish } from '../../../kit/language/counting.ts'
import { datesIn } from '../../../kit/language/dates.ts'
import type { Translation } from '../../../kit/language/translation.ts'
import type { securityMessages as english } from './messages.en.ts'

const { day, moment } = datesIn('es')

/** The security of the account. */
export const securityMessages: Translation<typeof english> = {
  pageTitle: 'Seguridad de la cuenta',
  intro: 'Tu perfil, cómo inicias sesión y dónde la tienes abierta.',
  cancel: 'Cancelar',
  password: 'Contraseña actual',
  passwordWhy: 'Escribe otra vez tu contraseña, para que no pueda hacerlo alguien que encuentre esta página abierta.',
  passwordMissing: 'La contraseña es obligatoria',
  on: (iso) => day(iso),
  at: (iso) => moment(iso),

  profile: {
    title: 'Perfil',
    name: 'Nombre visible',
    nameHint: 'Lo ves tú y quienes participan en la misma sesión.',
    save: 'Guardar nombre',
    saved: 'Tu nombre ha cambiado.',
    email: 'Correo electrónico',
    confirmed: 'Confirmado',
    unconfirmed: 'Sin confirmar',
    whyConfirm: 'Todo funciona sin ello, pero una contraseña olvidada solo se recupera con una dirección confirmada.',
    beforeConfirm:
      'Confírmala antes de añadir claves de acceso o la autenticación en dos pasos. Lo añadido antes se elimina al confirmar, incluidas las demás sesiones, para que nadie que haya creado la cuenta con tu dirección conserve una vía de entrada.',
    pending: (pending, email) =>
      `Pediste cambiar tu dirección a ${pending}. Abre el enlace del correo que enviamos allí; mientras tanto sigue siendo ${email}.`,
    keep: 'Mantener la dirección actual',
    kept: 'Se ha cancelado el cambio de dirección.',
    change: 'Cambiar dirección',
    changeText: 'Enviaremos un enlace a la dirección nueva. El cambio vale a partir de que lo abras.',
    newEmail: 'Correo nuevo',
    submit: 'Enviar el enlace',
    asked: 'Va en camino un correo a la dirección nueva.',
  },

  passwordSection: {
    title: 'Contraseña',
    changed: (when) => `Último cambio: ${when}.`,
    change: 'Cambiar contraseña',
    changeText: 'Al cambiarla se cierra tu sesión en todos los demás sitios.',
    new: 'Contraseña nueva',
    confirm: 'Confirma la contraseña',
    match: 'Las contraseñas coinciden',
    submit: 'Cambiar contraseña',
    done: 'Contraseña cambiada. Se ha cerrado tu sesión en todos los demás sitios.',
  },

  twoFactor: {
    title: 'Autenticación en dos pasos',
    off: 'Después de la contraseña, escribes un código de seis cifras de una aplicación de tu teléfono. Quien averigüe tu contraseña seguirá sin poder entrar.',
    isOn: (since) =>
      `Activada desde el ${since}. Para iniciar sesión con la contraseña también hace falta un código de tu aplicación.`,
    codesLeft: (left) =>
      left === 0
        ? 'No queda ningún código de recuperación.'
        : `${left === 1 ? 'Queda' : 'Quedan'} ${inSpanish.count(left, 'código de recuperación', 'códigos de recuperación')}.`,
    setUp: 'Configurar',
    turnOff: 'Desactivar',
    turnOffTitle: '¿Desactivar la autenticación en dos pasos?',
    turnOffText:
      'Volverá a bastar la contraseña para iniciar sesión. La entrada de la aplicación y los códigos de recuperación dejan de servir.',
    turnedOff: 'La autenticación en dos pasos está desactivada.',
    renew: 'Nuevos códigos',
    renewTitle: '¿Crear códigos de recuperación nuevos?',
    renewText: 'Los códigos que tienes ahora dejan de servir.',
    begin: 'Configurar la autenticación en dos pasos',
    resume: 'Continuar',
    scan: 'Escanea esta imagen con tu aplicación de autenticación.',
    qr: 'Código QR con el secreto para tu aplicación de autenticación',
    orType: 'O escribe este secreto en la aplicación:',
    code: 'Código de la aplicación',
    confirm: 'Activar',
    codeMissing: 'Escribe el código',
  },

  codes: {
    title: 'Tus códigos de recuperación',
    text: 'Cada uno te permite iniciar sesión una vez cuando no tienes la aplicación. Solo se muestran ahora: guárdalos donde puedas encontrarlos sin el teléfono.',
    copy: 'Copiar',
    copied: 'Copiado',
    copyFailed: 'El navegador no ha permitido copiar. Selecciona los códigos y cópialos.',
    download: 'Descargar',
    print: 'Imprimir',
    done: 'Los he guardado',
    sure: '¿Has guardado los códigos? No se volverán a mostrar.',
    file: 'placard-codigos-de-recuperacion.txt',
    fileText: (codes, email) =>
      `Códigos de recuperación de Placard de ${email}\nCada uno sirve una sola vez.\n\n${codes.join('\n')}\n`,
  },

  passkeys: {
    title: 'Claves de acceso',
    text: 'Con una clave de acceso inicias sesión con tu huella, tu cara o el código del dispositivo: sin contraseña, sin códigos y sin nada que pueda robar una página de suplantación.',
    none: 'Todavía no tienes ninguna clave de acceso.',
    byAddress:
      'Las claves de acceso van ligadas al nombre de un sitio. Esta página se abrió por su dirección IP o sin cifrado, así que aquí no se puede añadir ninguna.',
    add: 'Añadir una clave de acceso',
    addText: 'Tu dispositivo te pide que confirmes. El nombre es para ti, para distinguir tus claves de acceso.',
    name: 'Nombre de la clave de acceso',
    nameMissing: 'Escribe un nombre',
    suggested: 'Este dispositivo',
    added: 'Clave de acceso añadida.',
    alreadyThere: 'Este dispositivo ya tiene una clave de acceso para tu cuenta.',
    notMade: 'No se ha creado ninguna clave de acceso. Puedes volver a intentarlo.',
    made: (when) => `Añadida el ${when}`,
    used: (when) => `usada por última vez el ${when}`,
    neverUsed: 'sin usar todavía',
    synced: 'Sincronizada',
    rename: 'Cambiar nombre',
    renameText: 'El nombre es para ti, para distinguir tus claves de acceso.',
    renameOf: (name) => `Cambiar el nombre de ${name}`,
    save: 'Guardar',
    remove: 'Quitar',
    removeOf: (name) => `Quitar ${name}`,
    removeTitle: (name) => `¿Quitar la clave de acceso ${name}?`,
    removeText: 'Ya no servirá para iniciar sesión. Elimínala también en los ajustes de tu dispositivo.',
    removed: 'Clave de acceso quitada.',
  },

  signIns: {
    title: 'Dónde tienes la sesión abierta',
    text: 'Todos los navegadores con sesión abierta en tu cuenta. Cierra la de los que no reconozcas y después cambia la contraseña.',
    here: 'Este navegador',
    network: (network) => `Red ${network}`,
    lastUsed: (when) => `último uso: ${when}`,
    since: (when, until) => `Iniciada el ${when}; caduca el ${until} si no se usa.`,
    signOut: 'Cerrar sesión',
    signOutOf: (device, when) => `Cerrar sesión en ${device}, último uso: ${when}`,
    signedOut: (device) => `Sesión cerrada en ${device}.`,
    signOutOthers: 'Cerrar las demás sesiones',
    othersOut: (count) =>
      count === 1
        ? 'Se ha cerrado la sesión en otro navegador.'
        : `Se ha cerrado la sesión en otros ${inSpanish.number(count)} navegadores.`,
    alone: 'No tienes la sesión abierta en ningún otro sitio.',
  },
}

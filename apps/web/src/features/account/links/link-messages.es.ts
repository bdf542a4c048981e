import { RESTORE_DAYS } from '@placard/contract'
import { inSpanish } from '../../../kit/language/counting.ts'
import type { Translation } from '../../../kit/language/translation.ts'
import type { linkMessages as english } from './link-messages.en.ts'

/** The pages that links in mails open. */
export const linkMessages: Translation<typeof english> = {
  forgot: {
    pageTitle: 'Contraseña olvidada',
    pageDescription: 'Pide un enlace para elegir una contraseña nueva.',
    title: '¿Olvidaste la contraseña?',
    text: 'Escribe el correo electrónico de tu cuenta y te enviaremos un enlace para elegir una contraseña nueva.',
    submit: 'Enviar el enlace',
    submitting: 'Enviando…',
    sentTitle: 'Revisa tu correo',
    sent: (email) =>
      `Si ${email} tiene una cuenta, va en camino un enlace para elegir una contraseña nueva. Sirve una sola vez y caduca en 30 minutos.`,
    noMail: '¿No llega nada en unos minutos? Mira en el correo no deseado o envíalo otra vez.',
    again: 'Enviar otra vez',
    sentAgain: 'Solicitado otra vez. Una dirección recibe solo unos pocos de estos correos por hora.',
  },
  reset: {
    pageTitle: 'Nueva contraseña',
    pageDescription: 'Elige una contraseña nueva.',
    title: 'Elige una contraseña nueva',
    text: 'Al cambiar la contraseña se cierra tu sesión en todas partes. Después, inicia sesión aquí con la nueva.',
    password: 'Contraseña nueva',
    confirm: 'Confirma la contraseña',
    submit: 'Guardar contraseña',
    submitting: 'Guardando la contraseña…',
    doneTitle: 'Tu contraseña ha cambiado',
    done: 'Se ha cerrado tu sesión en todas partes. Inicia sesión con la contraseña nueva.',
    invalidTitle: 'Este enlace ya no sirve',
    invalid:
      'Un enlace sirve una sola vez, caduca a los 30 minutos y deja de valer si se pide otro. Pide un enlace nuevo.',
    askAnew: 'Pedir un enlace nuevo',
  },
  confirm: {
    pageTitle: 'Confirmar el correo',
    pageDescription: 'Confirma tu correo electrónico.',
    title: 'Confirma tu dirección',
    text: 'Confirma que recibes correo en esta dirección.',
    before:
      'Se eliminan las claves de acceso, la autenticación en dos pasos y las sesiones de otros navegadores que hubiera antes, para que nadie más conserve una vía de entrada a tu cuenta. Si no tienes la sesión iniciada aquí, después elegirás una contraseña nueva.',
    second: 'Si el correo dice que ya tienes una cuenta, lo que hiciste en la nueva pasa a ella.',
    submit: 'Confirmar esta dirección',
    submitting: 'Confirmando…',
    doneTitle: 'Gracias',
    done: (email) => `La dirección ${email} está confirmada.`,
    next: 'Ahora elige una contraseña propia: la que se usó al crear la cuenta ya no sirve.',
    mergedTitle: 'Ahora todo está en una sola cuenta',
    merged: (email) =>
      `Tu trabajo está ahora en la cuenta que ${email} ya tenía. Inicia sesión con la contraseña de esa cuenta o elige “¿Olvidaste la contraseña?” para poner una nueva.`,
    invalidTitle: 'Este enlace ya no sirve',
    invalid:
      'Puede que ya se haya usado o que otro más reciente lo sustituya. Inicia sesión y abre Seguridad de la cuenta para comprobar tu dirección o enviar un enlace nuevo.',
  },
  restore: {
    pageTitle: 'Restablecer la dirección',
    pageDescription: 'Deshaz un cambio de tu dirección.',
    title: '¿Deshacer el cambio de dirección?',
    text: 'Tu cuenta recupera su dirección anterior. Se cierran todas las sesiones, la contraseña deja de servir y eliges aquí una nueva.',
    doors: `Se eliminan las claves de acceso y la autenticación en dos pasos que se añadieron en los ${RESTORE_DAYS} días anteriores al cambio o después.`,
    submit: 'Deshacer el cambio',
    submitting: 'Deshaciendo…',
    doneTitle: 'Tu dirección está restablecida',
    done: (email) => `${email} vuelve a ser la dirección de tu cuenta, y se han cerrado todas las sesiones.`,
    next: 'Ahora elige una contraseña nueva: la anterior ya no sirve.',
    invalidTitle: 'Este enlace ya no sirve',
    invalid: `Sirve una sola vez y caduca a los ${RESTORE_DAYS} días. Si otra persona tiene tu cuenta, escribe a la administración de tu servidor.`,
  },
  removed: {
    title: 'Eliminado, porque pudo añadirlo otra persona:',
    kinds: {
      passkeys: (count) => inSpanish.count(count, 'clave de acceso', 'claves de acceso'),
      twoFactor: 'La autenticación en dos pasos y sus códigos de recuperación',
      pendingEmail: 'Un cambio de dirección sin confirmar',
      signIns: (count) => inSpanish.count(count, 'sesión en otro navegador', 'sesiones en otros navegadores'),
    },
    again: 'Si lo hiciste tú, vuelve a añadirlo.',
  },
  toSignIn: 'Ir a iniciar sesión',
  resume: 'Continuar',
}

import type { Translation } from '../../../kit/language/translation.ts'
import type { authMessages as english } from './messages.en.ts'

/** The page on which people sign in or sign up. */
export const authMessages: Translation<typeof english> = {
  pageTitle: 'Iniciar sesión',
  pageDescription:
    'Ocupa el asiento de un país, habla en la sala, negocia con delegaciones de IA y ve cómo cambia el proyecto de resolución.',
  headline: 'Tienes la palabra.',
  pitch:
    'Ocupa el asiento de un país real. Di lo que dirías en la sala: los delegados de IA responden según el historial de sus países, negocian y cambian contigo el proyecto de resolución.',
  facts: [
    { figure: '193', label: 'países que representar' },
    { figure: '40–70', label: 'minutos por campaña' },
    { figure: '1', label: 'texto que acordar' },
  ],
  hallPicture: { country: 'Kenya' },
  formHeading: 'Ocupa tu asiento',
  keepDemo: 'Crea una cuenta o inicia sesión en la tuya: lo que hiciste en la demo puede pasar después a ella.',
  tabsLabel: 'Iniciar sesión o crear una cuenta',
  tabs: { login: 'Iniciar sesión', register: 'Crear cuenta' },
  fields: {
    displayName: 'Nombre visible',
    email: 'Correo electrónico',
    password: 'Contraseña',
    confirmPassword: 'Confirma la contraseña',
  },
  submit: { login: 'Iniciar sesión', register: 'Crear cuenta' },
  submitting: { login: 'Iniciando sesión…', register: 'Creando la cuenta…' },
  passwordsMatch: 'Las contraseñas coinciden',
  birth: {
    legend: '¿Cuándo naciste?',
    month: 'Mes de nacimiento',
    year: 'Año de nacimiento',
    chooseMonth: 'Elige un mes',
    months: [
      'Enero',
      'Febrero',
      'Marzo',
      'Abril',
      'Mayo',
      'Junio',
      'Julio',
      'Agosto',
      'Septiembre',
      'Octubre',
      'Noviembre',
      'Diciembre',
    ],
    hint: 'Determina tus primeros ajustes de privacidad. La respuesta en sí no se guarda.',
  },
  notice: {
    kept: 'Guardamos tu nombre, tu dirección y lo que haces aquí mientras tengas la cuenta, en este servidor, para darte el servicio. No se vende nada ni se usa para publicidad.',
    agree: ['Al crear una cuenta aceptas las ', '. Cómo se tratan tus datos se explica en la ', '.'],
  },
  terms: 'Condiciones del servicio',
  privacy: 'Política de privacidad',
  legalLinks: 'Condiciones y privacidad',
  remember: 'Recordarme',
  forgot: '¿Olvidaste la contraseña?',
  passkey: {
    button: 'Usar una clave de acceso',
    waiting: 'Esperando tu clave de acceso…',
    notUsed: 'No se ha usado ninguna clave de acceso. Vuelve a intentarlo o inicia sesión con tu contraseña.',
  },
  failed: 'Error de autenticación',
  noAccount: 'Aquí no se pueden crear cuentas',
  demo: {
    title: 'Probar la demo',
    text: 'Una campaña entera en este navegador: sin cuenta, sin servidor, y funciona sin conexión.',
    button: 'Probar',
  },
  signedOut: {
    ended: 'Se ha cerrado tu sesión. Vuelve a iniciarla para continuar donde lo dejaste.',
    elsewhere: 'Cerraste sesión en otra pestaña.',
    'server-unreachable': 'No se ha podido conectar con el servidor, así que no sabemos si tu sesión sigue abierta.',
    'server-not-told':
      'Tu sesión está cerrada aquí. El servidor no respondió; se le avisará la próxima vez que esta página se abra con conexión.',
  },
  retry: 'Reintentar',
}

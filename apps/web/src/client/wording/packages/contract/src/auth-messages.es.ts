import type {
  ACCOUNT_RULE_MESSAGES as englishRules,
  PASSWORD_STRENGTH_MESSAGES as englishStrengths,
} from '@placard/contract'
import type { Translation } from '../../../../../kit/language/translation.ts'

/** The message for each broken rule of the sign-in and sign-up forms. */
export const ACCOUNT_RULE_MESSAGES: Translation<typeof englishRules> = {
  'email-required': 'El correo electrónico es obligatorio',
  'email-invalid': 'Escribe un correo electrónico válido',
  'password-required': 'La contraseña es obligatoria',
  'password-too-short': 'La contraseña debe tener al menos 8 caracteres',
  'password-too-long': 'La contraseña debe tener como máximo 128 caracteres',
  'password-stolen': 'Esta contraseña está en listas de contraseñas robadas. Elige otra.',
  'password-blank': 'Una contraseña hecha solo de espacios se adivina enseguida. Elige otra.',
  'password-repeated': 'Una contraseña de un solo carácter repetido se adivina enseguida. Elige otra.',
  'password-address': 'Tu propio correo electrónico es lo primero que cualquiera prueba como contraseña. Elige otra.',
  'password-product':
    'El nombre de este producto está entre las primeras contraseñas que cualquiera prueba. Elige otra.',
  'password-unchanged': 'Esta es la contraseña que ya tienes. Elige otra.',
  'name-required': 'El nombre visible es obligatorio',
  'name-too-short': 'El nombre visible debe tener al menos 2 caracteres',
  'name-too-long': 'El nombre visible debe tener como máximo 80 caracteres',
  'confirm-password-required': 'Confirma tu contraseña',
  'confirm-password-different': 'Las contraseñas no coinciden',
  'birth-month-required': 'El mes y el año de nacimiento son obligatorios',
  'birth-month-invalid': 'Indica un mes y un año de nacimiento válidos',
}

/** Labels and hints of the password strength meter. */
export const PASSWORD_STRENGTH_MESSAGES: Translation<typeof englishStrengths> = {
  labels: { weak: 'Débil', poor: 'Insuficiente', fair: 'Aceptable', strong: 'Fuerte' },
  hints: {
    length: 'Usa al menos 8 caracteres',
    uppercase: 'Incluye mayúsculas',
    lowercase: 'Incluye minúsculas',
    'number-or-symbol': 'Incluye números o símbolos',
  },
}

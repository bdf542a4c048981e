import type { ACCOUNT_RULE_MESSAGES as rules } from './auth-messages.en.ts'

export const ACCOUNT_RULE_MESSAGES: typeof rules = {
  'email-required': 'El correo electrónico es obligatorio',
  'email-invalid': 'Escribe una dirección de correo válida',
  'password-required': 'La contraseña es obligatoria',
  'password-too-short': 'La contraseña debe tener al menos 8 caracteres',
  'password-too-long': 'La contraseña debe tener como máximo 128 caracteres',
  'password-stolen': 'Esta contraseña aparece en listas de contraseñas robadas. Elige otra.',
  'password-blank': 'Una contraseña hecha de espacios se adivina enseguida. Elige otra.',
  'password-repeated': 'Una contraseña de un solo carácter repetido se adivina enseguida. Elige otra.',
  'password-address': 'Tu propio correo es la primera contraseña que prueba cualquiera. Elige otra.',
  'password-product': 'El nombre de este producto es de las primeras contraseñas que prueba cualquiera. Elige otra.',
  'name-required': 'El nombre visible es obligatorio',
  'name-too-short': 'El nombre visible debe tener al menos 2 caracteres',
  'name-too-long': 'El nombre visible debe tener como máximo 80 caracteres',
  'confirm-password-required': 'Confirma tu contraseña',
  'confirm-password-different': 'Las contraseñas no coinciden',
  'birth-month-required': 'El mes y el año de nacimiento son obligatorios',
  'birth-month-invalid': 'Escribe un mes y un año de nacimiento válidos',
}

export const PASSWORD_STRENGTH_MESSAGES = {
  labels: { weak: 'Muy débil', poor: 'Débil', fair: 'Aceptable', strong: 'Fuerte' },
  hints: {
    length: 'Al menos 8 caracteres',
    uppercase: 'Con mayúsculas',
    lowercase: 'Con minúsculas',
    'number-or-symbol': 'Con números o símbolos',
  },
}

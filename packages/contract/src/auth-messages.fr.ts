import type { ACCOUNT_RULE_MESSAGES as rules } from './auth-messages.en.ts'

export const ACCOUNT_RULE_MESSAGES: typeof rules = {
  'email-required': 'L’adresse e-mail est obligatoire',
  'email-invalid': 'Saisissez une adresse e-mail valide',
  'password-required': 'Le mot de passe est obligatoire',
  'password-too-short': 'Le mot de passe doit compter au moins 8 caractères',
  'password-too-long': 'Le mot de passe doit compter au plus 128 caractères',
  'password-stolen': 'Ce mot de passe figure dans des listes de mots de passe volés. Choisissez-en un autre.',
  'password-blank': 'Un mot de passe fait d’espaces se devine aussitôt. Choisissez-en un autre.',
  'password-repeated': 'Un mot de passe fait d’un seul caractère répété se devine aussitôt. Choisissez-en un autre.',
  'password-address':
    'Votre propre adresse e-mail est le premier mot de passe que l’on essaie. Choisissez-en un autre.',
  'password-product':
    'Le nom de ce produit est l’un des premiers mots de passe que l’on essaie. Choisissez-en un autre.',
  'name-required': 'Le nom affiché est obligatoire',
  'name-too-short': 'Le nom affiché doit compter au moins 2 caractères',
  'name-too-long': 'Le nom affiché doit compter au plus 80 caractères',
  'confirm-password-required': 'Confirmez votre mot de passe',
  'confirm-password-different': 'Les mots de passe ne sont pas identiques',
  'birth-month-required': 'Le mois et l’année de naissance sont obligatoires',
  'birth-month-invalid': 'Saisissez un mois et une année de naissance valides',
}

export const PASSWORD_STRENGTH_MESSAGES = {
  labels: { weak: 'Très faible', poor: 'Faible', fair: 'Moyen', strong: 'Fort' },
  hints: {
    length: 'Au moins 8 caractères',
    uppercase: 'Des majuscules',
    lowercase: 'Des minuscules',
    'number-or-symbol': 'Des chiffres ou des symboles',
  },
}

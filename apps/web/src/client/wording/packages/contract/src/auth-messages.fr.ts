import type {
  ACCOUNT_RULE_MESSAGES as englishRules,
  PASSWORD_STRENGTH_MESSAGES as englishStrengths,
} from '@placard/contract'
import type { Translation } from '../../../../../kit/language/translation.ts'

/** The message for each broken rule of the sign-in and sign-up forms. */
export const ACCOUNT_RULE_MESSAGES: Translation<typeof englishRules> = {
  'email-required': 'L’adresse e-mail est obligatoire',
  'email-invalid': 'Veuillez saisir une adresse e-mail valide',
  'password-required': 'Le mot de passe est obligatoire',
  'password-too-short': 'Le mot de passe doit contenir au moins 8 caractères',
  'password-too-long': 'Le mot de passe ne doit pas dépasser 128 caractères',
  'password-stolen': 'Ce mot de passe figure dans des listes de mots de passe volés. Veuillez en choisir un autre.',
  'password-blank': 'Un mot de passe fait seulement d’espaces se devine aussitôt. Veuillez en choisir un autre.',
  'password-repeated':
    'Un mot de passe fait d’un seul caractère répété se devine aussitôt. Veuillez en choisir un autre.',
  'password-address':
    'Votre propre adresse e-mail est le premier mot de passe que l’on essaie. Veuillez en choisir un autre.',
  'password-product':
    'Le nom de ce produit est parmi les premiers mots de passe que l’on essaie. Veuillez en choisir un autre.',
  'password-unchanged': 'C’est le mot de passe que vous avez déjà. Veuillez en choisir un autre.',
  'name-required': 'Le nom affiché est obligatoire',
  'name-too-short': 'Le nom affiché doit contenir au moins 2 caractères',
  'name-too-long': 'Le nom affiché ne doit pas dépasser 80 caractères',
  'confirm-password-required': 'Veuillez confirmer votre mot de passe',
  'confirm-password-different': 'Les mots de passe ne sont pas identiques',
  'birth-month-required': 'Le mois et l’année de naissance sont obligatoires',
  'birth-month-invalid': 'Veuillez indiquer un mois et une année de naissance valides',
}

/** Labels and hints of the password strength meter. */
export const PASSWORD_STRENGTH_MESSAGES: Translation<typeof englishStrengths> = {
  labels: { weak: 'Faible', poor: 'Insuffisant', fair: 'Correct', strong: 'Fort' },
  hints: {
    length: 'Utilisez au moins 8 caractères',
    uppercase: 'Ajoutez des majuscules',
    lowercase: 'Ajoutez des minuscules',
    'number-or-symbol': 'Ajoutez des chiffres ou des symboles',
  },
}

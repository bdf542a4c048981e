import { type RECORDING_MESSAGES as english, RECORDING_MAX_SECONDS } from '@placard/contract'
import type { Translation } from '../../../../../kit/language/translation.ts'

/** What to tell a person whose recording gave no words. */
export const RECORDING_MESSAGES: Translation<typeof english> = {
  empty: 'L’enregistrement ne contient aucun son. Vérifiez que le microphone est activé, puis réessayez.',
  'too-large': 'L’enregistrement est trop volumineux (2 Mo au plus). Parlez en plusieurs fois.',
  'too-long': `L’enregistrement dure plus de ${RECORDING_MAX_SECONDS} secondes. Parlez en plusieurs fois.`,
  unreadable: 'L’enregistrement n’a pas pu être lu. Réessayez, ou écrivez.',
  'not-decoded': 'Ce serveur ne peut pas lire les enregistrements de ce type. Changez de navigateur, ou écrivez.',
  'nothing-heard': 'Rien n’a été entendu. Parlez un peu plus près du microphone.',
  'no-command': 'Ce n’est pas une des commandes comprises ici. Dites-le autrement, ou écrivez.',
  'no-session':
    'Sans service de reconnaissance vocale, seules les commandes d’un débat sont comprises. Écrivez plutôt.',
  language: 'Ce serveur ne comprend que l’anglais parlé. Parlez anglais, ou écrivez.',
}

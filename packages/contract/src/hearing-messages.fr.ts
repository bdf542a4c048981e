import { RECORDING_MAX_SECONDS, type RecordingFault } from './hearing.ts'

export const RECORDING_MESSAGES: Readonly<Record<RecordingFault, string>> = {
  empty: 'L’enregistrement ne contient aucun son. Vérifiez que le micro est allumé, puis réessayez.',
  'too-large': 'L’enregistrement est trop volumineux (2 Mo au plus). Parlez en plusieurs fois.',
  'too-long': `L’enregistrement dépasse ${RECORDING_MAX_SECONDS} secondes. Parlez en plusieurs fois.`,
  unreadable: 'L’enregistrement n’a pas pu être lu. Réessayez, ou écrivez.',
  'not-decoded': 'Ce serveur ne sait pas lire les enregistrements de ce type. Prenez un autre navigateur, ou écrivez.',
  'nothing-heard': 'Rien n’a été entendu. Parlez un peu plus près du micro.',
  'no-command': 'Ce n’était pas l’une des commandes comprises ici. Dites-le autrement, ou écrivez.',
  'no-session':
    'Sans service de reconnaissance vocale, seules les commandes d’un débat sont comprises. Écrivez plutôt.',
  language: 'Ce serveur ne comprend que l’anglais parlé. Parlez anglais, ou écrivez.',
}

import { momentOf } from '../../../client/recordings/messages.fr.ts'
import { inFrench } from '../../../kit/language/counting.ts'
import type { Translation } from '../../../kit/language/translation.ts'
import type { recordingSettingsMessages as english } from './messages.en.ts'

const secondsText = (seconds: number) => inFrench.count(Math.max(1, Math.round(seconds)), 'seconde', 'secondes')

/** The settings of recordings. */
export const recordingSettingsMessages: Translation<typeof english> = {
  title: 'Enregistrements',
  intro: 'Ce que vous dites au microphone est entendu puis oublié, sauf si vous le faites conserver ici.',
  keep: 'Conserver les enregistrements 24 heures',
  keepHint:
    'Vous pouvez alors réécouter ce que vous avez dit. Chaque enregistrement est supprimé au bout de 24 heures. Désactiver l’option les supprime tous aussitôt.',
  tooYoung:
    'Les enregistrements ne sont pas conservés pour les moins de 16 ans, ni quand l’âge n’a jamais été demandé.',
  demo: 'La démo ne conserve aucun enregistrement. Avec un compte, vous pouvez les faire conserver 24 heures.',
  failed: 'Vos enregistrements n’ont pas pu être chargés',
  failedText: 'Vérifiez votre connexion, puis réessayez. Rien n’a été modifié.',
  again: 'Réessayer',
  notChanged: 'L’opération a échoué. Rien n’a été modifié ; réessayez.',
  none: 'Aucun enregistrement n’est conservé.',
  list: 'Enregistrements conservés',
  said: (at, seconds, place) => `${momentOf(at)}, ${secondsText(seconds)}, ${place}`,
  places: {
    conversation: 'dans une conversation',
    session: 'dans une session de campagne',
    unsent: 'sans envoi',
  },
  play: (text) => `Écouter « ${text} »`,
  remove: (text) => `Supprimer l’enregistrement « ${text} »`,
  removed: 'L’enregistrement a été supprimé.',
  removeAll: 'Tout supprimer',
  ask: (count) =>
    count === 1 ? 'Supprimer l’enregistrement ?' : `Supprimer les ${inFrench.number(count)} enregistrements ?`,
  askText: 'Cette suppression est définitive.',
  confirm: 'Supprimer',
  cancel: 'Garder',
  allRemoved: 'Tous les enregistrements ont été supprimés.',
  job: (last, next) =>
    last === null || next === null
      ? 'La tâche qui supprime les enregistrements n’a pas encore été exécutée.'
      : `Dernière suppression des anciens enregistrements : ${momentOf(last)} ; la prochaine : ${momentOf(next)}.`,
}

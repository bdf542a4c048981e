import { TEMPERATURE } from '@placard/contract'
import { datesIn } from '../../../kit/language/dates.ts'
import type { Translation } from '../../../kit/language/translation.ts'
import type { systemMessages as english } from './messages.en.ts'

const dates = datesIn('fr', 'UTC')
const listed = new Intl.ListFormat('fr', { type: 'conjunction' })
const number = new Intl.NumberFormat('fr')

export const systemMessages: Translation<typeof english> = {
  compliance: {
    title: 'Conformité',
    intro: 'Chaque badge est établi quand vous ouvrez cette page. Ouvrez-en un pour voir sur quoi il repose.',
    holds: 'Respecté',
    look: 'À regarder',
    terms: (version) => `Conditions ${version}`,
    privacy: (version) => `Confidentialité ${version}`,
    inForce: (day) => `En vigueur depuis le ${dates.day(day)}. Les versions précédentes sont conservées à côté.`,
    read: 'Lire le texte',
    dataMap: (entries) => `${entries} entrées dans la carte des données`,
    dataMapUnknown: 'Carte des données non chargée',
    dataMapText:
      'Chaque colonne de la base de ce serveur a son entrée : son but, sa durée de conservation et ce qu’une suppression en fait. Un test compare la liste à la base.',
    dataMapFailed: 'La liste n’a pas pu être chargée. Rouvrez la page pour réessayer.',
    dataMapLink: 'Voir l’utilisation des données',
    noOthers: 'Aucun autre site contacté',
    others: (count) => (count < 2 ? `${count} autre site contacté` : `${count} autres sites contactés`),
    noOthersText: (requests) =>
      `Depuis son ouverture, cette page a fait ${number.format(requests)} requêtes, toutes au site que vous voyez dans la barre d’adresse.`,
    othersText: (hosts) =>
      `Depuis son ouverture, cette page a aussi contacté ${listed.format(hosts)}. Votre navigateur interroge directement les modèles que vous ajoutez.`,
    noOthersSeen: 'Aucun autre site observé',
    noOthersSeenText: (requests) =>
      `Votre navigateur n’énumère que les ${number.format(requests)} premières requêtes d’une page. Toutes sont allées au site que vous voyez dans la barre d’adresse ; les suivantes ne peuvent pas être vérifiées ici.`,
    mayBeMore: (requests) =>
      `Votre navigateur n’énumère que les ${number.format(requests)} premières requêtes d’une page : il peut y avoir d’autres sites.`,
    encrypted: 'Connexion chiffrée',
    local: 'Fonctionne sur cet ordinateur',
    open: 'Non chiffrée',
    encryptedText: 'Cette page est arrivée chiffrée (https).',
    localText: 'Cette page vient de cet ordinateur : rien n’en passe par un réseau.',
    openText:
      'Cette page est arrivée sans chiffrement : d’autres sur le réseau peuvent la lire. Demandez à l’administrateur de ce serveur d’installer https.',
    signal: 'Signal de confidentialité reçu',
    noSignal: 'Aucun signal de confidentialité',
    signalText:
      'Votre navigateur envoie le signal Global Privacy Control, qui demande aux sites de ne pas vendre ni partager de données. Ici, rien n’est vendu ni partagé.',
    noSignalText:
      'Votre navigateur n’envoie pas le signal Global Privacy Control. Il ne changerait rien ici : rien n’est vendu ni partagé.',
    consent: 'Aucun suivi d’utilisation',
    consentText:
      'Les pages que vous ouvrez et ce sur quoi vous appuyez ne sont pas notés. Les campagnes ne sont comptées qu’avec votre consentement.',
  },
  rights: {
    title: 'Vos droits',
    items: [
      {
        title: 'Savoir',
        text: 'L’utilisation des données énumère tout ce que ce serveur conserve. Ce que vous avez dit se trouve dans l’historique et les transcriptions, et s’y enregistre en fichiers.',
      },
      {
        title: 'Rectifier',
        text: 'Vous changez votre nom et votre adresse sous Sécurité du compte. Pour le reste, adressez-vous à l’administrateur de ce serveur.',
      },
      {
        title: 'Supprimer',
        text: 'Vous supprimez vous-même conversations, transcriptions et enregistrements. Pour faire supprimer le compte entier, adressez-vous à l’administrateur de ce serveur.',
      },
      {
        title: 'Emporter',
        text: 'Les transcriptions s’enregistrent en texte, JSON, Markdown ou PDF, vos paramètres en JSON ci-dessus.',
      },
      {
        title: 'Ne pas être vendu',
        text: 'Rien de vous n’est vendu ni partagé pour la publicité : vous n’avez pas à vous y opposer.',
      },
      {
        title: 'Ne pas être moins bien traité',
        text: 'Exercer vos droits ne change ni ce que vous recevez ici, ni ce que cela coûte.',
      },
    ],
    more: 'Vos droits et la politique',
  },
  file: {
    title: 'Vos paramètres en fichier',
    text: 'Un fichier contient tous les paramètres de cette page. Il ne contient ni mot de passe, ni clé, ni rien de ce que vous avez dit.',
    export: 'Exporter les paramètres',
    import: 'Importer les paramètres',
    reset: 'Réinitialiser les paramètres',
    resetText: 'Remet chaque paramètre à sa valeur par défaut sur tous vos appareils.',
    resetTextLocal: 'Remet chaque paramètre à sa valeur par défaut.',
    exported: 'Paramètres exportés !',
    exportFailed: 'L’export des paramètres a échoué. Réessayez.',
    imported: 'Paramètres importés !',
    importFailed: 'L’import des paramètres a échoué. Vérifiez le format du fichier.',
    resetDone: 'Paramètres réinitialisés !',
    resetFailed: 'La réinitialisation des paramètres a échoué. Réessayez.',
    nothing: 'Tous les paramètres ont déjà leur valeur par défaut.',
    undo: 'Annuler',
    undone: 'Vos paramètres sont comme avant.',
    refusals: {
      'too-large': 'Ce fichier est trop volumineux pour être un fichier de paramètres de Placard. Rien n’a changé.',
      empty: 'Le fichier est vide. Rien n’a changé.',
      'no-json': 'Le fichier est abîmé ou coupé : ce n’est pas du JSON entier. Rien n’a changé.',
      'other-product': 'Ce fichier ne vient pas de l’export des paramètres de Placard. Rien n’a changé.',
    },
    unreadable: 'Le fichier n’a pas pu être ouvert. Rien n’a changé.',
    report: {
      title: 'Ce qui a été importé',
      counts: (taken, same, refused) => `${taken} changés, ${same} déjà ainsi, ${refused} non repris.`,
      newer: 'Une version plus récente de Placard a écrit ce fichier ; ce que celle-ci ne connaît pas a été laissé.',
      missing: (names) => `Absents du fichier et laissés tels quels : ${listed.format(names)}.`,
      further: (count) =>
        count < 2 ? `${count} autre champ inconnu a été laissé.` : `${count} autres champs inconnus ont été laissés.`,
      caption: 'Chaque champ du fichier',
      columns: ['Paramètre', 'Dans le fichier', 'Résultat'],
      outcomes: {
        taken: 'Changé',
        limited: 'Changé à la valeur permise la plus proche',
        same: 'Déjà ainsi',
        retired: 'N’est plus utilisé',
      },
      reasons: {
        type: 'Non repris : il faut une valeur d’une autre sorte',
        choice: 'Non repris : ce n’est pas une de ses valeurs',
        unknown: 'Non repris : ce n’est pas un paramètre de cette version',
      },
      close: 'Fermer le rapport',
    },
    confirm: {
      title: 'Réinitialiser les paramètres',
      question: 'Voulez-vous vraiment remettre tous les paramètres à leur valeur par défaut ?',
      note: 'Vous pourrez annuler juste après, tant que vous restez sur cette page.',
      cancel: 'Annuler',
      confirm: 'Réinitialiser les paramètres',
    },
  },
  answers: {
    title: 'Réponses de l’assistant',
    length: 'Longueur des réponses',
    lengthHint: 'La longueur maximale d’une réponse. Un jeton vaut environ trois quarts de mot.',
    lengths: { 512: 'Court', 2048: 'Moyen', 8192: 'Long' },
    lengthOf: (tokens) => `Jusqu’à ${number.format(tokens)} jetons`,
    ownLength: (tokens) => `${number.format(tokens)} jetons (d’un fichier ou d’un autre appareil)`,
    temperature: 'Température',
    temperatureHint: `À quel point les réponses d’un modèle varient, de ${TEMPERATURE.least} (le plus prévisible) à ${TEMPERATURE.most}. L’assistant intégré répond toujours de même.`,
    temperatureSet: (value) => `Température : ${value}.`,
    lengthSet: (tokens) => `Longueur des réponses : jusqu’à ${number.format(tokens)} jetons.`,
    debug: 'Détails techniques',
    debugHint: 'Montre moteur, durées et identifiants de requête à côté de chaque réponse, pour signaler un problème.',
  },
}

import { inFrench } from '../../kit/language/counting.ts'
import type { Translation } from '../../kit/language/translation.ts'
import { speechMessages } from '../voice/messages.fr.ts'
import { RECORDING_MESSAGES } from '../wording/packages/contract/src/hearing-messages.fr.ts'
import type { microphoneMessages as english } from './messages.en.ts'

/** French: words about the microphone and what it hears. */
export const microphoneMessages: Translation<typeof english> = {
  button: {
    names: {
      idle: 'Parler',
      error: 'Parler',
      muted: 'Activer le micro',
      asking: 'Annuler',
      listening: 'J’ai fini de parler',
      processing: 'Annuler',
    },
    stop: 'Arrêter l’écoute',
  },
  states: {
    asking: 'Ouverture du micro…',
    listening: 'À l’écoute…',
    waiting: 'À l’écoute. Commencez quand vous voulez.',
    runningOut: 'Il reste dix secondes.',
    clipped: 'C’est très fort : éloignez-vous un peu du micro.',
    processing: 'Analyse de ce que vous avez dit…',
  },
  reason: {
    label: 'Micro',
    about:
      'Pour vous entendre, cette page a besoin de votre micro, et votre navigateur va vous demander l’autorisation. Elle n’écoute que tant que vous voyez « À l’écoute ».',
    agree: 'Utiliser le micro',
    decline: 'Pas maintenant',
  },
  offer: {
    ...speechMessages.offer,
    label: 'Reconnaissance vocale de la démo',
    about: (bytes) =>
      `Pour vous comprendre, la démo a besoin de sa reconnaissance vocale : un téléchargement de ${inFrench.number(Math.round(bytes / 100_000) / 10)} Mo. Elle reste dans ce navigateur et fonctionne ensuite hors ligne. Ce que vous dites ne quitte jamais cet appareil.`,
    accept: 'La télécharger',
    progress: 'Téléchargement de la reconnaissance vocale',
  },
  faults: {
    ...RECORDING_MESSAGES,
    'no-session':
      'Seules les commandes d’un débat sont comprises ici. Vous pouvez écrire, ou autoriser la reconnaissance vocale de votre navigateur dans Paramètres, sous Voix.',
    denied:
      'Votre navigateur interdit le micro à cette page. Autorisez-le dans les réglages du site, à côté de l’adresse, puis réessayez.',
    insecure:
      'Les navigateurs n’accordent le micro qu’aux pages dont l’adresse est sécurisée (https). Vous pouvez écrire.',
    unsupported: 'Ce navigateur ne peut pas enregistrer de son. Utilisez-en un autre, ou écrivez.',
    missing: 'Aucun micro n’a été trouvé. Branchez-en un ou choisissez-en un autre dans Paramètres, puis réessayez.',
    held: 'Un autre programme utilise le micro. Fermez-le, puis réessayez.',
    unplugged: 'Le micro a été débranché. Rebranchez-le, puis répétez.',
    silent: 'Aucun son ne vient du micro. Vérifiez qu’il n’est pas coupé, ou choisissez-en un autre dans Paramètres.',
    hidden: 'L’écoute s’est arrêtée parce que cet onglet était masqué. Appuyez sur le micro pour continuer.',
    elsewhere: 'Un autre onglet écoute maintenant. Appuyez sur le micro pour écouter ici.',
    offline: 'Il n’y a pas de connexion : personne n’a pu écouter. Réessayez une fois en ligne, ou écrivez.',
    busy: 'Beaucoup de personnes parlent en ce moment. Veuillez répéter dans quelques secondes.',
    late: 'La compréhension a pris trop de temps. Réessayez, ou écrivez.',
    unheard: 'Personne n’a pu écouter à l’instant. Réessayez, ou écrivez.',
    'not-fetched': 'La reconnaissance vocale n’a pas été téléchargée : rien n’a pu être entendu. Vous pouvez écrire.',
  },
  kept: {
    hidden:
      'L’écoute s’est arrêtée parce que cet onglet était masqué. Ce que vous aviez dit jusque-là est dans le champ de texte.',
    unplugged: 'Le micro a été débranché. Ce que vous aviez dit jusque-là est dans le champ de texte.',
    elsewhere: 'Un autre onglet écoute maintenant. Ce que vous aviez dit jusque-là est dans le champ de texte.',
  },
}

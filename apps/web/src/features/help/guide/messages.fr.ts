import { inFrench } from '../../../kit/language/counting.ts'
import type { Translation } from '../../../kit/language/translation.ts'
import type { guideMessages as english } from './messages.en.ts'

/** The feature guide. */
export const guideMessages: Translation<typeof english> = {
  title: 'Guide des fonctions',
  intro: 'Ce que fait Placard, vue par vue.',
  back: 'Retour à l’aide',
  tabsLabel: 'Parties du guide',
  tabs: {
    overview: 'Aperçu',
    'core-features': 'Fonctions de base',
    'voice-system': 'Voix',
    'ai-capabilities': 'Fonctions d’IA',
    customization: 'Paramètres',
    'privacy-security': 'Confidentialité et sécurité',
    technical: 'Technique',
    admin: 'Admin',
  },
  pictures: {
    campaigns:
      'Les campagnes : un dossier pour chacune, avec son niveau, sa durée et les autres délégations présentes.',
    hall: 'Une session : la salle avec la délégation qui a la parole, et le projet de résolution à côté.',
    chat: 'La discussion : une réponse, ce sur quoi elle s’appuie et le moteur qui l’a donnée.',
    drill: 'L’entraînement au débat : une motion, un camp et un chronomètre.',
    settings: 'Les paramètres : les changements sont enregistrés automatiquement.',
  },
  pictureAway: 'L’image n’est pas conservée dans ce navigateur, et il n’y a pas de connexion pour la charger.',
  categories: {
    title: 'Campagnes par catégorie',
    text: (campaigns, from, to) =>
      `Placard contient ${inFrench.count(campaigns, 'campagne', 'campagnes')}, de ${from} à ${to} minutes. Voici les catégories où elles sont rangées :`,
    columns: ['Catégorie', 'Campagnes'],
    none: 'aucune pour l’instant',
    loading: 'Décompte des campagnes…',
    failed: 'Les campagnes n’ont pas pu être comptées pour l’instant.',
  },
  modes: {
    title: 'Ce que font les cinq modes',
    text: 'Les probabilités utilisées par le moteur au niveau Intermédiaire. Les délégués agissent selon ces mêmes nombres.',
    mode: 'Mode',
    columns: {
      candour: 'Demande ce qui ferait bouger les autres',
      courtesy: 'Rassure',
      frankness: 'Dit à quoi il s’oppose',
      threat: 'Met en garde en s’adressant à la salle',
      trade: 'Préfère un échange à une proposition',
      appeal: 'Conteste un rappel à l’ordre',
      pace: 'Cède',
    },
    pace: { early: 'tôt', steady: 'peu à peu', late: 'tard' },
    share: new Intl.NumberFormat('fr', { style: 'percent', maximumFractionDigits: 0 }),
  },
  voices: {
    title: 'Les voix',
    text: (all, female, male) =>
      `Placard contient ${inFrench.count(all, 'voix', 'voix')} : ${inFrench.count(female, 'féminine', 'féminines')} et ${inFrench.count(male, 'masculine', 'masculines')}. Elles parlent anglais, sans réseau ni clé.`,
  },
  look: {
    title: 'Apparence',
    theme: 'Thème',
    themeText: '« Système » suit votre appareil, même s’il change selon l’heure.',
    fontSize: 'Taille du texte',
    columns: ['Réglage', 'Choix'],
    change: 'Modifier dans les paramètres',
  },
  debate: { title: 'Mode de débat', columns: ['Mode', 'Son effet dans une campagne'] },
  limits: {
    title: 'Limites',
    text: 'La taille maximale de chaque élément. Ce que comprend une offre figure sur la page Abonnement, avec les chiffres de ce serveur.',
    what: 'Élément',
    most: 'Maximum',
    rows: {
      message: 'Un message de discussion, ou une prise de parole dans une session',
      attachments: 'Fichiers par message',
      fileSize: 'Un fichier',
      filePages: 'Pages d’un PDF',
      paper: 'Un document de travail',
      projects: 'Projets d’un compte',
      projectFiles: 'Fichiers d’un projet',
      recording: 'Ce que vous dites d’une traite',
      keys: 'Modèles et clés personnels',
      passkeys: 'Codes de secours créés à la fois',
    },
    characters: (count) => `${count} caractères`,
    megabytes: (count) => `${count} Mo`,
    seconds: (count) => `${count} secondes`,
  },
  files: {
    title: 'Fichiers que vous pouvez enregistrer',
    what: 'Contenu',
    formats: 'Formats',
    failed: 'Les formats n’ont pas pu être chargés pour l’instant.',
    chats: 'Discussions',
    papers: 'Documents de travail',
    debriefs: 'Bilans et résolutions',
    read: 'Fichiers lus',
  },
  keys: { title: 'Clavier', text: 'Toutes les touches figurent dans l’aide, sous', link: 'Raccourcis' },
  privacy: {
    text: 'Ce qui est conservé à votre sujet, pourquoi et combien de temps, est détaillé dans',
    link: 'la politique de confidentialité',
  },
}

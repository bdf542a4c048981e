import { inFrench } from '../../kit/language/counting.ts'
import type { Translation } from '../../kit/language/translation.ts'
import type { helpMessages as english } from './messages.en.ts'

/** The help. */
export const helpMessages: Translation<typeof english> = {
  title: 'Aide',
  intro: 'Comment fonctionne Placard, et que faire quand quelque chose ne marche pas.',
  navigation: 'Accès rapide',
  adminOnly: 'Administration seulement',
  adminIncluded: 'Avec la documentation d’administration',
  contents: 'Dans cette section',
  sections: {
    'getting-started': { title: 'Premiers pas', text: 'Ce qu’est Placard, et votre premier tour.' },
    'voice-features': { title: 'Fonctions vocales', text: 'Parler, et écouter.' },
    campaigns: { title: 'Campagnes Model UN', text: 'De l’ouverture au vote et au bilan.' },
    'settings-guide': { title: 'Guide des paramètres', text: 'Votre compte, votre offre, vos données.' },
    troubleshooting: { title: 'Dépannage', text: 'Quand quelque chose ne marche pas.' },
    shortcuts: { title: 'Raccourcis', text: 'Toutes les touches, vue par vue.' },
    'admin-features': { title: 'Admin', text: 'Gérer ce serveur.' },
  },
  search: {
    label: 'Chercher dans l’aide ou poser une question',
    placeholder: 'Comment faire entrer mon paragraphe dans le texte ?',
    ask: 'Demander',
    found: (count) =>
      count === 0
        ? 'Aucun article ne correspond.'
        : `${inFrench.count(count, 'article correspond', 'articles correspondent')}.`,
    results: 'Articles d’aide',
    answer: 'La réponse de l’assistant',
    builtIn: 'Par l’assistant intégré. Votre question n’a pas quitté ce navigateur.',
    looking: 'Recherche en cours…',
    failed: {
      title: 'L’assistant n’a pas pu être chargé',
      text: 'Votre question est encore dans le champ. Vérifiez votre connexion, puis demandez de nouveau.',
      again: 'Redemander',
    },
    notRead: {
      title: 'Les articles d’aide n’ont pas pu être chargés',
      text: 'Vérifiez votre connexion, puis réessayez.',
      again: 'Réessayer',
    },
  },
  further: {
    label: 'Pour aller plus loin',
    handbook: {
      title: 'Pour les enseignants et les clubs',
      text: 'Règlements, formules et une fiche par campagne, à imprimer et à distribuer.',
    },
    guide: { title: 'Guide complet', text: 'Tout ce que fait Placard, vue par vue, avec des images.' },
    smart: {
      title: 'Fonctions intelligentes',
      text: 'Ce que l’assistant et les délégués trouvent par eux-mêmes.',
    },
    settings: {
      title: 'Paramètres',
      text: 'Thème, taille du texte, voix, notifications, confidentialité ; export, import et réinitialisation.',
    },
  },
  status: 'État du service',
  statusText:
    'Et si cela venait du serveur ? Le fonctionnement de ses services au cours des dernières 24 heures figure sur la page',
  more: {
    title: 'Besoin d’aide ?',
    troubleshooting: 'Guide de dépannage',
    support: 'Écrire à l’assistance',
    feedback: 'Envoyer un avis',
    byMail: 'Les deux boutons préparent un brouillon dans votre messagerie. Rien ne part avant que vous l’envoyiez.',
    loading: 'Recherche de la personne à qui écrire…',
    nobody:
      'Aucune adresse d’assistance n’est définie sur ce serveur. Écrivez à l’administration de votre serveur, en joignant les détails ci-dessous.',
    demo: 'La démo n’a pas d’adresse d’assistance. Écrivez à l’administration du serveur d’où vous l’avez ouverte, en joignant les détails ci-dessous.',
    copy: 'Copier les détails',
    copied: 'Copié.',
    notCopied: 'Votre navigateur ne permet pas la copie. Sélectionnez les lignes et copiez-les vous-même.',
  },
  draft: {
    support: {
      subject: 'Placard : demande d’assistance',
      asks: ['Ce que je voulais faire :', 'Ce qui s’est passé :'],
    },
    feedback: { subject: 'Placard : avis', asks: ['Ce que je garderais :', 'Ce que je changerais :'] },
    browser: 'Navigateur',
    view: 'Vue',
    screen: 'Fenêtre',
  },
  keys: {
    text: 'Sur Mac, Cmd remplace Ctrl. Les touches seules fonctionnent quand vous n’écrivez pas ; elles se désactivent dans les paramètres.',
    none: 'Les touches se chargent avec le reste de la page.',
  },
  admin: {
    text: 'Les vues d’administration de cette version :',
    access:
      'L’accès dépend du rôle : le serveur le vérifie à chaque appel, après la connexion, quoi que montre la page. Ce que l’administration modifie est conservé dans le journal d’audit.',
  },
}

import { inFrench } from '../../kit/language/counting.ts'
import { datesIn } from '../../kit/language/dates.ts'
import type { Translation } from '../../kit/language/translation.ts'
import type { legalMessages as english } from './messages.en.ts'

/** The frame of the legal pages, whose texts are English. */
export const legalMessages: Translation<typeof english> = {
  name: 'Politique de confidentialité et conditions',
  back: 'Retour',
  tabsLabel: 'Pages juridiques',
  tabs: {
    terms: 'Conditions',
    privacy: 'Confidentialité',
    'data-use': 'Données',
    contact: 'Contact',
  },
  updated: (date) => `Mise à jour : ${date}`,
  version: (version) => `Version ${version}`,
  date: datesIn('fr', 'UTC').day,
  badges: { noTracking: 'Aucun pistage', noSale: 'Rien n’est vendu', noStrangers: 'Aucun tiers sur la page' },
  inShort: 'En bref :',
  changes: 'Ce qui a changé',
  earlier: 'Versions antérieures',
  noEarlier: 'Il n’y a pas de version antérieure.',
  earlierOf: (version, date) => `Version ${version} du ${date}`,
  shownEarlier: (version) => `Ceci est la version ${version}. Elle n’est plus en vigueur.`,
  toCurrent: 'Voir la version actuelle',
  notLoaded: 'Cette version n’a pas pu être chargée. Vérifiez votre connexion, puis choisissez-la de nouveau.',
  print: 'Imprimer',
  ask: 'À qui s’adresser',
  askText: (host) => `Les questions et les demandes sont traitées par l’administration du serveur ${host}.`,
  askMail: 'Elle lit les e-mails envoyés à',
  askNobody:
    'Elle n’a pas indiqué d’adresse ici : veuillez vous renseigner auprès de qui vous a donné l’adresse de cette page.',
  contact: {
    title: 'Contact',
    description: 'À qui écrire au sujet de vos données et de votre compte sur ce serveur.',
    security: {
      title: 'Si vous trouvez une faille de sécurité',
      text: 'Signalez-la d’abord à l’administration de votre serveur et laissez-lui le temps de la corriger. Décrivez ce que vous avez fait, ce qui s’est passé et ce que vous attendiez. Ne lisez pas et ne modifiez pas les données d’autrui pour la prouver.',
    },
  },
  dataUse: {
    title: 'Usage des données',
    description: 'Ce que ce serveur conserve, pourquoi, combien de temps, et qui d’autre le reçoit.',
    intro:
      'Cette page est tirée du registre des données de la base du serveur : chaque colonne y figure, avec sa finalité et le moment où elle disparaît. Un test échoue s’il en manque une.',
    source: 'Provenance',
    recipients: 'Qui d’autre le reçoit',
    retention: 'Durée de conservation',
    all: (count) => `Ligne par ligne (${inFrench.number(count)})`,
    columns: ['Finalité', 'Type', 'Conservation', 'À la suppression du compte'],
    loading: 'Chargement du registre des données…',
    failed: 'Le registre des données n’a pas pu être chargé. Vérifiez votre connexion, puis réessayez.',
    again: 'Réessayer',
    categories: {
      identifier: 'Identifiant',
      contact: 'Contact',
      credential: 'Moyen de connexion',
      conversation: 'Ce qui a été dit',
      activity: 'Activité',
      content: 'Contenu',
      operation: 'Fonctionnement',
    },
    erase: { 'with-owner': 'Supprimé', unlink: 'Gardé sans lien avec vous', keep: 'Ne vous concerne pas' },
    groups: {
      account: {
        title: 'Votre compte',
        source: 'Vous, quand vous créez ou modifiez le compte.',
        recipients:
          'Les personnes de la même session voient votre nom. Le serveur de messagerie reçoit votre adresse quand un message vous est envoyé.',
      },
      'signing-in': {
        title: 'Connexion',
        source: 'Vous et votre navigateur, à chaque connexion.',
        recipients: 'Personne.',
      },
      sessions: {
        title: 'Les sessions que vous jouez',
        source: 'Vous, en jouant ; le reste vient du moteur.',
        recipients:
          'Les personnes de la même session. Si ce serveur est relié à un modèle de langage, ce qui est dit peut lui être envoyé, sans votre nom ni votre adresse.',
      },
      chats: {
        title: 'Discussions, projets et documents de travail',
        source: 'Vous ; les réponses viennent du moteur que chacune indique.',
        recipients:
          'Le modèle ou le service qui répond, si ce n’est pas l’assistant intégré, sans votre nom ni votre adresse. Toute personne qui a un lien que vous avez créé.',
      },
      recordings: {
        title: 'Enregistrements de votre voix',
        source: 'Votre microphone, une fois que vous avez demandé à les conserver.',
        recipients: 'Un service de reconnaissance vocale, si ce serveur y est relié, au moment de la transcription.',
      },
      settings: {
        title: 'Paramètres, modèles et clés personnels',
        source: 'Vous.',
        recipients:
          'L’entreprise dont vous avez saisi la clé reçoit les discussions pour lesquelles vous la choisissez.',
      },
      plan: {
        title: 'Offre et utilisation',
        source:
          'Le décompte de ce que vous faites ici ; si ce serveur accepte les paiements, aussi le service de paiement.',
        recipients: 'Le service de paiement, si vous payez.',
      },
      mail: {
        title: 'E-mails qui vous sont envoyés',
        source: 'Le serveur, quand il vous écrit.',
        recipients: 'Le serveur de messagerie.',
      },
      safety: {
        title: 'Sécurité et registres d’administration',
        source: 'Le serveur, quand survient un fait à consigner.',
        recipients: 'L’administration de ce serveur.',
      },
      server: {
        title: 'Le serveur lui-même',
        source: 'Le serveur et son administration.',
        recipients: 'Tout le monde voit les campagnes et les annonces.',
      },
    },
  },
}

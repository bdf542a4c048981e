import type { Translation } from '../../../kit/language/translation.ts'
import type { authMessages as english } from './messages.en.ts'

/** The page on which people sign in or sign up. */
export const authMessages: Translation<typeof english> = {
  pageTitle: 'Connexion',
  pageDescription:
    'Prenez le siège d’un pays, intervenez en salle, négociez avec des délégations IA et voyez évoluer le projet de résolution.',
  headline: 'La parole est à vous.',
  pitch:
    'Prenez le siège d’un vrai pays. Dites ce que vous diriez en salle : les délégués IA répondent d’après les positions de leur pays, négocient et modifient avec vous le projet de résolution.',
  facts: [
    { figure: '193', label: 'pays à représenter' },
    { figure: '40–70', label: 'minutes par campagne' },
    { figure: '1', label: 'texte à faire adopter' },
  ],
  hallPicture: { country: 'Kenya' },
  formHeading: 'Prenez place',
  keepDemo:
    'Créez un compte ou connectez-vous au vôtre : vous pourrez y transférer ce que vous avez fait dans la démo.',
  tabsLabel: 'Se connecter ou créer un compte',
  tabs: { login: 'Connexion', register: 'Inscription' },
  fields: {
    displayName: 'Nom affiché',
    email: 'Adresse e-mail',
    password: 'Mot de passe',
    confirmPassword: 'Confirmez le mot de passe',
  },
  submit: { login: 'Se connecter', register: 'Créer un compte' },
  submitting: { login: 'Connexion…', register: 'Création du compte…' },
  passwordsMatch: 'Les mots de passe sont identiques',
  birth: {
    legend: 'Votre date de naissance',
    month: 'Mois de naissance',
    year: 'Année de naissance',
    chooseMonth: 'Choisissez un mois',
    months: [
      'Janvier',
      'Février',
      'Mars',
      'Avril',
      'Mai',
      'Juin',
      'Juillet',
      'Août',
      'Septembre',
      'Octobre',
      'Novembre',
      'Décembre',
    ],
    hint: 'Cette date détermine vos premiers réglages de confidentialité. Elle n’est pas conservée.',
  },
  notice: {
    kept: 'Nous conservons votre nom, votre adresse et ce que vous faites ici aussi longtemps que vous avez votre compte, sur ce serveur, pour vous fournir le service. Rien n’est vendu ni utilisé pour la publicité.',
    agree: ['En créant un compte, vous acceptez les ', '. Le traitement de vos données est décrit dans la ', '.'],
  },
  terms: 'Conditions d’utilisation',
  privacy: 'Politique de confidentialité',
  legalLinks: 'Conditions et confidentialité',
  remember: 'Se souvenir de moi',
  forgot: 'Mot de passe oublié ?',
  passkey: {
    button: 'Utiliser une clé d’accès',
    waiting: 'En attente de votre clé d’accès…',
    notUsed: 'Aucune clé d’accès n’a été utilisée. Réessayez, ou connectez-vous avec votre mot de passe.',
  },
  failed: 'Échec de l’authentification',
  noAccount: 'Aucun compte ne peut être créé ici',
  demo: {
    title: 'Essayer la démo',
    text: 'Une campagne entière dans ce navigateur : sans compte, sans serveur, et même hors ligne.',
    button: 'Essayer',
  },
  signedOut: {
    ended: 'Votre connexion a pris fin. Reconnectez-vous pour reprendre là où vous en étiez.',
    elsewhere: 'La déconnexion a été demandée dans un autre onglet.',
    'server-unreachable': 'Le serveur est injoignable : impossible de savoir si votre connexion est toujours active.',
    'server-not-told':
      'La déconnexion est faite ici. Le serveur n’a pas répondu ; il en sera informé la prochaine fois que cette page s’ouvrira avec une connexion.',
  },
  retry: 'Réessayer',
}

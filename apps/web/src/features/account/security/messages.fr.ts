import { inFrench } from '../../../kit/language/counting.ts'
import { datesIn } from '../../../kit/language/dates.ts'
import type { Translation } from '../../../kit/language/translation.ts'
import type { securityMessages as english } from './messages.en.ts'

const { day, moment } = datesIn('fr')

/** The security of the account. */
export const securityMessages: Translation<typeof english> = {
  pageTitle: 'Sécurité du compte',
  intro: 'Votre profil, vos moyens de connexion et les appareils connectés.',
  cancel: 'Annuler',
  password: 'Mot de passe actuel',
  passwordWhy:
    'Saisissez de nouveau votre mot de passe, pour que personne ne puisse le faire en trouvant cette page ouverte.',
  passwordMissing: 'Le mot de passe est obligatoire',
  on: (iso) => day(iso),
  at: (iso) => moment(iso),

  profile: {
    title: 'Profil',
    name: 'Nom affiché',
    nameHint: 'Visible pour vous et pour les personnes de la même session.',
    save: 'Enregistrer',
    saved: 'Votre nom a été modifié.',
    email: 'Adresse e-mail',
    confirmed: 'Confirmée',
    unconfirmed: 'Pas encore confirmée',
    whyConfirm:
      'Tout fonctionne sans cela, mais seule une adresse confirmée permet de récupérer un mot de passe oublié.',
    beforeConfirm:
      'Confirmez-la avant d’ajouter des clés d’accès ou l’authentification à deux facteurs. Tout ce qui a été ajouté plus tôt est supprimé à la confirmation, y compris les autres connexions, afin que personne ne garde un accès à votre compte après l’avoir créé avec votre adresse.',
    pending: (pending, email) =>
      `Vous avez demandé à remplacer votre adresse par ${pending}. Suivez le lien de l’e-mail que nous y avons envoyé ; d’ici là, elle reste ${email}.`,
    keep: 'Garder l’adresse actuelle',
    kept: 'Le changement d’adresse a été annulé.',
    change: 'Changer d’adresse',
    changeText: 'Nous enverrons un lien à la nouvelle adresse. Le changement prend effet quand vous le suivez.',
    newEmail: 'Nouvelle adresse e-mail',
    submit: 'Envoyer le lien',
    asked: 'Un e-mail est en route vers la nouvelle adresse.',
  },

  passwordSection: {
    title: 'Mot de passe',
    changed: (when) => `Dernière modification le ${when}.`,
    change: 'Changer de mot de passe',
    changeText: 'Ce changement ferme toutes vos autres connexions.',
    new: 'Nouveau mot de passe',
    confirm: 'Confirmez le mot de passe',
    match: 'Les mots de passe sont identiques',
    submit: 'Changer de mot de passe',
    done: 'Mot de passe changé. Toutes vos autres connexions ont été fermées.',
  },

  twoFactor: {
    title: 'Authentification à deux facteurs',
    off: 'Après votre mot de passe, vous saisissez un code à six chiffres donné par une application de votre téléphone. Même avec votre mot de passe, personne d’autre ne peut entrer.',
    isOn: (since) =>
      `Activée depuis le ${since}. La connexion par mot de passe demande aussi un code de votre application.`,
    codesLeft: (left) =>
      left === 0
        ? 'Il ne reste aucun code de secours.'
        : `Il reste ${inFrench.count(left, 'code de secours', 'codes de secours')}.`,
    setUp: 'Configurer',
    turnOff: 'Désactiver',
    turnOffTitle: 'Désactiver l’authentification à deux facteurs ?',
    turnOffText:
      'Votre mot de passe suffit de nouveau pour vous connecter. L’application et les codes de secours ne servent plus.',
    turnedOff: 'L’authentification à deux facteurs est désactivée.',
    renew: 'Nouveaux codes',
    renewTitle: 'Créer de nouveaux codes de secours ?',
    renewText: 'Vos codes actuels ne fonctionneront plus.',
    begin: 'Configurer l’authentification à deux facteurs',
    resume: 'Continuer',
    scan: 'Scannez cette image avec votre application d’authentification.',
    qr: 'Code QR contenant le secret destiné à votre application d’authentification',
    orType: 'Ou saisissez ce secret dans l’application :',
    code: 'Code de l’application',
    confirm: 'Activer',
    codeMissing: 'Veuillez saisir le code',
  },

  codes: {
    title: 'Vos codes de secours',
    text: 'Chacun permet de vous connecter une fois quand vous n’avez pas votre application. Ils ne s’affichent qu’une fois : gardez-les là où vous les trouverez sans votre téléphone.',
    copy: 'Copier',
    copied: 'Copié',
    copyFailed: 'Le navigateur n’a pas permis la copie. Sélectionnez les codes et copiez-les vous-même.',
    download: 'Télécharger',
    print: 'Imprimer',
    done: 'Je les ai gardés',
    sure: 'Avez-vous gardé les codes ? Ils ne seront plus affichés.',
    file: 'placard-codes-de-secours.txt',
    fileText: (codes, email) =>
      `Codes de secours Placard de ${email}\nChacun ne sert qu’une fois.\n\n${codes.join('\n')}\n`,
  },

  passkeys: {
    title: 'Clés d’accès',
    text: 'Une clé d’accès vous connecte avec votre empreinte, votre visage ou le code de l’appareil : ni mot de passe, ni code, et rien qu’un site d’hameçonnage puisse voler.',
    none: 'Vous n’avez pas encore de clé d’accès.',
    byAddress:
      'Une clé d’accès est liée au nom d’un site. Cette page a été ouverte par son adresse IP ou sans chiffrement : aucune clé ne peut être ajoutée ici.',
    add: 'Ajouter une clé d’accès',
    addText: 'Votre appareil vous demande de confirmer. Le nom vous sert à distinguer vos clés d’accès.',
    name: 'Nom de la clé d’accès',
    nameMissing: 'Veuillez saisir un nom',
    suggested: 'Cet appareil',
    added: 'Clé d’accès ajoutée.',
    alreadyThere: 'Cet appareil a déjà une clé d’accès pour votre compte.',
    notMade: 'Aucune clé d’accès n’a été créée. Vous pouvez réessayer.',
    made: (when) => `Ajoutée le ${when}`,
    used: (when) => `utilisée la dernière fois le ${when}`,
    neverUsed: 'jamais utilisée',
    synced: 'Synchronisée',
    rename: 'Renommer',
    renameText: 'Le nom vous sert à distinguer vos clés d’accès.',
    renameOf: (name) => `Renommer ${name}`,
    save: 'Enregistrer',
    remove: 'Supprimer',
    removeOf: (name) => `Supprimer ${name}`,
    removeTitle: (name) => `Supprimer la clé d’accès ${name} ?`,
    removeText: 'Elle ne permet plus de vous connecter. Supprimez-la aussi dans les réglages de votre appareil.',
    removed: 'Clé d’accès supprimée.',
  },

  signIns: {
    title: 'Appareils connectés',
    text: 'Tous les navigateurs connectés à votre compte. Déconnectez ceux que vous ne reconnaissez pas, puis changez de mot de passe.',
    here: 'Ce navigateur',
    network: (network) => `Réseau ${network}`,
    lastUsed: (when) => `dernière utilisation : ${when}`,
    since: (when, until) => `Connexion du ${when} ; expire le ${until} si elle n’est pas utilisée.`,
    signOut: 'Déconnecter',
    signOutOf: (device, when) => `Déconnecter ${device}, dernière utilisation : ${when}`,
    signedOut: (device) => `Déconnexion effectuée : ${device}.`,
    signOutOthers: 'Déconnecter tous les autres',
    othersOut: (count) =>
      inFrench.count(count, 'autre navigateur a été déconnecté.', 'autres navigateurs ont été déconnectés.'),
    alone: 'Aucun autre navigateur n’est connecté.',
  },
}

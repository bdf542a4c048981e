import { RESTORE_DAYS } from '@placard/contract'
import { inFrench } from '../../../kit/language/counting.ts'
import type { Translation } from '../../../kit/language/translation.ts'
import type { linkMessages as english } from './link-messages.en.ts'

/** The pages that links in mails open. */
export const linkMessages: Translation<typeof english> = {
  forgot: {
    pageTitle: 'Mot de passe oublié',
    pageDescription: 'Demandez un lien pour choisir un nouveau mot de passe.',
    title: 'Mot de passe oublié ?',
    text: 'Saisissez l’adresse e-mail de votre compte : nous vous enverrons un lien pour choisir un nouveau mot de passe.',
    submit: 'Envoyer le lien',
    submitting: 'Envoi…',
    sentTitle: 'Consultez votre messagerie',
    sent: (email) =>
      `Si un compte existe pour ${email}, un lien pour définir un nouveau mot de passe est en route. Il ne sert qu’une fois et expire dans 30 minutes.`,
    noMail: 'Rien après quelques minutes ? Regardez dans les indésirables, ou renvoyez le lien.',
    again: 'Renvoyer le lien',
    sentAgain: 'Demande renvoyée. Une adresse ne reçoit que quelques-uns de ces e-mails par heure.',
  },
  reset: {
    pageTitle: 'Nouveau mot de passe',
    pageDescription: 'Choisissez un nouveau mot de passe.',
    title: 'Choisir un nouveau mot de passe',
    text: 'Définir un nouveau mot de passe vous déconnecte partout. Connectez-vous ensuite ici avec celui-ci.',
    password: 'Nouveau mot de passe',
    confirm: 'Confirmez le mot de passe',
    submit: 'Enregistrer',
    submitting: 'Enregistrement…',
    doneTitle: 'Votre mot de passe est changé',
    done: 'Toutes vos connexions ont été fermées. Connectez-vous avec votre nouveau mot de passe.',
    invalidTitle: 'Ce lien n’est plus valable',
    invalid:
      'Un lien ne sert qu’une fois, expire au bout de 30 minutes et est remplacé par le suivant. Veuillez demander un nouveau lien.',
    askAnew: 'Demander un nouveau lien',
  },
  confirm: {
    pageTitle: 'Confirmer l’adresse e-mail',
    pageDescription: 'Confirmez votre adresse e-mail.',
    title: 'Confirmez votre adresse',
    text: 'Confirmez que vous recevez bien les e-mails à cette adresse.',
    before:
      'Les clés d’accès, l’authentification à deux facteurs et les connexions d’autres navigateurs qui existaient avant sont supprimées, afin que personne d’autre ne garde un accès à votre compte. Sauf si votre compte est déjà ouvert ici, vous choisirez ensuite un nouveau mot de passe.',
    second: 'Si l’e-mail indique que vous avez déjà un compte, ce que vous avez fait dans le nouveau y est transféré.',
    submit: 'Confirmer cette adresse',
    submitting: 'Confirmation…',
    doneTitle: 'Merci',
    done: (email) => `L’adresse ${email} est confirmée.`,
    next: 'Choisissez maintenant votre propre mot de passe : celui de la création du compte ne fonctionne plus.',
    mergedTitle: 'Tout est désormais dans un seul compte',
    merged: (email) =>
      `Votre travail se trouve maintenant dans le compte que ${email} avait déjà. Connectez-vous avec le mot de passe de ce compte, ou choisissez « Mot de passe oublié ? » pour en définir un nouveau.`,
    invalidTitle: 'Ce lien n’est plus valable',
    invalid:
      'Il a peut-être déjà servi, ou un lien plus récent l’a remplacé. Connectez-vous et ouvrez Sécurité du compte pour vérifier votre adresse ou envoyer un nouveau lien.',
  },
  restore: {
    pageTitle: 'Rétablir l’adresse',
    pageDescription: 'Annulez un changement de votre adresse.',
    title: 'Annuler le changement d’adresse ?',
    text: 'Votre compte retrouve son adresse précédente. Toutes les connexions sont fermées, le mot de passe n’est plus valable et vous en choisissez un nouveau ici.',
    doors: `Les clés d’accès et l’authentification à deux facteurs ajoutées dans les ${RESTORE_DAYS} jours précédant le changement, ou depuis, sont supprimées.`,
    submit: 'Annuler le changement',
    submitting: 'Annulation…',
    doneTitle: 'Votre adresse est rétablie',
    done: (email) => `${email} est de nouveau l’adresse de votre compte, et toutes les connexions ont été fermées.`,
    next: 'Choisissez maintenant un nouveau mot de passe : l’ancien ne fonctionne plus.',
    invalidTitle: 'Ce lien n’est plus valable',
    invalid: `Il ne sert qu’une fois et expire au bout de ${RESTORE_DAYS} jours. Si quelqu’un d’autre a pris votre compte, écrivez à l’administration de votre serveur.`,
  },
  removed: {
    title: 'Supprimé, car quelqu’un d’autre a pu l’ajouter :',
    kinds: {
      passkeys: (count) => inFrench.count(count, 'clé d’accès', 'clés d’accès'),
      twoFactor: 'L’authentification à deux facteurs et ses codes de secours',
      pendingEmail: 'Un changement d’adresse non confirmé',
      signIns: (count) =>
        inFrench.count(count, 'connexion sur un autre navigateur', 'connexions sur d’autres navigateurs'),
    },
    again: 'Si c’était vous, veuillez les ajouter de nouveau.',
  },
  toSignIn: 'Aller à la connexion',
  resume: 'Continuer',
}

import type { UsageKind } from '@placard/contract'
import { inFrench } from '../../kit/language/counting.ts'
import { datesIn } from '../../kit/language/dates.ts'
import type { Translation } from '../../kit/language/translation.ts'
import type {
  subscriptionMessages as english,
  STATUS_LABELS as englishStatuses,
  TIER_LABELS as englishTiers,
} from './messages.en.ts'

const { day, moment } = datesIn('fr')
const { number, count } = inFrench

const UNITS: Readonly<Record<UsageKind, (amount: number) => string>> = {
  voice: (amount) => count(amount, 'minute', 'minutes'),
  campaign: (amount) => count(amount, 'session', 'sessions'),
  ai: (amount) => count(amount, 'interaction', 'interactions'),
  export: (amount) => count(amount, 'fichier', 'fichiers'),
}

const ALLOWED: Readonly<Record<UsageKind, (amount: number) => string>> = {
  voice: (amount) => count(amount, 'minute de voix', 'minutes de voix'),
  campaign: (amount) => count(amount, 'session de campagne', 'sessions de campagne'),
  ai: (amount) => count(amount, 'question à l’assistant', 'questions à l’assistant'),
  export: (amount) => count(amount, 'fichier enregistré', 'fichiers enregistrés'),
}

const KINDS: Readonly<Record<UsageKind, string>> = {
  voice: 'Voix',
  campaign: 'Sessions de campagne',
  ai: 'Assistant',
  export: 'Fichiers enregistrés',
}

/** Names of the plans, as in “l’offre Pro”. */
export const TIER_LABELS: Translation<typeof englishTiers> = {
  FREE: 'Gratuite',
  PRO: 'Pro',
  ENTERPRISE: 'Entreprise',
  LIFETIME: 'À vie',
}

/** States of a subscription. */
export const STATUS_LABELS: Translation<typeof englishStatuses> = {
  active: 'Actif',
  canceling: 'Fin prévue',
  trial: 'Essai',
  'past-due': 'En retard',
  canceled: 'Résilié',
  unpaid: 'Impayé',
  unknown: 'Inconnu',
}

/** The subscription. */
export const subscriptionMessages: Translation<typeof english> = {
  title: 'Abonnement',
  intro: 'Votre offre, ce que vous avez utilisé ce mois-ci et les autres offres.',
  current: {
    title: 'Votre offre',
    free: 'Gratuite, sans date de fin.',
    lifetime: 'Payée une fois, sans date de fin.',
    byAdministrator: 'Attribuée par l’administration de votre serveur.',
    renews: (at) => `Renouvellement le ${day(at)}.`,
    active: 'Renouvellement automatique.',
    canceling: (at) =>
      `Se termine le ${day(at)}. Rien ne change d’ici là ; ensuite, les limites de l’offre gratuite s’appliquent.`,
    cancelingSometime: 'Se termine avec la période déjà payée. Ensuite, les limites de l’offre gratuite s’appliquent.',
    trial: (at, days) =>
      days === 0
        ? `L’essai a pris fin le ${day(at)}.`
        : `L’essai se termine le ${day(at)} : il reste ${count(days, 'jour', 'jours')}.`,
    trialSometime: 'Vous êtes en période d’essai.',
    trialCanceled: 'Vous avez résilié : rien n’est facturé, et l’offre prend fin avec l’essai.',
    thenYearly: 'Puis facturation annuelle.',
    thenMonthly: 'Puis facturation mensuelle.',
    pastDue: 'Un paiement est nécessaire pour continuer.',
    canceled: 'Les limites de l’offre gratuite s’appliquent. Ce que vous avez créé reste à vous.',
    unpaid:
      'Le paiement a échoué : mettez à jour votre moyen de paiement. D’ici là, les limites de l’offre gratuite s’appliquent.',
    unknown:
      'Cette version ne reconnaît pas l’état de votre abonnement. En attendant, les limites de l’offre gratuite s’appliquent. Veuillez écrire à l’assistance.',
    noSupport: 'L’assistance est assurée par l’administration de votre serveur.',
    support: 'Écrire à l’assistance',
    paidYearly: 'Facturation annuelle.',
    paidMonthly: 'Facturation mensuelle.',
  },
  actions: {
    cancel: 'Résilier',
    reactivate: 'Garder l’abonnement',
    paymentMethod: 'Changer de moyen de paiement',
    failed: 'Un problème est survenu',
    reactivated: 'Votre abonnement continue.',
    toPayment: 'Ouverture du service de paiement.',
  },
  cancel: {
    title: 'Résilier votre abonnement ?',
    text: (at) =>
      at === undefined
        ? 'Vous pouvez garder l’offre jusqu’à la fin de sa période ou y mettre fin maintenant.'
        : `Vous pouvez garder l’offre jusqu’au ${day(at)} ou y mettre fin maintenant.`,
    now: 'Résilier maintenant',
    atPeriodEnd: 'Résilier en fin de période',
    keep: 'Retour',
  },
  paid: {
    waitingTitle: 'Votre paiement est en cours de confirmation',
    waiting:
      'Le service de paiement prévient ce serveur, en général en quelques secondes. Cette page se met à jour d’elle-même.',
    late: 'Cela prend plus de temps que d’habitude. Rien n’est perdu : ce serveur interrogera de nouveau le service de paiement dans l’heure.',
    done: (tier) => `Merci. Vous avez maintenant l’offre ${tier}.`,
  },
  usage: {
    title: 'Ce mois-ci',
    resets: (at, zone) => `Remise à zéro le ${moment(at)} (${zone}).`,
    kinds: KINDS,
    explained: {
      voice: 'Minutes de conversation vocale.',
      campaign:
        'Chaque session que vous ouvrez compte une fois, y compris les variantes d’une autre session. Le tour d’initiation est gratuit.',
      ai: 'Chaque question à l’assistant compte une fois.',
      export: 'Bilans et résolutions que vous enregistrez comme fichiers.',
    },
    left: (kind, left, limit) => `Reste ${number(left)} sur ${UNITS[kind](limit)}`,
    unlimited: (kind, used) => `Utilisation : ${UNITS[kind](used)}, sans limite`,
    percent: (percent) => `Utilisé à ${percent} %`,
    last: (what, kind, amount, at) => `Dernière utilisation : ${what}, ${UNITS[kind](amount)}, ${moment(at)}`,
    none: 'Aucune utilisation pour l’instant.',
    over: 'Votre offre a été réduite ce mois-ci : il ne reste rien jusqu’à la remise à zéro.',
  },
  plans: {
    title: 'Offres',
    notConfigured:
      'Les paiements ne sont pas configurés sur ce serveur. L’administration de votre serveur peut attribuer une offre.',
    rhythm: 'Facturation',
    recommended: 'Recommandée',
    monthly: 'Mensuelle',
    yearly: 'Annuelle',
    perMonth: 'par mois',
    perYear: 'par an',
    once: 'en une fois',
    notSold: 'Non vendue sur ce serveur',
    saves: (percent) => `${percent} % de moins qu’au mois`,
    trial: (days) => (days === 1 ? 'Le premier jour est gratuit.' : `Les ${days} premiers jours sont gratuits.`),
    limit: (kind, limit) => (limit === null ? `${KINDS[kind]} sans limite` : `${ALLOWED[kind](limit)} par mois`),
    wordsPerDay: (limit) =>
      limit === null ? 'Mots illimités avec l’assistant' : `${count(limit, 'mot', 'mots')} par jour avec l’assistant`,
    choose: (tier) => `Choisir ${tier}`,
    yours: 'Votre offre',
    secure: 'Vous payez sur la page du service de paiement. Ce serveur ne voit jamais votre carte.',
  },
}

import { inFrench } from '../../kit/language/counting.ts'
import { frenchDoes, ofFrench, theFrench, toFrench } from '../../kit/language/french-countries.ts'
import type { Translation } from '../../kit/language/translation.ts'
import type { entryWords as english } from './entry-messages.en.ts'

const THE_DRAFT = 'le projet'
const A_MOVE = 'une modification du texte'
const quoted = (what: string) => (what === THE_DRAFT || what === A_MOVE ? what : `« ${what} »`)

/** Titres et phrases du compte rendu. */
export const entryWords: Translation<typeof english> = {
  chair: 'la présidence',
  speech: 'DÉCLARATION',
  clause: {
    title: 'TEXTE MODIFIÉ',
    text: (issue, before, after) => `${issue} : « ${before} » devient « ${after} ».`,
    removed: (issue, before) => `${issue} : « ${before} » est retiré du texte.`,
  },
  draft: {
    introducedTitle: 'PROJET PRÉSENTÉ',
    introduced: (country, changes) =>
      `${frenchDoes(country, 'présente', 'présentent')} un projet de résolution. ${changes}.`,
    adoptedTitle: 'RÉSOLUTION ADOPTÉE',
    adopted: 'Le projet de résolution est adopté.',
    rejectedTitle: 'RÉSOLUTION REJETÉE',
    rejected: 'Le projet de résolution n’est pas adopté.',
    adjournedTitle: 'DÉBAT AJOURNÉ',
    adjourned: 'Le projet de résolution est mis de côté.',
    reopenedTitle: 'RÉEXAMEN',
    reopened: 'Le comité est de nouveau saisi du projet de résolution.',
  },
  proposal: {
    putTitle: 'PROPOSITION',
    put: (country, changes) => `${frenchDoes(country, 'propose', 'proposent')} : ${changes}.`,
    putTogether: (one, other, changes) =>
      `${frenchDoes(one, 'et', 'et')} ${theFrench(other)} proposent ensemble : ${changes}.`,
    adoptedTitle: 'PROPOSITION ACCEPTÉE',
    adopted: (country) => `Aucun auteur ne s’y oppose : la proposition ${ofFrench(country)} entre dans le texte.`,
    contestedTitle: 'AMENDEMENT CONTESTÉ',
    contested: (country) => `La proposition ${ofFrench(country)} est contestée et attend un vote.`,
    lapsedTitle: 'PROPOSITION CADUQUE',
    lapsed: (country) => `La proposition ${ofFrench(country)} n’a pas recueilli assez de soutien.`,
  },
  offer: {
    madeTitle: 'OFFRE',
    made: (by, to, give, take) =>
      `${frenchDoes(by, 'offre', 'offrent')} ${toFrench(to)} « ${give} » en échange de « ${take} ».`,
    acceptedTitle: 'OFFRE ACCEPTÉE',
    accepted: (by, to) => `${frenchDoes(to, 'accepte', 'acceptent')} l’offre ${ofFrench(by)}.`,
    declinedTitle: 'OFFRE DÉCLINÉE',
    declined: (by, to) => `${frenchDoes(to, 'décline', 'déclinent')} l’offre ${ofFrench(by)}.`,
    lapsedTitle: 'OFFRE CADUQUE',
    lapsed: (by, to) => `${frenchDoes(to, 'n’a pas répondu', 'n’ont pas répondu')} à l’offre ${ofFrench(by)}.`,
  },
  promise: {
    promiseTitle: 'PROMESSE',
    promise: (by, to, what) => `${frenchDoes(by, 'promet', 'promettent')} ${toFrench(to)} de soutenir ${quoted(what)}.`,
    threatTitle: 'MENACE',
    threat: (by, what) => `${frenchDoes(by, 'menace', 'menacent')} de voter contre, faute d’obtenir ${quoted(what)}.`,
    keptTitle: 'PROMESSE TENUE',
    kept: (by) => `${frenchDoes(by, 'a tenu', 'ont tenu')} parole.`,
    threatKept: (by) => `${frenchDoes(by, 'a mis sa menace', 'ont mis leur menace')} à exécution.`,
    brokenTitle: 'PROMESSE ROMPUE',
    broken: (by) => `${frenchDoes(by, 'a manqué à sa', 'ont manqué à leur')} parole.`,
    threatBroken: (by) => `${frenchDoes(by, 'n’a pas mis sa menace', 'n’ont pas mis leur menace')} à exécution.`,
    threatKeptTitle: 'MENACE EXÉCUTÉE',
    threatBrokenTitle: 'MENACE ABANDONNÉE',
    theDraft: THE_DRAFT,
    aMove: A_MOVE,
  },
  vote: {
    openedTitle: 'VOTE OUVERT',
    opened: {
      motion: 'La motion est mise aux voix à la pancarte.',
      amendment: 'L’amendement contesté est mis aux voix.',
      draft: 'Il est procédé à l’appel nominal sur le projet de résolution.',
      part: 'Un paragraphe est mis aux voix séparément.',
      consensus: 'La présidence demande si quelqu’un s’oppose à l’adoption du projet sans vote.',
      'straw-poll': 'Il est procédé à un vote indicatif, sans effet.',
    },
    carriedTitle: 'VOTE FAVORABLE',
    carried: (count) => `Vote favorable : ${count}.`,
    polledTitle: 'VOTE INDICATIF',
    polled: (count) => `Avis de la salle : ${count}. Ce vote est sans effet.`,
    noObjection: 'Aucune objection n’est formulée.',
    objection: 'Une objection est formulée ; le projet est mis aux voix.',
    failedTitle: 'VOTE DÉFAVORABLE',
    failed: (count) => `Vote défavorable : ${count}.`,
    count: (yes, no, abstain) => `${yes} pour, ${no} contre, ${inFrench.count(abstain, 'abstention', 'abstentions')}`,
  },
  ballot: {
    title: 'SCRUTIN',
    for: (country) => `${frenchDoes(country, 'vote', 'votent')} pour.`,
    against: (country) => `${frenchDoes(country, 'vote', 'votent')} contre.`,
    abstain: (country) => `${frenchDoes(country, 's’abstient', 's’abstiennent')}.`,
    absent: (country) =>
      `${frenchDoes(country, 'ne répond pas', 'ne répondent pas')}, ce qui compte comme une abstention.`,
  },
  objection: {
    title: 'OBJECTIONS',
    for: (country) => `${frenchDoes(country, 'n’a pas', 'n’ont pas')} d’objection.`,
    against: (country) => `${frenchDoes(country, 's’y oppose', 's’y opposent')}.`,
    abstain: (country) => `${frenchDoes(country, 'garde', 'gardent')} le silence.`,
    absent: (country) => `${frenchDoes(country, 'ne répond pas', 'ne répondent pas')}, ce qui n’est pas une objection.`,
  },
  motion: {
    title: 'MOTION',
    raised: (country) => `${frenchDoes(country, 'demande', 'demandent')} à passer au vote.`,
    seconded: (country) => `${frenchDoes(country, 'appuie', 'appuient')} la motion.`,
    carried: 'La motion est adoptée.',
    failed: 'La motion est rejetée.',
    pointTitle: 'PROCÉDURE',
    chairTitle: 'PRÉSIDENCE',
    'not-well-taken': (country) => `La présidence juge non fondée la motion d’ordre ${ofFrench(country)}.`,
    answered: (country) => `La présidence répond à la question de procédure ${ofFrench(country)}.`,
    raisedFor: (country, motion) => `${frenchDoes(country, 'présente', 'présentent')} une motion : ${motion}.`,
    'time-called': (country) =>
      `Le temps de parole ${ofFrench(country)} est écoulé : la présidence interrompt l’intervention.`,
    'called-to-order': (country) =>
      `La présidence rappelle ${theFrench(country)} à l’ordre : un tel langage n’a pas sa place ici.`,
    'floor-lost': (country) =>
      `La présidence a dû rappeler de nouveau ${theFrench(country)} à l’ordre et retire la parole à cette délégation pour deux minutes.`,
    'spoke-for': (country) => `${frenchDoes(country, 'parle', 'parlent')} en faveur de la motion.`,
    'spoke-against': (country) => `${frenchDoes(country, 'parle', 'parlent')} contre la motion.`,
    caucus: {
      moderated: (country) => `Un débat modéré s’ouvre à la demande ${ofFrench(country)}.`,
      unmoderated: (country) => `Des consultations libres s’ouvrent à la demande ${ofFrench(country)}.`,
      suspension: (country) => `La séance est suspendue pour des consultations, à la demande ${ofFrench(country)}.`,
    },
    inOrder: (country, motions) =>
      `La présidence, ${toFrench(country)} : « Vous pouvez demander la parole. Quand vous l’aurez, vous pourrez proposer une modification du texte, interroger une délégation ou lui offrir un échange. Vous pouvez présenter une motion d’ordre. Et voici les motions recevables maintenant : ${motions}. »`,
    nothingInOrder: (country) =>
      `La présidence, ${toFrench(country)} : « Aucune motion n’est recevable en ce moment. Vous pouvez présenter une motion d’ordre ou demander la parole. »`,
    rulings: {
      'threat-called-to-order': (country) =>
        `Motion fondée : ${theFrench(country)} signale à juste titre qu’une menace n’est pas admise, et l’auteur de la menace est rappelé à l’ordre.`,
      'nothing-was-broken': (country) =>
        `Motion non fondée : aucune règle n’avait été enfreinte avant l’intervention ${ofFrench(country)} ; cette décision est susceptible d’appel.`,
      'ruling-overruled': (country) =>
        `Le comité annule la décision de la présidence sur la motion d’ordre ${ofFrench(country)}.`,
      'privilege-granted': (country) =>
        `La présidence fait droit à la question de privilège personnel ${ofFrench(country)}.`,
      'state-of-play': (country) => `La présidence indique ${toFrench(country)} où en sont les travaux du comité.`,
      'term-explained': (country) => `La présidence explique un terme ${toFrench(country)}.`,
      'question-passed-on': (country) => `La présidence autorise ${theFrench(country)} à poser une question.`,
      'reply-granted': (country) => `Mise en cause, la délégation ${ofFrench(country)} peut répondre.`,
      'explanation-granted': (country) => `${frenchDoes(country, 'explique son', 'expliquent leur')} vote.`,
      'presence-noted': (country) =>
        `La délégation ${ofFrench(country)} est présente et votante : elle ne s’abstiendra pas sur le fond.`,
    },
    orders: {
      'caucus-closed': 'Les consultations prennent fin ; la présidence reprend les travaux officiels.',
      'list-closed': 'La liste des orateurs est close.',
      'list-reopened': 'La liste des orateurs est de nouveau ouverte.',
      'time-limited': 'Le temps de parole est limité.',
      important: 'Le projet est une question importante : il y faut les deux tiers.',
      'by-name': 'Les amendements et les paragraphes seront mis aux voix par appel nominal.',
      divided: 'Un paragraphe sera mis aux voix séparément.',
      'consensus-wanted': 'La présidence demandera si quelqu’un s’oppose à l’adoption du projet sans vote.',
    },
  },
  phase: {
    title: 'NOUVELLE PHASE',
    openedTitle: 'SESSION OUVERTE',
    opened: 'La présidence ouvre la session par les déclarations liminaires.',
    entered: (phase) => `Le comité entre dans une nouvelle phase : ${phase}.`,
    finished: 'La dernière phase est terminée.',
  },
  crisis: {
    openedTitle: 'CRISE',
    opened: (title) => `${title}.`,
    answeredTitle: 'RÉPONSE À LA CRISE',
    succeeded: (country, choice) => `${frenchDoes(country, 'répond', 'répondent')} : « ${choice} ». C’est un succès.`,
    failed: (country, choice) => `${frenchDoes(country, 'répond', 'répondent')} : « ${choice} ». C’est un échec.`,
    lapsedTitle: 'CRISE SANS RÉPONSE',
    lapsed: 'Le délai pour répondre à la crise est écoulé.',
    updateTitle: 'ÉVOLUTION DE LA CRISE',
  },
  support: {
    title: 'SOUTIEN',
    sponsor: (country) => `${frenchDoes(country, 'se porte auteur', 'se portent auteurs')} du projet.`,
    signatory: (country) => `${frenchDoes(country, 'signe', 'signent')} le projet.`,
    none: (country) => `${frenchDoes(country, 'retire son', 'retirent leur')} nom du projet.`,
  },
  stance: {
    title: 'POSITION',
    favour: (country) => `${frenchDoes(country, 'est', 'sont')} pour le projet.`,
    against: (country) => `${frenchDoes(country, 'est', 'sont')} contre le projet.`,
    undecided: (country) => `${frenchDoes(country, 'réserve sa', 'réservent leur')} position sur le projet.`,
  },
  closing: {
    title: 'CLÔTURE',
    offered: 'La présidence propose de clore la session plus tôt.',
    accepted: (country) => `${frenchDoes(country, 'accepte', 'acceptent')} de clore.`,
    refused: (country) => `${frenchDoes(country, 'veut', 'veulent')} continuer.`,
  },
  conclusion: {
    title: 'CAMPAGNE TERMINÉE',
    text: (type) => `La session prend fin : ${type}.`,
  },
  pause: {
    pausedTitle: 'SESSION EN PAUSE',
    paused: 'La session est en pause. Rien ne bouge jusqu’à la reprise.',
    resumedTitle: 'REPRISE DE LA SESSION',
    resumed: 'La session reprend.',
  },
  withdrawal: {
    title: 'RECTIFICATION',
    text: (country) =>
      `${frenchDoes(country, 'se corrige et retire sa', 'se corrigent et retirent leur')} dernière action.`,
  },
  placard: 'PANCARTES',
}

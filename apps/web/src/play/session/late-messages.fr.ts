import { inFrench } from '../../kit/language/counting.ts'
import { frenchDoes, theFrench } from '../../kit/language/french-countries.ts'
import type { Translation } from '../../kit/language/translation.ts'
import type { lateMessages as english } from './late-messages.en.ts'

const { count } = inFrench
const clauses = (value: number) => count(value, 'paragraphe', 'paragraphes')

/** Textes des cartes de la salle, du tableau des votes et des boîtes de dialogue. */
export const lateMessages: Translation<typeof english> = {
  exit: {
    title: 'Quitter cette campagne ?',
    kept: 'La session se met en pause. Tout ce qui a été dit, convenu et promis est enregistré ; vous pourrez la reprendre depuis la page des campagnes, sur n’importe lequel de vos appareils.',
    keptDemo:
      'La session se met en pause. Tout ce qui a été dit, convenu et promis est enregistré dans ce navigateur ; vous pourrez la reprendre depuis la page des campagnes.',
    goesOn:
      'Les autres continuent. Tout ce qui a été dit, convenu et promis est enregistré ; vous pourrez retrouver votre siège depuis la page des campagnes.',
    over: 'La session est terminée ; son compte rendu et son bilan restent avec vos campagnes.',
    words: 'Les messages non envoyés restent dans cet onglet.',
    stay: 'Rester',
    leave: 'Quitter',
    failed: 'La session n’a pas pu être mise en pause. Elle le sera d’elle-même deux minutes après votre départ.',
  },
  unclear: {
    title: 'Que vouliez-vous dire ?',
    text: 'Rien ne s’est encore passé. Choisissez une interprétation, ou reformulez.',
    none: 'Aucune action sur cet ordre du jour n’a pu y être reconnue. Veuillez reformuler.',
    again: 'Reformuler',
    beyond: {
      'other-language':
        'Les délégations comprennent l’anglais, le français et l’espagnol, et répondent en anglais. Exprimez-vous dans l’une de ces langues.',
      'amend-words':
        'On ne peut pas amender ici les mots d’un paragraphe. Proposez plutôt une autre option pour cette question ; le projet les montre.',
      'extend-debate':
        'La durée du débat est fixée par la session. Vous pouvez demander un débat modéré ou des consultations, qui donnent à chacun le temps de parler.',
      'off-topic':
        'Ce n’est pas du ressort de ce comité. Tenez-vous-en à l’ordre du jour, ou demandez à une délégation ce qu’il lui faut.',
    },
    takenBack: 'Votre délégation s’est corrigée. Choisissez une autre interprétation, ou reformulez.',
    takenBackOnly: 'Votre délégation s’est corrigée. Votre message est ci-dessous : veuillez le reformuler.',
  },
  draft: {
    title: 'Vous êtes sur le point de',
    several: 'Votre message contient plusieurs actions. Retirez ce qui ne doit pas compter.',
    binds: 'Cela engage votre délégation : rien ne compte avant votre confirmation.',
    listed: 'Actions de votre message, dans l’ordre',
    drop: (act) => `Retirer : ${act}`,
    keep: (act) => `Remettre : ${act}`,
    confirm: 'Confirmer',
    confirmAll: (value) => `Confirmer ${count(value, 'action', 'actions')}`,
    or: 'Ou vouliez-vous',
  },
  proposal: {
    together: (one, other) => `${frenchDoes(one, 'et', 'et')} ${theFrench(other)} proposent`,
    yours: 'Le comité examine votre proposition',
    yourPlacard: 'Montrer votre pancarte',
    worth: {
      up: 'Mieux pour vos instructions que le texte actuel',
      down: 'Moins bien pour vos instructions que le texte actuel',
      same: 'Ni mieux ni moins bien pour vos instructions',
    },
    reason: {
      welcome: 'Vous la soutenez ouvertement.',
      'live-with': 'Vous n’y ferez pas obstacle.',
      'cannot-accept': 'L’objection d’un auteur la soumet au vote.',
    },
  },
  opening: {
    ready: (title) => `De votre document « ${title} »`,
    enter: 'Appuyez sur Entrée dans la zone de message vide, ou déposez-le ici.',
    lay: (value) => `Mettre ${clauses(value)} sur la table`,
    later: (value) =>
      value === 1 ? '1 autre paragraphe attend ensuite.' : `${value} autres paragraphes attendent ensuite.`,
    there: 'Le texte contient déjà ces paragraphes.',
    away: 'Mettre de côté',
    putAway: 'Votre document est mis de côté. Il reste dans la discussion.',
    changes: 'Modifications qu’il propose',
    worse: 'Vos instructions préféreraient garder le texte tel quel.',
    dialog: 'Mettre votre document sur la table',
    confirm: (value) => `Déposer ${clauses(value)}`,
    cancel: 'Annuler',
    replaces: (title) => `« ${title} » attend encore ici. Ce document prend sa place.`,
    atOnce:
      'Les paragraphes sont déposés comme votre proposition dès que vous confirmez, si c’est recevable ; sinon, ils attendent à côté de la zone de message.',
    otherAgenda:
      'Cette session a été ouverte avec un ordre du jour antérieur : votre document ne peut pas y être lu. Dites avec vos mots ce qu’il demande.',
    over: 'Cette session est terminée. Votre document reste dans la discussion.',
  },
  offer: {
    title: (country) => `${frenchDoes(country, 'vous offre', 'vous offrent')} un échange`,
    give: 'L’autre partie accepte',
    take: 'si vous acceptez',
    accept: 'Accepter',
    decline: 'Décliner',
    acceptHelp: 'Les deux modifications sont présentées ensemble, et elles engagent les deux parties.',
    declineHelp: 'Coûte un peu de bienveillance, rien d’autre.',
  },
  closing: {
    title: 'Clore maintenant ou continuer ?',
    text: 'Un texte est adopté et le score est élevé. Sans réponse de votre part, la présidence clora la session.',
    left: (time) => `La présidence décide dans ${time}`,
    close: 'Clore',
    resume: 'Continuer',
  },
  vote: {
    board: 'Tableau des votes',
    rollCall: 'Appel nominal',
    placards: 'Vote à la pancarte',
    needs: (majority) => `Il faut : ${majority}`,
    yourTurn: 'À vous : comment vote votre délégation ?',
    cast: { for: 'Pour', against: 'Contre', abstain: 'S’abstenir' },
    objection: { for: 'Pas d’objection', against: 'Je m’y oppose' },
    deadline: (time) => `${time} pour répondre`,
    skip: 'Passer l’appel nominal',
    show: 'Voir le tableau des votes',
    adopted: 'Adopté',
    notAdopted: 'Non adopté',
    carried: 'Vote favorable',
    notCarried: 'Vote défavorable',
    result: (yes, no, abstain) => `${yes} pour, ${no} contre, ${count(abstain, 'abstention', 'abstentions')}`,
    required: (value) => `${count(value, 'voix', 'voix')} pour ${value === 1 ? 'nécessaire' : 'nécessaires'}`,
    vetoed: (countries) => `Veto : ${countries}`,
    back: 'Revenir à la salle',
  },
  conclusion: {
    title: 'Campagne terminée',
    score: 'Score',
    of: 'sur 100',
    debrief: 'Voir le bilan',
    back: 'Retour aux campagnes',
    look: 'Rester dans la salle',
  },
}

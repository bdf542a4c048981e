import type { Translation } from '../../kit/language/translation.ts'
import type {
  termHelpWords as englishHelp,
  termNames as englishNames,
  ruleWords as englishRules,
  termWords as englishWords,
} from './term-messages.en.ts'

/** La réponse de la présidence à qui demande le sens d’un terme. */
export const termWords: Translation<typeof englishWords> = {
  'point-of-order':
    'Une motion d’ordre signale qu’une règle est enfreinte à cet instant. Je statue aussitôt, et ma décision est susceptible d’appel.',
  'point-of-privilege':
    'Une question de privilège personnel signale ce qui vous empêche de participer : vous n’entendez pas, ou vous ne voyez pas le texte.',
  'parliamentary-inquiry':
    'Une question de procédure interroge la présidence sur le règlement, comme vous venez de le faire.',
  'point-of-information':
    'Une demande d’information pose une question à la délégation qui vient de parler, par l’intermédiaire de la présidence.',
  'right-of-reply':
    'Le droit de réponse permet à une délégation mise en cause de répondre brièvement, hors de l’ordre de la liste.',
  'explanation-of-vote':
    'Une explication de vote expose les raisons du vote d’une délégation. Elle suit le scrutin et ne rouvre pas le débat.',
  'present-and-voting':
    'Une délégation présente et votante a déclaré qu’elle ne s’abstiendra pas sur les questions de fond.',
  motion:
    'Une motion demande au comité de faire quelque chose maintenant : tenir un débat, limiter le temps de parole, passer au vote.',
  second:
    'Appuyer une motion, c’est dire qu’elle mérite d’être soumise au comité. Cela n’oblige personne à voter pour elle.',
  'moderated-caucus':
    'Dans un débat modéré, les délégations parlent brièvement d’une seule question, et la présidence leur donne la parole l’une après l’autre.',
  'unmoderated-caucus':
    'Pendant les consultations libres, le règlement est mis en sommeil : les délégations se parlent librement et rédigent ensemble jusqu’à la fin du temps prévu.',
  suspension: 'Suspendre la séance, c’est faire une pause. Le débat reprend ensuite là où il s’est arrêté.',
  'adjourning-debate':
    'Ajourner le débat, c’est mettre la question de côté sans décision, jusqu’à ce que le comité la reprenne.',
  'adjourning-meeting': 'Lever la séance, c’est y mettre fin. Ce qui n’est pas décidé reste en suspens.',
  'closing-debate': 'Clore le débat, c’est ne plus entendre d’orateurs sur le texte et passer au vote.',
  'speakers-list':
    'La liste des orateurs est l’ordre dans lequel je donne la parole. Demandez-la, et votre nom est inscrit à la fin.',
  'speaking-time':
    'Le temps de parole est la durée maximale d’une intervention. Le comité peut le réduire ou l’allonger par une motion.',
  yield:
    'Céder la parole, c’est renoncer à votre tour, ou à votre place sur la liste, au profit de la délégation suivante.',
  'straw-poll':
    'Un vote indicatif montre l’avis des délégations sur une modification ou sur le projet. Il ne décide rien.',
  'roll-call':
    'Dans un vote par appel nominal, j’appelle les délégations par leur nom, et chacune annonce son vote à voix haute.',
  consensus:
    'Adopter par consensus, c’est adopter un texte sans vote. Une seule objection suffit pour que nous votions.',
  'important-question':
    'Une question importante est un texte qui exige les deux tiers des délégations présentes et votantes, si le comité en décide ainsi.',
  division: 'La division met un paragraphe aux voix séparément, avant le texte dans son ensemble.',
  reconsideration: 'Réexaminer, c’est revenir sur une décision déjà prise ; il y faut les deux tiers.',
  appeal: 'Un appel demande au comité d’annuler une décision de la présidence. Il est mis aux voix aussitôt.',
  amendment:
    'Un amendement modifie le texte en discussion. S’il est accepté par tous les auteurs, il y entre ; sinon, il est mis aux voix.',
  'draft-resolution':
    'Un projet de résolution est le texte que le comité peut adopter. Il lui faut des auteurs et des signataires avant d’être présenté.',
  'operative-clause':
    'Un paragraphe du dispositif dit ce qu’il faut faire. Ici, il y en a un pour chaque question de l’ordre du jour, et les délégations négocient lequel.',
  sponsor: 'Un auteur défend le texte, a participé à sa rédaction et accepte ou non qu’on le modifie.',
  signatory: 'Un signataire souhaite que le texte soit débattu, sans avoir à l’approuver ni à voter pour.',
  abstention: 'Une abstention n’est ni pour ni contre. Elle ne compte pas dans le calcul de la majorité.',
  'two-thirds':
    'La majorité simple, c’est plus de voix pour que contre. Les deux tiers, c’est deux fois plus de voix pour que contre. Les abstentions ne comptent dans aucun cas.',
  veto: 'Le veto est le vote contre d’un membre permanent du Conseil de sécurité, qui suffit à faire échouer un texte de fond.',
  quorum:
    'Le quorum est le nombre de délégations qui doivent être présentes pour que le débat se poursuive ou qu’une décision soit prise.',
  bloc: 'Un groupe réunit des délégations qui négocient ensemble et rédigent souvent un même texte.',
  placard:
    'Votre pancarte porte le nom de votre pays. Levez-la pour demander la parole, pour appuyer une motion et pour voter.',
}

/** Les termes en titres. */
export const termNames: Translation<typeof englishNames> = {
  'point-of-order': 'Motion d’ordre',
  'point-of-privilege': 'Question de privilège',
  'parliamentary-inquiry': 'Question de procédure',
  'point-of-information': 'Demande d’information',
  'right-of-reply': 'Droit de réponse',
  'explanation-of-vote': 'Explication de vote',
  'present-and-voting': 'Présente et votante',
  motion: 'Motion',
  second: 'Appuyer une motion',
  'moderated-caucus': 'Débat modéré',
  'unmoderated-caucus': 'Consultations libres',
  suspension: 'Suspension de séance',
  'adjourning-debate': 'Ajournement du débat',
  'adjourning-meeting': 'Levée de la séance',
  'closing-debate': 'Clôture du débat',
  'speakers-list': 'Liste des orateurs',
  'speaking-time': 'Temps de parole',
  yield: 'Céder la parole',
  'straw-poll': 'Vote indicatif',
  'roll-call': 'Appel nominal',
  consensus: 'Consensus',
  'important-question': 'Question importante',
  division: 'Division',
  reconsideration: 'Réexamen',
  appeal: 'Appel',
  amendment: 'Amendement',
  'draft-resolution': 'Projet de résolution',
  'operative-clause': 'Paragraphe du dispositif',
  sponsor: 'Auteur',
  signatory: 'Signataire',
  abstention: 'Abstention',
  'two-thirds': 'Deux tiers',
  veto: 'Veto',
  quorum: 'Quorum',
  bloc: 'Groupe',
  placard: 'Pancarte',
}

/** La question posée par le point d’interrogation. */
export const termHelpWords: Translation<typeof englishHelp> = {
  ask: (name) => `Que signifie « ${name} » ?`,
}

/** Ce qu’exige une motion selon le règlement de ce comité. */
export const ruleWords: Translation<typeof englishRules> = {
  unknown: (rules) => `Le règlement de ce comité (${rules}) ne la prévoit pas.`,
  decided: {
    chair: {
      alone: 'Ici, c’est la présidence qui en décide.',
      seconded: 'Ici, elle doit être appuyée, et la présidence en décide.',
    },
    majority: {
      alone: 'Ici, il y faut la majorité.',
      seconded: 'Ici, elle doit être appuyée et recueillir la majorité.',
    },
    'two-thirds': {
      alone: 'Ici, il y faut les deux tiers.',
      seconded: 'Ici, elle doit être appuyée et recueillir les deux tiers.',
    },
    council: {
      alone: 'Ici, il y faut la majorité du Conseil, sans veto.',
      seconded: 'Ici, elle doit être appuyée et recueillir la majorité du Conseil, sans veto.',
    },
  },
}

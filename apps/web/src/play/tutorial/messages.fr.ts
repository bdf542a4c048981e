import { inFrench } from '../../kit/language/counting.ts'
import type { Translation } from '../../kit/language/translation.ts'
import type { tutorialMessages as english } from './messages.en.ts'

/** Textes du tutoriel : son invitation sur la page des campagnes, et l’accompagnement pendant la session. */
export const tutorialMessages: Translation<typeof english> = {
  offer: {
    title: 'Première fois à la table ?',
    text: 'Jouez une manche d’environ quatre minutes : des conseils à vos côtés, trois délégations amicales, un texte. Vous parlez, proposez, échangez et votez.',
    start: 'Lancer le tutoriel',
    starting: 'Ouverture de la manche…',
    dismiss: 'Pas maintenant',
    again: 'Tutoriel : une manche d’environ quatre minutes',
    failed: 'La manche n’a pas pu être ouverte.',
  },
  coach: {
    label: 'Tutoriel',
    progress: (done, of) => `${done} sur ${inFrench.count(of, 'étape', 'étapes')}`,
    done: 'fait',
    use: 'Exemple',
    hide: 'Masquer',
    hideLabel: 'Masquer les conseils',
    useHelp: 'Place une phrase toute prête dans la zone de message : modifiez-la, puis envoyez-la',
    show: 'Afficher les conseils',
    over: 'La manche est complète : vous avez parlé, proposé, échangé et voté.',
    overText:
      'Le bilan montre ce que voulait chaque délégation. Une campagne entière vous attend sur la page des campagnes.',
    lessons: {
      speak: {
        title: 'Parler',
        text: 'Dites avec vos mots quelle est votre position, puis appuyez sur Entrée. La présidence vous lit et vous dit comment elle vous a compris.',
      },
      propose: {
        title: 'Proposer',
        text: 'Faites maintenant entrer un paragraphe dans le texte. Nommez une option de l’ordre du jour, ou appuyez sur « Proposer » à côté d’une option.',
      },
      trade: {
        title: 'Échanger',
        text: 'Offrez à une délégation ce qu’elle veut contre ce que vous voulez : si vous…, nous…',
      },
      vote: { title: 'Voter', text: 'Faites mettre le texte aux voix et votez.' },
    },
    vote: {
      'no-draft': 'Il n’y a pas encore de texte à mettre aux voix : proposez d’abord quelque chose.',
      names:
        'Un projet a besoin d’auteurs et de signataires avant d’être mis aux voix. Appuyez sur « Devenir auteur » ou « Signer », et ralliez une délégation.',
      time: 'Le débat a une durée minimale. Profitez-en : demandez ce dont les autres ont besoin, ou réglez l’horloge sur 3× dans l’en-tête.',
      move: 'Le projet a assez de noms, et le débat a assez duré. Appuyez sur « Passer au vote ».',
      second: 'La motion doit être appuyée. Appuyez sur « Appuyer la motion ».',
      debated: 'Le comité est saisi de la motion : elle est brièvement débattue, puis les pancartes se lèvent.',
      running: 'L’appel nominal est en cours, par ordre alphabétique. Votre tour viendra.',
      'your-turn': 'C’est votre tour. Choisissez votre vote : s’abstenir est aussi un choix.',
    },
  },
  // what the player's delegation says in a session is English
  words: {
    speak: 'We support independent experts to review the reports.',
    propose: 'We propose a freeze on plastic production.',
    trade: (country, take, give) => `If ${country} accepts ${take}, we accept ${give}.`,
  },
}

import type { Translation } from '../../kit/language/translation.ts'
import type { quickActMessages as english } from './quick-act-messages.en.ts'

/** Texts of the acts that are offered as buttons. */
export const quickActMessages: Translation<typeof english> = {
  acts: {
    second: {
      label: 'Appuyer la motion',
      consequence: 'Le comité se prononce alors à la pancarte sur le passage au vote.',
    },
    motion: { label: 'Passer au vote', consequence: 'Clôt le débat ; puis vient l’appel nominal.' },
    sponsor: { label: 'Devenir auteur', consequence: 'Rien n’entre dans le texte si vous vous y opposez.' },
    sign: { label: 'Signer', consequence: 'Vous souhaitez un vote, sans promettre votre soutien.' },
    withdraw: { label: 'Ne plus être auteur', consequence: 'Votre nom quitte le projet ; la salle le remarquera.' },
    unsign: { label: 'Retirer sa signature', consequence: 'Votre nom quitte le projet ; la salle le remarquera.' },
    favour: { label: 'Se déclarer pour', consequence: 'Les autres comptent sur votre voix et peuvent suivre.' },
    against: { label: 'Se déclarer contre', consequence: 'Avertit les auteurs que le texte doit évoluer.' },
    undecided: { label: 'Réserver sa position', consequence: 'Garde votre vote ouvert et votre influence entière.' },
    floor: {
      label: 'Demander la parole',
      consequence: 'Vous rejoignez la liste des orateurs ; la salle vous attend.',
    },
    yield: { label: 'Céder la parole', consequence: 'La délégation suivante de la liste parle.' },
    'unmoderated-caucus': {
      label: 'Consultations libres, 5 min',
      consequence: 'Discussion libre, sans motions ; apaise la salle.',
    },
    'moderated-caucus': { label: 'Débat modéré, 5 min', consequence: 'Interventions d’une minute.' },
    suspend: { label: 'Suspendre 5 min', consequence: 'Consultations informelles ; les travaux officiels attendent.' },
    'adjourn-meeting': { label: 'Lever la séance', consequence: 'Met fin à la session sur ce qui est décidé.' },
    'adjourn-debate': {
      label: 'Ajourner le débat',
      consequence: 'Met le projet de côté ; ses partisans s’y opposeront.',
    },
    'limit-time': {
      label: 'Limiter à 60 s',
      consequence: 'Les longues interventions sont refusées, les vôtres aussi.',
    },
    'close-list': { label: 'Clore la liste des orateurs', consequence: 'Plus personne ne peut s’y inscrire.' },
    'reopen-list': {
      label: 'Rouvrir la liste des orateurs',
      consequence: 'Les délégations peuvent de nouveau demander la parole.',
    },
    'important-question': { label: 'Question importante', consequence: 'Il faudra les deux tiers au projet.' },
    division: {
      label: 'Demander la division',
      consequence: 'Le paragraphe qui vous plaît le moins est mis aux voix séparément.',
    },
    'roll-call': {
      label: 'Demander l’appel nominal',
      consequence: 'Amendements et paragraphes sont mis aux voix par appel nominal.',
    },
    consensus: { label: 'Adopter sans vote', consequence: 'À la moindre objection, on procède à l’appel nominal.' },
    reconsider: { label: 'Réexaminer', consequence: 'Rouvre un projet déjà décidé ; la barre est haute.' },
    'straw-poll': { label: 'Vote indicatif', consequence: 'Montre où en est chaque délégation ; sans effet.' },
    appeal: { label: 'Faire appel', consequence: 'Le comité vote sur la décision de la présidence.' },
    order: {
      label: 'Motion d’ordre',
      consequence: 'Fondée seulement si une règle a été enfreinte, par une menace par exemple.',
    },
    'right-of-reply': {
      label: 'Droit de réponse',
      consequence: 'Une délégation vous a mis en cause : répondez hors de votre tour.',
    },
    'explanation-of-vote': { label: 'Expliquer son vote', consequence: 'Une fois, après la décision.' },
    'present-and-voting': {
      label: 'Présente et votante',
      consequence: 'Vous ne pouvez plus vous abstenir sur le fond.',
    },
    'for-the-motion': {
      label: 'Parler pour la motion',
      consequence: 'Les délégations qui vous estiment peuvent suivre.',
    },
    'against-the-motion': {
      label: 'Parler contre la motion',
      consequence: 'Les délégations qui vous estiment peuvent suivre.',
    },
    inquiry: {
      label: 'Interroger la présidence',
      consequence: 'Question de procédure : la présidence explique où l’on en est.',
    },
  },
  prices: {
    chair: 'La présidence l’accorde.',
    majority: (second) => (second ? 'Doit être appuyée et obtenir la majorité.' : 'Exige la majorité.'),
    'two-thirds': (second) => (second ? 'Doit être appuyée et obtenir les deux tiers.' : 'Exige les deux tiers.'),
    council: (second) =>
      second
        ? 'Doit être appuyée et obtenir les trois cinquièmes des sièges.'
        : 'Exige les trois cinquièmes des sièges.',
  },
}

import { inFrench } from '../../kit/language/counting.ts'
import type { Translation } from '../../kit/language/translation.ts'
import { ago } from './ago.ts'
import type {
  agoText as englishAgo,
  pickerMessages as englishPicker,
  playedMessages as englishPlayed,
} from './messages.en.ts'

const { count, number } = inFrench
const timeAgo = new Intl.RelativeTimeFormat('fr', { numeric: 'auto' })
const decimal = new Intl.NumberFormat('fr', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Textes du choix d’une campagne. */
export const pickerMessages: Translation<typeof englishPicker> = {
  title: 'Campagnes Model UN',
  intro: 'Prenez le siège d’un pays, dites ce que vous diriez dans la salle et repartez avec une résolution.',
  category: 'Catégorie',
  difficulty: 'Difficulté',
  categories: {
    all: 'Toutes',
    crisis: 'Crise',
    negotiation: 'Négociation',
    security: 'Sécurité',
    humanitarian: 'Humanitaire',
    economic: 'Économie',
    environmental: 'Environnement',
    political: 'Politique',
  },
  difficulties: {
    all: 'Toutes',
    beginner: 'Débutant',
    intermediate: 'Intermédiaire',
    advanced: 'Avancé',
    expert: 'Expert',
  },
  featured: 'Campagnes à la une',
  all: 'Toutes les campagnes',
  shown: (value) => count(value, 'campagne affichée', 'campagnes affichées'),
  none: 'Aucune campagne trouvée',
  noneHint: 'Modifiez les filtres pour voir plus de campagnes.',
  clearFilters: 'Effacer les filtres',
  emptyCatalogue: 'Aucune campagne n’a encore été publiée ici. Revenez quand l’administration en aura ajouté une.',
  isNew: 'Nouveau',
  minutes: (value) => `${number(value)} min`,
  delegates: (value) => count(value, 'délégation IA', 'délégations IA'),
  seatsOf: (title) => `Sièges : ${title}`,
  failed: 'Les campagnes n’ont pas pu être chargées',
  retry: 'Réessayer',
}

/** Textes des listes de sessions. */
export const playedMessages: Translation<typeof englishPlayed> = {
  moved: 'Transférée vers votre compte',
  branch: 'Une branche : elle repart d’un moment d’une autre session.',
  knownDraw: 'Tirage connu : ses secrets pouvaient être consultés avant le début.',
  resumeTitle: 'Reprendre',
  finishedTitle: 'Sessions terminées',
  resume: (title) => `Reprendre ${title}`,
  debrief: (title) => `Bilan : ${title}`,
  open: 'Retrouver votre siège',
  read: 'Bilan',
  progress: 'Avancement',
  played: (percent) => `${percent} % de la session joués`,
  paused: 'En pause',
  running: 'En cours',
  score: (score) => `Score de la session : ${decimal.format(score)}`,
  lastPlayed: (when) => `Dernière partie : ${when}`,
  showAll: (value) => `Tout afficher (${number(value)})`,
  failed: 'Vos sessions n’ont pas pu être chargées. Les campagnes ci-dessous ne sont pas touchées.',
}

/** Temps relatif : « il y a 3 heures », « hier ». */
export const agoText: Translation<typeof englishAgo> = (at, now) => ago(at, now, timeAgo)

import { ofFrench } from '../../kit/language/french-countries.ts'
import type { Translation } from '../../kit/language/translation.ts'
import type { againMessages as englishAgain, turningMessages as englishTurning } from './turning-messages.en.ts'

const decimal = new Intl.NumberFormat('fr', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const figure = (value: number) => decimal.format(value)

/** Textes de ce que vos actions ont changé, et du retour à ces moments. */
export const turningMessages: Translation<typeof englishTurning> = {
  title: 'Vos tournants',
  intro:
    'Vos actions qui ont le plus changé le résultat. Chaque ligne ci-dessous a été jouée de ce moment jusqu’à la fin : les délégations jouent comme à leur habitude et vous répétez vos actions suivantes. Les chiffres sont des moyennes sur les mêmes quelques tirages.',
  none: 'Vous n’avez pas agi pendant cette session : rien n’a dépendu de vous.',
  noneNoticed:
    'Aucune de vos actions n’a changé le résultat à elle seule : sans l’une d’elles, la session finit à peu près de même.',
  at: (time) => `à ${time}`,
  helped: 'Cela a aidé',
  cost: 'Cela vous a coûté',
  columns: ['Dans ce cas', 'Score', 'Qualité', 'Texte adopté'],
  caption: (act) => `Comment finit la session : ${act}`,
  made: 'Telle quelle',
  silent: 'Sans elle',
  better: (act) => `Mieux : ${act}`,
  noBetter: 'Parmi les autres actions essayées à ce moment, aucune n’a fait mieux.',
  silenceBest: 'Ne rien dire aurait fait mieux que toutes les actions essayées.',
  figure,
  adopted: (ratio, draws) => `${Math.round(ratio * draws)} sur ${draws}`,
  summary: (made, silent) =>
    `Sans elle : score ${figure(silent.score)} et qualité ${figure(silent.quality)}, au lieu de ${figure(made.score)} et ${figure(made.quality)}.`,
  accept: (by, give, take) => `accepter l’offre ${ofFrench(by)} : « ${give} » en échange de « ${take} »`,
  decline: (by, give, take) => `décliner l’offre ${ofFrench(by)} : « ${give} » en échange de « ${take} »`,
  choosing: (choice) => `répondre à la crise : ${choice}`,
}

/** Textes pour rejouer la même session. */
export const againMessages: Translation<typeof englishAgain> = {
  again: 'Rejouer',
  busy: 'Préparation de la campagne…',
  failed: 'La campagne n’a pas pu être relancée',
  hint: (country) => `Pays : ${country}, même tirage`,
  draw: 'Le tirage de cette session, à partager avec qui veut jouer la même salle :',
  knownDraw:
    'Cette session a été ouverte avec un tirage connu : qui en avait le code pouvait lire tous les secrets avant le début.',
  seat: 'Prendre un autre siège',
  take: (country) => `Jouer : ${country}`,
  branch: 'Cette session est une branche : elle est identique à une autre jusqu’à un certain moment.',
  branchOrigin: 'Voir la session d’origine',
}

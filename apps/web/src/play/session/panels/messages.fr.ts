import { inFrench } from '../../../kit/language/counting.ts'
import { frenchDoes, ofFrench, theFrench, toFrench } from '../../../kit/language/french-countries.ts'
import type { Translation } from '../../../kit/language/translation.ts'
import type { panelMessages as english } from './messages.en.ts'

const THE_DRAFT = 'le projet'
const quoted = (what: string) => (what === THE_DRAFT ? what : `« ${what} »`)

const against = (what: string) => (what === THE_DRAFT ? 'contre le projet' : `contre, faute d’obtenir « ${what} »`)

/** Textes des panneaux à côté de la salle : texte, instructions, crise, actualités, délégations. */
export const panelMessages: Translation<typeof english> = {
  text: {
    title: 'Projet de résolution',
    numbered: (number) => `Projet de résolution ${number}`,
    adopted: 'Adopté',
    rejected: 'Non adopté',
    adjourned: 'Débat ajourné',
    open: 'À l’examen',
    organ: (name = 'Le comité') => `${name},`,
    none: 'Aucun projet n’est à l’examen.',
    noneHelp:
      'La première proposition devient le projet. Choisissez dans l’ordre du jour ci-dessous, ou dites ce que vous voulez y voir.',
    sponsors: 'Auteurs',
    signatories: 'Signataires',
    names: (have, need) =>
      have < need
        ? `${have} noms sur les ${need} nécessaires à un vote`
        : `Assez de noms pour un vote (${have}, ${need} nécessaires)`,
    nobody: 'aucun',
    marks: 'Montrer les changements récents',
    quo: 'Encore au statu quo',
    quoNone: 'Chaque point de l’ordre du jour a un paragraphe.',
    agenda: 'Ordre du jour et options',
    agendaHelp: 'Les barres sont confidentielles : ce que chaque option vaut pour votre capitale.',
    inText: 'dans le texte',
    redLine: 'ligne rouge',
    redLineHelp: 'Votre capitale ne vous autorise pas à l’accepter.',
    propose: 'Proposer',
    // said by the player's delegation, hence English
    proposeWords: (option, issue) => `We propose ${option} on ${issue}.`,
    ownValue: (percent) => `vaut ${percent} sur 100 pour vous`,
    majority: (majority) => `Adoption : ${majority}`,
  },
  hints: {
    title: 'À essayer',
    progress: (done, of) => `${done} sur ${inFrench.count(of, 'étape', 'étapes')}`,
    status: { done: 'Fait : ', next: 'Ensuite : ', ahead: '' },
  },
  brief: {
    title: 'Vos instructions',
    private: 'Personne d’autre ne les voit.',
    worse: 'pire que pas d’accord',
    acceptable: 'acceptable',
    strong: 'solide',
    meter: 'Le texte au regard de vos instructions',
    walkAway: 'seuil de rupture',
    agenda: 'Ce que veut votre capitale',
  },
  events: {
    label: 'Crise et actualités',
    crisis: 'Crise en cours',
    updates: 'Actualités de la campagne',
    collapse: 'Replier le panneau',
    expand: 'Déplier le panneau',
  },
  crisis: {
    missing: 'Les données de la campagne sont incomplètes (aucune crise). Veuillez recommencer.',
    restart: 'Retour aux campagnes',
    urgency: { low: 'Peu urgent', medium: 'Assez urgent', high: 'Très urgent', critical: 'Critique' },
    keyFacts: 'Faits essentiels',
    stakeholders: 'Parties prenantes',
    outcomes: 'Issues possibles',
    left: (time) => `${time} pour répondre`,
    choices: 'Votre réponse',
    capital: (points) => `Crédit auprès de votre capitale : ${points}`,
    refill: 'Tenir une promesse en rend une partie, une fois par question.',
    cost: (points, of) => `Coûte ${points} sur ${of}`,
    tooDear: (points, of) => `Coûte ${points}, vous avez ${of}`,
    chance: (percent) => `${percent} % de chances`,
    chanceHelp:
      'Une estimation d’après ce que tout le monde voit : l’estime qu’on vous porte, la tension et les soutiens annoncés. Arrondie à 5 %.',
    choose: 'Choisir',
    answeredBy: (country) => `Réponse ${ofFrench(country)}`,
    succeeded: (percent) => `Succès (${percent} % de chances).`,
    failed: (percent) => `Échec (${percent} % de chances).`,
    lapsed: 'Personne n’a répondu à temps.',
    over: 'La session a pris fin avant toute réponse.',
    earlier: 'Crises précédentes',
  },
  updates: {
    empty: 'Les événements s’afficheront ici.',
    label: 'Dix dernières entrées, les plus récentes d’abord',
  },
  delegates: {
    title: (count) => `Délégations (${count})`,
    speaking: 'A la parole',
    you: 'Vous',
    person: 'Personne réelle',
    mood: (mood, temperament) => `${mood}, ${temperament}`,
    relation: (word, value) => `Relation avec vous : ${word.toLowerCase()} (${value})`,
    nothingSaid: 'N’a pas encore pris la parole.',
    open: (country) => `Ouvrir la fiche ${ofFrench(country)}`,
    back: 'Toutes les délégations',
  },
  chair: {
    name: 'Présidence',
    neutral: 'Neutre',
    office: (rules) =>
      rules === '' ? 'Veille à l’ordre, sans voter.' : `Veille à l’ordre, sans voter. Règlement : ${rules}.`,
    noRuling: 'N’a encore pris aucune décision.',
  },
  dossier: {
    faction: 'Camp',
    blocs: 'Groupes',
    motivations: 'Motivations',
    facts: 'Arguments tirés de',
    source: (title, year) => `${title}, ${year}`,
    credibility: 'Crédibilité',
    credibilityValue: (value) => `${value} sur 100`,
    positions: 'Positions d’après ses votes',
    axis: { low: 'statu quo', high: 'audacieuse' },
    position: (word) => word,
    positionWords: ['statu quo', 'prudente', 'médiane', 'ambitieuse', 'audacieuse'],
    between: 'Entre vous',
    nothingBetween: 'Ni promesse ni menace entre vous jusqu’ici.',
    remembers: (country, what, phase) => `${frenchDoes(country, 'se souvient', 'se souviennent')} : ${what} (${phase})`,
    youPromised: (what) => `votre promesse de soutenir ${quoted(what)}`,
    theyPromised: (what) => `une promesse qui vous a été faite, soutenir ${quoted(what)}`,
    youThreatened: (what) => `votre menace de voter ${against(what)}`,
    theyThreatened: (what) => `une menace de voter ${against(what)}`,
    theDraft: THE_DRAFT,
    status: { open: 'en cours', kept: 'tenue', broken: 'rompue' },
    goTo: 'Aller à ce moment',
    regard: (from, to, word, value) =>
      `Relation ${ofFrench(from)} avec ${theFrench(to)} : ${word.toLowerCase()} (${value})`,
    others: 'Avec les autres',
    said: 'Dernière intervention',
    agenda: 'Objectif secret, révélé',
    speakTo: (country) => `S’adresser ${toFrench(country)}`,
  },
}

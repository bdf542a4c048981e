import { stemOf } from '../text/stem.ts'

/** Stop words of the agenda matching: grammar, and the vocabulary of speaking itself. */
export const IGNORED: ReadonlySet<string> = new Set(
  `a an the of to in on at by for from with and or but as is are be been being was were am it its this that these those there here
  we i you he she they them us our ours my me your yours their his her who whom whose which what when where why how
  will would shall should can could may might must do does did have has had having
  if then than so too very just only also more most much many any some each every all such other others another own same
  up into over under about against between through during before after above below out off again further once per
  support supports favour favor oppose opposes accept accepts agree agrees agreed reject propose proposes suggest believe think want wants like
  need needs call calls upon urge urges vote votes motion second resolution draft text clause paragraph committee chair floor speak
  delegate delegates delegation delegations distinguished honourable honorable colleagues colleague madam sir mister excellency
  state states party parties member members country countries nation nations let please thank thanks yes deal offer proposal amendment
  really actually maybe perhaps really just quite today come back show everyone everybody anyone anybody nobody someone somebody stuff lot rich
  long quick quickly soon say says said tell know knows okay ok guess hey sorry great nice totally finally wish wishes promise promises always
  put make made take taken get go give gives given come way thing things position view issue question point matter
  , % $ € £ °`
    .split(/\s+/)
    .filter((word) => word !== ''),
)

/**
 * Words that only distinguish a term from its opposite ("never tax downloads"): they count inside a whole term, not
 * alone.
 */
export const TURNING: ReadonlySet<string> = new Set(['not', 'never'])

/** Groups of words that delegates use as synonyms. */
const FAMILIES = [
  'curb restriction limit control',
  'doctor clinician medic physician',
  'phone call telephone ring',
  'private confidence confidential privately',
  'small little',
  'team group crew',
  'website portal platform',
  'hacker attacker hack',
  'medicine drug vaccine',
  'outbreak epidemic disease',
  'plant reactor station',
  'electric electricity power energy',
  'convoy truck relief aid humanitarian',
  'download transmission digital electronic',
  'mineral ore earth metal',
  'law legal lawful',
  'proof evidence',
  'blame attribute attribution accuse',
  'researcher scientist academic',
  'rebuild reconstruction recovery reconstruct',
  'justice accountability guilt',
  'ratify ratification ratified',
  'disarm disarmament reduction reduce',
  'withdrawal withdraw leave',
  'replenish refill fill',
  'antibiotic antimicrobial',
  'fatten fat growth',
  'animal livestock mammal wildlife',
  'island marine sea',
  'coast coastal',
  'mediate mediator mediation',
  'quiet discreet private',
  'published public publish',
  'emergency surge',
  'exempt exemption exception waiver',
  'train training skill',
  'money cash fund funding finance dollars payment',
  'emission carbon greenhouse pollution',
  'ceasefire truce armistice',
  'monitor observer inspector verify verification inspection watch oversight',
  'vaccine jab shot dose',
  'patent intellectual licence license',
  'tariff duty duties levy customs',
  'hack hacking intrusion cyberattack',
  'dismantle destroy eliminate abolish scrap',
  'warhead nuke bomb arsenal weapon',
  'test testing detonation explosion',
  'refugee displaced',
  'corridor passage route',
  'report disclose notify reporting',
  'binding mandatory obligatory compulsory enforceable',
  'voluntary optional nonbinding',
  'ban prohibit outlaw forbid prohibition',
  'court tribunal judge arbitration',
  'grain wheat food cereal',
  'poor poorest developing vulnerable',
  'rich wealthy developed',
  'grant grants',
  'loan lend debt credit',
  'double doubling twice',
  'triple tripling threefold',
  'hospital clinic medical',
  'child children kid kids',
  'return repatriate home',
  'sanction sanctions embargo',
  'inquiry investigation probe investigate',
  'compensation reparation reparations',
  'immediate immediately now',
  'share sharing pool pooling',
  'stockpile reserve stock',
  'alarm alert warning',
  'treaty convention agreement pact accord',
  'expert specialist technical',
  'ship shipping vessel maritime',
  'plane aviation flight airline',
  'tax taxes levy levies',
  'private corporate investor business',
  'company companies corporation business',
  'farmer farm agriculture agricultural',
  'subsidy subsidies subsidise',
  'worker workers labour job jobs',
  'pause suspension moratorium halt freeze',
  'infrastructure grid utility',
  'secret confidential classified',
  'free unhindered unconditional unrestricted',
  'mine mines demining minefield',
  'prisoner prisoners captive detainee',
  'sample samples pathogen specimen virus',
  'enrich enrichment uranium',
]

const KIN = new Map<string, readonly string[]>()
for (const family of FAMILIES) {
  const stems = [...new Set(family.split(' ').map(stemOf))]
  for (const stem of stems) KIN.set(stem, [...(KIN.get(stem) ?? []), ...stems.filter((other) => other !== stem)])
}

/** Stems of the same group. */
export function kinOf(stem: string): readonly string[] {
  return KIN.get(stem) ?? []
}

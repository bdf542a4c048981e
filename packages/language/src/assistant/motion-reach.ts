/** The world that a motion belongs to; "open" where its words do not tell. */
export const REACHES = ['states', 'country', 'school', 'family', 'firms', 'culture', 'sport', 'open'] as const
export type Reach = (typeof REACHES)[number]

/** Worlds in which people, and not states, are told what to do. */
export const AMONG_PEOPLE: readonly Reach[] = REACHES.filter((reach) => reach !== 'states')

/** Words of each world; where two are named as often, the earlier one is meant. */
const WORDS: readonly (readonly [Exclude<Reach, 'open'>, RegExp])[] = [
  [
    'sport',
    /\b(?:sports?|sporting|athletes?|olympics?|football\w*|soccer|world cups?|fifa|championships?|matches|tournaments?|referees?|doping|stadiums?|teams?|players?|boxing|cricket|tennis|formula one|coaches)\b/g,
  ],
  [
    'culture',
    /\b(?:museums?|art|arts|artists?|artefacts?|artifacts?|bronzes|marbles|heritage|statues?|monuments?|theatres?|operas?|films?|cinemas?|music|songs?|novels?|books|literature|paintings?|galler(?:y|ies)|cathedrals?|treasures|librar(?:y|ies)|colonial times|cultural|festivals?|exhibitions?|museum objects)\b/g,
  ],
  [
    'school',
    /\b(?:schools?|schooling|school day|pupils?|students?|teachers?|homework|exams?|examinations?|grades?|grading|classrooms?|class(?:es)?|lessons?|uniforms?|universit(?:y|ies)|colleges?|tuition|curriculum|headteachers?|education|timetables?|scholarships?)\b/g,
  ],
  [
    'family',
    /\b(?:parents?|parenting|child(?! labou?r)|children|childhood|teenagers?|teens?|famil(?:y|ies)|kids|minors|youth|young people|under[- ](?:\d\d|sixteens?|eighteens?)s?|under (?:the age of )?(?:sixteen|eighteen|fourteen|thirteen|1\d)|mothers?|fathers?|babies|grandparents?|marriages?|bedtime)\b/g,
  ],
  [
    'states',
    /\b(?:united nations|u\.?n\.?|security council|general assembly|vetos?|veto|states|member state|world trade|coal|oil and gas|nations|countries|treat(?:y|ies)|conventions?|international\w*|global|worldwide|nuclear|disarmament|sanctions?|embargo\w*|peacekeep\w+|refugees?|migrants?|nato|european union|e\.?u\.?|african union|asean|foreign aid|aid|developing|developed countries|debts?|arms|weapons?|warheads?|troops|sovereign\w*|diplomats?|diplomatic|genocide|atrocit\w+|war crimes?|climate|fossil|emitters?|deep sea|seabed|oceans?|outer space|antarctica|icc|world health organization|outbreaks?|norms|wto|imf|world bank|imports?|exports?|tariffs?|borders?|cross-border|dictators\w*|aggressor\w*|occupation|intervention|humanitarian|multilateral\w*|peace|pandemics?|vaccines?|russian?|china|chinese|ukraine|iran|israel\w*|palestin\w*|taiwan|north korea|africa)\b/g,
  ],
  [
    'firms',
    /\b(?:compan(?:y|ies)|corporations?|firms?|business(?:es)?|employers?|employees|workers?|workplaces?|wages?|working (?:week|hours)|work(?:ing)? week|working week|four-day week|brands?|advertis\w+|adverts?|ads|apps?|social (?:media|networks?)|platforms?|algorithms?|ai|artificial intelligence|chatbots?|robots?|automation|self-driving|facial recognition|(?:smart)?phones?|internet|online|tech(?:nology)?|data|crypto\w*|bitcoin|video games?|loot boxes|influencers?|fast fashion|plastic|packaging|clothes|products|goods|shops?|child labou?r|supermarkets?|banks?|billionaires?|monopol(?:y|ies)|patents?|factor(?:y|ies)|internships?|gig economy|tik ?tok|instagram|google|start-?ups?|trade unions?)\b/g,
  ],
  [
    'country',
    /\b(?:citizens?|citizenship|vot(?:e|es|er|ers|ing)|elections?|referendums?|parliaments?|governments?|ministers?|presidents?|prime minister|police|prisons?|prisoners?|crime|criminals?|jails?|sentences?|jur(?:y|ies)|judges?|courts?|law|laws|taxes|tax|inherit\w+|cit(?:y|ies)|city cent(?:re|er)s|cars?|traffic|driving|public transport|buses|trains?|hospitals?|health ?care|doctors?|organs?|euthanasia|basic income|constitution|national service|military service|conscription|monarch(?:y|s|ies)?|king|queen|royal|capital punishment|drugs?|cannabis|smoking|tobacco|cigarettes?|vap(?:e|es|ing)|alcohol\w*|gambling|sugar\w*|fast food|junk food|housing|rents?|landlords?|pensions?|welfare|benefits|death penalty|lords|senate|flights?|flying|airlines?|cruise ships?|fur|bullfight\w*|zoos?|animals?|circus(?:es)?|meat|hunting|fireworks|guns?|surveillance|cameras|churches|religio\w+|hate speech|free speech|media|newspapers|wealth|rich|poor|homeless\w*|immigra\w+|speed limits?|motorways?|tipping|daylight saving)\b/g,
  ],
]

export function reachOf(motion: string): Reach {
  // the organisation and the pronoun differ in their capitals only
  const lower = motion.replaceAll(/\bWHO\b/g, 'World Health Organization').toLowerCase()
  const counts = WORDS.map(([reach, words]) => ({ reach, count: lower.match(words)?.length ?? 0 }))
  const most = Math.max(...counts.map(({ count }) => count))
  return most === 0 ? 'open' : (counts.find(({ count }) => count === most)?.reach ?? 'open')
}

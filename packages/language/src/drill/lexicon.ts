import { stemOf } from '../text/stem.ts'
import { termsOf } from '../text/terms.ts'

const stems = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(stemOf))

/** Words that say nothing about any one subject: talk about the debate itself, and the vaguest praise and blame. */
export const FILLER: ReadonlySet<string> = new Set(
  termsOf(
    'argument arguments argue point points reason reasons first firstly second secondly third thirdly next finally last lastly conclusion conclude ' +
      'moreover furthermore however therefore thus consequently additionally also besides anyway overall sum summary demonstrate demonstrated shown show shows ' +
      'motion house debate debates speech speeches speak speaking talk talking topic topics issue issues matter matters question questions subject side sides ' +
      'opponent opponents opposition opposing proposition team chair chairs delegate delegates honourable honorable dear ladies gentlemen madam mister colleague colleagues ' +
      'evidence proof prove proven proves clear clearly obvious obviously certain certainly sure surely definite definitely truth true fact facts valid objection hold stand stands standing ' +
      'important importance relevant interesting significant serious complex difficult big huge large small high low few great very good bad nice better best worse right wrong fair unfair ' +
      'people person world everyone everybody nobody today nowadays tomorrow future time times day year years life lives society humanity ' +
      'think thinking thought believe believes opinion view views feel consider considered see seen look looks looking hear heard come comes came take takes taken put use used ' +
      'change changes different difference challenge challenges opportunity step direction forward together cooperation common goal goals way find found many lot lots number ' +
      'support supports supporting oppose opposes vote votes voting favour favor against urge thank thanks honour begin start end finish listen listening listened attention ' +
      'word words aspect aspects fundamental essential crucial key vital well new old long short whole part general country countries state states government governments ' +
      'try trying keep kept said told made making makes maker try really act action actions discuss discussed discussion discussions solution solutions problem problems ' +
      'mention mentioned say saying add added explain case role play plays bring brings remember want wants basis based reality perspective perspectives various several respect deserve carefully possible impossible hope sense understand understanding concern concerns concerning regard regards address ' +
      'simple simply outline strong stronger strongest tie ties principle principles widely accept accepted follow follows example examples instance instances known mistaken mistake combine combines inevitable premise premises logic logical sound falls middle deal deals rush aware depend depends ' +
      'positive negative effect effects impact impacts result results benefit benefits advantage advantages disadvantage disadvantages consequence consequences situation situations area areas manner approach approaches measure measures range focus ensure achieve success successful progress improve improvement effort efforts dialogue conversation statement statements position positions stance claim claims conviction firmly strongly truly deeply highly extremely rather quite ultimately indeed moment path heart international global community generation generations responsibility honest honestly careful attempt begin began beginning',
  ),
)

export const GOOD = stems(
  'good great fair decent just safe safer secure protect protects protection help helps helped save saves saved benefit benefits necessary useful effective works worked better best improve strengthen gain gains cheap cheaper peace trust fix fixes cure solve solves solution reward rewards success succeed succeeded honest stable stability freedom win wins progress allow allowed deserve reliable healthy happier essential stay stays remain keep keeps worth valuable sensible wise learn teaches equal legal ensure guarantee guarantees defend promote promotes rescue rescues restore restores enable enables empower encourage encourages fairer overdue responsible moral humane efficient affordable proven practical workable realistic answer worked beneficial vital favour deserves hope strengthens improves brave smart clever good-willed prosper thrive',
)
export const BAD = stems(
  'bad wrong harm harms hurt hurts kill kills killed danger dangerous unfair unjust fail fails failed failure useless worse worst expensive destroy destroys damage lose loses lost threat threaten risk risks risky break breaks weaken weakens chaos suffer suffers undermine undermines erode erodes backfire backfires crush crushes ruin ruins bankrupt abandon betray betrays escalate provoke provokes reckless naive illusion toothless unrealistic unenforceable unworkable distort exploit exploits collapse collapses sacrifice drain hinder hinders hamper deprive deprives unfairly worthless symbolic empty excuse harmful terrible awful horrible stupid senseless irresponsible immoral inhumane costly counterproductive wrongly hostile shame lethal broken victims mistake mistakes cruel pain poison abuse corrupt cheat impossible pointless absurd crazy silly unsafe unstable gridlock bureaucratic slow unnecessary punish punishes injustice inequality addiction addictive stress burden unequal illegal evil trap blame hide hides',
)
/** Circumstances that are bad in themselves, whoever brings them up: they weigh less. */
export const ILLS = stems(
  'war wars famine hunger starve starves fear error problem problems die dies dying death disaster atrocity atrocities massacre genocide violence crime lie lies poverty waste protectionism tariff pollution accident leakage',
)
/** What stands before a good or bad word and turns it round: "stops wars". */
export const PREVENTS = stems(
  'stop stops stopped stopping prevent prevents prevented avoid avoids end ends ended cut cuts reduce reduces fewer less fix fixes solve solves cure cures fight fights without against lack lacks limit limits deter deters',
)
export const NEGATES: ReadonlySet<string> = new Set(
  "not no never nobody nothing none neither nor cannot can't cant don't dont doesn't doesnt didn't didnt won't wont isn't isnt aren't arent wasn't wasnt shouldn't shouldnt wouldn't wouldnt couldn't couldnt hardly without mustn't haven't hasn't".split(
    ' ',
  ),
)

/** Announcements, thanks and repetitions: words about the speech instead of the matter. */
export const ABOUT_ITSELF =
  /\b(?:thank you|thanks|honou?r(?:able|ed)?|ladies and gentlemen|dear (?:chair|judges?|delegates?|opponents?|all|friends)|good (?:morning|afternoon|evening)|before i (?:begin|start)|let me (?:just |first |begin|start|say|tell|explain|repeat)|(?:i|we)(?:'d| would)? (?:like|want) to (?:say|talk|begin|start|stress|repeat|come|take|make|mention|point)|(?:i'm|we're|i am|we are) going to|as i (?:said|mentioned|have said)|like i said|what i (?:mean|want|have)|to sum up|to conclude|in conclusion|to come to an end|i'll come back|(?:that's|that is) (?:our|my|basically) (?:point|answer)|first thing|next thing|other thing|important (?:topic|question|topic)|today's (?:question|topic|debate)|to repeat|once again|as we(?:'ve| have) (?:seen|shown|said))\b/i

/** Words that nobody says of a person in earnest except to insult. */
const ALWAYS =
  /\b(?:idiot(?:s|ic)?|moron(?:s|ic)?|imbeciles?|shut up|scum|bastards?|clowns?|cretins?|dimwits?|half-?wits?|brainless|brain-?dead|retard\w*|(?:ass|arse)(?:hole)?s?|jackass|airheads?|crybab(?:y|ies)|psychos?|lunatics?|pathetic|half a brain|grow up(?=[.!])|lost (?:his|her|your|their) minds?|out of (?:his|her|your|their) minds?|do-gooders?|makes? me (?:sick|laugh)|sick of (?:listening|hearing|people like)|brats?|no brain|without a brain|nobody with a brain)\b/gi
const HARSH =
  '(?:stupid|dumb|fools?|foolish|losers?|liars?|pigs?|jerks?|trash|garbage|ugly|disgusting|cowards?|cowardly|hypocrites?|ignorant|rubbish|nonsense|ridiculous|laughable|worthless|clueless|parasites?|naive|spoilt|spoiled|empty-headed|dreamers?|bab(?:y|ies)|embarrass\\w+|a joke|lying|greedy|crazy|insane|evil|heartless|useless|incompetent|childish|silly|lazy|corrupt|arrogant|monsters?)'
const PERSON =
  '(?:you|your|opponents?|(?:my|the|this|her|his) (?:honourable )?(?:opponent|delegate)s?|she|he|they|opposition|other (?:side|team)|people like (?:you|them|her|him))'
/** Harsh words that are aimed at somebody. */
const AIMED = new RegExp(
  `\\b${PERSON}(?:['’]s)? (?:(?:are|is|was|were|must be|sounds?|looks?|talks?|speaks?|am) )?(?:(?:a|an|the|such|so|just|really|nothing but|all|own|fat|little|always|only|too|very|simply|completely|totally) )*${HARSH}\\b|\\b(?:you|they|he|she)['’](?:re|s) (?:(?:a|an|so|just|such|all|too|really|very|completely) )*${HARSH}\\b|\\b${HARSH} (?:\\w+ )?(?:opponents?|delegates?|people like)\\b|\\b(?:you|your) ${HARSH}|\\b(?:only|what) an? ${HARSH}\\b`,
  'gi',
)

/** Scorn without a harsh word: for what somebody can, has read, or is worth. */
const SCORN =
  /\b(?:(?:opponent|delegate|he|she|you|they) (?:plainly |clearly |obviously |evidently )?(?:has|have)(?: not|n['’]t|) (?:never )?(?:read|understood|opened) (?:a|one|any|the|it|anything)\b|leave (?:the )?thinking to|(?:if )?stupidity|even (?:you|he|she) (?:could|might|should|can) have (?:understood|seen|known)|waste of (?:our|my|everyone['’]?s) (?:time|afternoon|morning|day|air)|(?:should|ought to) be ashamed|emptiness to stand|for once in (?:your|his|her) life|with that face|never worked a day|(?:would|could)n['’]t last (?:one|a) day|a child['’]?s drawing)/gi

/** Number of insults in a sentence; a harsh word counts only when it is aimed at people. */
export function insultsIn(text: string): number {
  return (text.match(ALWAYS)?.length ?? 0) + (text.match(AIMED)?.length ?? 0) + (text.match(SCORN)?.length ?? 0)
}

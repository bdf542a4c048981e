import type { ADDITIONS, Addition, Operation, ProductKind } from './operations.ts'

/** Sizes and tones that a piece of a follow-up names, the first that matches. */
export const PLAIN: readonly (readonly [RegExp, Operation])[] = [
  [
    /^(?:(?:it'?s |that'?s |way |much |a bit )*too (?:long|wordy)|(?:much |way |even |a (?:bit|little|lot) )*short(?:er|en)?|brief(?:er|ly)?|cut it(?: down)?|(?:trim|condense|compress)(?: it| that| this)?|tl;?dr|less(?: long| words| text|(?=[\s.!?…]*$))|(?:be )?(?:more )?concise|(?:summar(?:y|ise|ize)|resume|sum(?: it| that| this)? up)(?: it| that| this)?(?: (?:in|to) .{1,30})?|in short|keep it (?:short|brief)|(?:the )?short(?:er)? (?:version|form|answer)|half (?:the|that|as) (?:length|size|long)|quick version|just the (?:gist|basics|main points?|key points?)|the gist|bullet points?)\b/i,
    { kind: 'resize', to: 'shorter' },
  ],
  [
    /^(?:(?:much |way |even |a (?:bit|little|lot) )*long(?:er)?|too short|(?:a (?:bit|little|lot) )?more(?! (?:formal|official|professional|serious|academic|diplomatic|polite|friendly|casual|human|natural|neutral|careful|cautious|secret|aggressive|forceful|ambitious|convincing|dramatic|passionate|emotional|personal|simple))(?: detail(?:s|ed)?| depth| info(?:rmation)?| on (?:that|this|it)| about (?:that|this|it))?|go on|continue|keep going|tell me more(?: about (?:that|this|it))?|(?:in |with )?(?:more )?(?:detail|depth)|in-depth|elaborate|expand(?: on (?:that|this|it)| it| that| this)?|say more|go deeper|flesh it out|more please|and\?*$)/i,
    { kind: 'resize', to: 'longer' },
  ],
  [
    /^(?:(?:explain|say|put|tell|describe)?(?: it| that| this| me)*\s*(?:to me )?(?:again )?(?:like|as if|as though) (?:i(?:'m| am| was| were)|to) (?:a |an )?(?:\d+|five|six|seven|eight|nine|ten|eleven|twelve|kid|child|beginner|dummy|idiot|newbie)\b.*|(?:much |way |even |a (?:bit|little|lot) )*(?:simpl(?:er|y|e|ify)|easier|plainer)\b.*|dumb (?:it|that|this) down\b.*|in (?:simple|easy|plain|normal|other|simpler|your own) (?:words?|english|terms?|language)\b.*|(?:explain|say|put) (?:it|that|this) (?:more )?(?:simpl\w*|easier|in (?:simple|plain|easy|other|normal|simpler) (?:words?|english|terms?))\b.*|i (?:still )?(?:don'?t|do not) (?:get|understand)(?: it| that| this)?|(?:still )?(?:confus(?:ed|ing)|lost)|(?:(?:it'?s|that'?s|way|much|a bit) )*(?:too|less|not so|not that) (?:formal|stiff|complicated|hard|difficult)\b.*|sounds? (?:more )?like me|(?:more |make it )*(?:casual|informal|conversational|natural|human)\b.*|for (?:a )?(?:kids?|child(?:ren)?|beginners?)|huh|what\?+$|come again)/i,
    { kind: 'tone', to: 'simpler' },
  ],
  [
    /^(?:(?:much |way |even |a (?:bit|little|lot) )*(?:more |less )?(?:(?:hard|strong|tough|bold|firm|sharp|fierc|punchi|stern|strict|spici|loud|angri|fieri|harsh|mean|brav)(?:er|est)?(?: ones?| language| wording)?|punchy|spicy|angry|fiery|edgy|exciting|interesting|powerful|dramatic|aggressive(?:ly)?|forceful|assertive|ambitious|binding|convincing|persuasive|passionate|emotional|confident|difficult|challenging|secret(?:ive)?|covert)\b|(?:much |way |a bit )?less (?:boring|soft|weak|bland|generic|dull|polite|nice)\b|too (?:soft|weak|boring|bland|nice|polite|generic|dull|easy|tame)\b|spice it up|toughen it(?: up)?|attack (?:them|him|her) more|stronger (?:verbs?|words?|language)|harder)\b/i,
    { kind: 'tone', to: 'harder' },
  ],
  [
    /^(?:(?:much |way |even |a (?:bit|little|lot) )*(?:more )?(?:gentl|soft|mild|kind|nic|calm|weak|warm|friendli)(?:er|e|y)?\b|(?:a (?:bit|little) )?more (?:polite|diplomatic|friendly|respectful|cooperative|neutral|moderate|careful|cautious)\b|(?:much |way |a bit )?less (?:aggressive|harsh|strong|angry|hostile|mean|tough|rude|confrontational)\b|too (?:aggressive|harsh|strong|angry|hostile|mean|tough|rude)\b|tone it down|polite(?:r|ly)?|diplomatic(?:ally)?|easier ones?)/i,
    { kind: 'tone', to: 'gentler' },
  ],
  [
    /^(?:(?:much |way |even |a (?:bit|little|lot) )*(?:more )?(?:formal(?:ly)?|official|professional|serious|academic|diplomatic language)|too (?:casual|informal|chatty)|less (?:casual|informal|chatty))\b/i,
    { kind: 'tone', to: 'more-formal' },
  ],
  [
    /^(?:(?:write |give me |show me |do |try |say |make )?(?:it |that |this )?(?:again|(?:yet )?another(?: one| go| version| try| idea| option)?|one more(?: time)?|(?:the |a )?(?:next|new|different|other|alternative)(?: one| ones| version| way| wording| idea| option)?|something (?:else|different)|others?|more (?:of (?:them|those|these)|ones)|re-?(?:do|write|phrase|generate|word)(?: it| that| this)?|try again|once more|two more|some more|more ideas?|differently)|(?:i )?(?:don'?t|do not) like (?:it|that|this))$/i,
    { kind: 'another' },
  ],
  [
    /^(?:(?:please )?(?:fix|correct|mend|repair)(?: it| that| this| them| everything| all| all of (?:it|them|those)| the (?:errors?|mistakes?|rest|text|draft|clauses?|resolution))*(?: for me| up)?|apply (?:it|them|all|everything|the corrections?|those|your (?:corrections?|changes))(?: of them)?|(?:show|give|print|write)(?: me)? (?:the |a )?(?:corrected|fixed|mended|clean) (?:version|text|draft|one|resolution)|(?:(?:show|give|tell)(?: me)? |what(?:'s| is| are) )?(?:the |your )?(?:right |correct )?(?:answers?|solutions?)(?: please| now)?[?!]*|(?:make|put) it (?:right|correct))$/i,
    { kind: 'correct' },
  ],
  [
    /^(?:how (?:do|would|can) you know(?: that| this| it)?|(?:what(?:'s| is| are) (?:the |your )?)?(?:source|reference|citation|evidence|proof)s?(?: for (?:that|this|it))?|(?:any|your|the|with|give me (?:a|the|your)) (?:source|reference|citation|evidence|proof)s?(?: (?:for|on) (?:that|this|it))?|says who|who says(?: so| that)?|where (?:is|did|does|do|are) (?:that|this|it|you|these|those)\b.{0,30}(?:from|get|say|said|written|find)\b.*|is (?:that|this|it) (?:really )?(?:true|right|correct)|(?:are )?you sure(?: about (?:that|this|it))?|really|can i (?:trust|cite|quote) (?:that|this|it|you)|what (?:do|can|should) i cite|(?:which|what|any) (?:one )?(?:of (?:those|these|the) )?(?:numbers?|figures?|facts?|one)\b.{0,30}\b(?:cite|source|quote)\b.*|cite (?:it|that|this))\??$/i,
    { kind: 'sources' },
  ],
  [
    /^(?:(?:can|could) (?:you|i|we) (?:give|show|have|get|see)(?: me)? )?(?:(?:give|show)(?: me)? )?(?:(?:an?|one|some|any|another|a real|for|with|like) )*(?:e\.?g\.?|(?:real |concrete |good |short |worded |real-?life )?examples?|like what|such as(?: what)?|for instance|sample)(?: (?:of|for) (?:it|that|this|one|them|those|each)| please| in real life| from real life)*$/i,
    { kind: 'example' },
  ],
  [
    /^(?:(?:the |now |and |take |argue |do |show |give me |what about |what(?:'s| is) )*(?:other|opposite|opposing|flip|contrary) (?:sides?|view|position|case)(?: of (?:it|that|this)| please| now)*|(?:switch|swap|change|flip|reverse) (?:the )?(?:sides?|roles?|positions?)|(?:now )?(?:argue )?(?:the )?(?:opposite|reverse|contrary)|counter(?: it| that)?|the (?:pros?|cons?)|devil'?s advocate)$/i,
    { kind: 'other-side' },
  ],
  [
    /^(?:who|which|what|anybody|anyone|any|which (?:countries|states)) (?:else|others?)(?: .{0,40})?$|^(?:any )?others$/i,
    { kind: 'others' },
  ],
  [
    /^(?:who|how) (?:pays|will pay|would pay|funds|finances|(?:is|are|will) (?:it|this|that|they|these)(?: all)? (?:be )?(?:paid|funded|financed))\b.{0,30}$/i,
    { kind: 'add', what: 'funding' },
  ],
]

/** "Why?", also about a thing that was said: "why do they disagree". */
export const WHY =
  /^(?:but |and |so )*(?:why(?: (?:not|though|tho|is (?:that|this|it)(?: so)?|so|exactly|do(?:es)? (?:it|that|this|they|you|we|he|she)\b.{0,40}|did (?:it|that|they|he|she)\b.{0,40}|(?:number|point|clause|no\.?) \d+))?|how come|for what reason|what(?:'s| is) the reason|because of what|reasons?)[\s?!.]*$/i

export const ADDED: readonly (readonly [Addition, RegExp])[] = [
  ['funding', /\b(?:fund(?:s|ing|ed)?|money|financ\w+|budget|dollars?|who pays|costs?)\b/i],
  ['fact', /\b(?:facts?|statistics?|stats?|numbers?|figures?|data|evidence|percentages?)\b/i],
  ['review', /\b(?:review|report(?:ing)?|monitor\w*|follow[- ]up|oversight)\b/i],
  ['deadline', /\b(?:deadline|date|timeline|time ?frame|by 20\d\d|due date|time limit)\b/i],
  ['quotation', /\b(?:quot(?:e|es|ation|ations))\b/i],
  ['proposal', /\b(?:proposals?|solutions?|measures?|call to action|an? ask)\b/i],
  ['concern', /\b(?:concerns?|worr(?:y|ies)|problems?|red lines?|objections?)\b/i],
] satisfies readonly (readonly [(typeof ADDITIONS)[number], RegExp])[]

export const TURNED: readonly (readonly [ProductKind, RegExp])[] = [
  ['speech', /\bspeech\b/i],
  ['clauses', /\b(?:clauses?|resolution|operatives?|preamb\w*)\b/i],
  ['paper', /\bposition paper|\bpaper\b/i],
  ['brief', /\bbrief(?:ing)?\b/i],
  ['crisis-note', /\b(?:crisis note|directive|press release)\b/i],
  ['quiz', /\bquiz\b/i],
  ['study-plan', /\bplan\b/i],
]

export const NUMBERS: Readonly<Record<string, number>> = {
  one: 1,
  a: 1,
  an: 1,
  first: 1,
  '1st': 1,
  two: 2,
  second: 2,
  '2nd': 2,
  three: 3,
  third: 3,
  '3rd': 3,
  four: 4,
  fourth: 4,
  '4th': 4,
  five: 5,
  fifth: 5,
  '5th': 5,
  six: 6,
  sixth: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  last: -1,
  half: 0.5,
}

/** What a sentence refers to, and in which direction it would move the text. */
export type Cue =
  | 'draft'
  | 'proposal'
  | 'offer'
  | 'motion'
  | 'it'
  | 'further'
  | 'back'
  | 'beyond'
  | 'short-of'
  | 'furthest'
  | 'status-quo'
  | 'as-drafted'

/** Rows of cue, weight (0…1) and pattern. */
export const CUES: readonly (readonly [cue: Cue, weight: number, pattern: string])[] = [
  ['draft', 0.9, 'draft|resolution'],
  ['draft', 0.8, 'the|this|our|your|current|present|whole|entire|compromise|final|such ~1 text|document|paper'],
  ['draft', 0.9, 'text|draft|resolution as ~1 a|it|whole|stands|is|written|amended'],
  ['draft', 0.7, 'working paper'],
  ['draft', 0.75, 'sign|sponsor $|it|this'],
  ['proposal', 0.9, 'proposal|proposals|amendment'],
  [
    'proposal',
    0.8,
    'the|this|that|your|@seat ~2 suggestion|idea|change|formula|formulation|wording|language|compromise',
  ],
  ['offer', 0.9, 'offer|deal|bargain'],
  ['offer', 0.8, 'your|the|these|those|this|that terms|package|trade|exchange|arrangement'],
  ['motion', 0.95, 'motion'],
  [
    'it',
    0.9,
    'with|accept|support|welcome|oppose|reject|endorse|favour|favor|back|to|tolerate|like|want|sign|take|allow|join|swallow @this $|,|too|either|at|in|as|and|but|for',
  ],
  ['it', 0.8, '^ @this @be|works|sounds|looks|seems|goes|does|would|will|can'],
  ['it', 0.7, '@this|what|which is|are|would|sounds|seems|looks'],
  ['it', 0.75, 'this|that is|was'],
  [
    'further',
    0.85,
    'stronger|strengthen|further|bolder|tougher|faster|bigger|larger|deeper|stricter|tighter|tighten|sooner|broader|sharper|firmer',
  ],
  [
    'further',
    0.8,
    'more|greater ~1 ambitious|ambition|demanding|robust|binding|far|money|stringent|rigorous|strict|forceful|reaching|than',
  ],
  ['further', 0.65, 'raise|increase|expand|extend|boost|accelerate|upgrade|toughen|higher'],
  ['further', 0.7, 'not ~2 enough|sufficient|far|strong|ambitious|adequate'],
  ['further', 0.75, 'too weak|timid|soft|little|slow|modest|low|vague|cautious'],
  [
    'back',
    0.85,
    'weaker|weaken|softer|soften|milder|slower|smaller|looser|narrower|gentler|lighter|dilute|relax|loosen',
  ],
  ['back', 0.85, 'water ~3 down'],
  ['back', 0.85, 'watering|watered down'],
  [
    'back',
    0.8,
    'less ~1 ambitious|ambition|demanding|strict|binding|intrusive|stringent|far|rigid|money|than|prescriptive',
  ],
  ['back', 0.75, 'scale|dial|pull|step|roll|tone|cut|row ~3 back|down'],
  ['back', 0.7, 'too strong|ambitious|far|much|fast|strict|harsh|intrusive|high|expensive|rigid|prescriptive'],
  ['back', 0.6, 'lower|reduce|moderate|softening'],
  ['back', 0.75, 'more modest|moderate|cautious|gradual|flexible|realistic'],
  ['beyond', 0.9, 'stronger|further|more|bolder|tougher|higher|faster|better ~2 than'],
  ['beyond', 0.8, 'beyond'],
  ['short-of', 0.9, 'weaker|less|softer|lower|slower|milder|fewer ~2 than'],
  ['furthest', 0.85, 'strongest|boldest|toughest|furthest|farthest|highest|maximum'],
  ['furthest', 0.85, 'most ambitious|demanding|far|robust|stringent|progressive'],
  ['furthest', 0.8, 'as far as possible'],
  ['furthest', 0.8, 'all the way'],
  ['status-quo', 0.9, 'status quo'],
  ['status-quo', 0.9, 'as it is|now|stands today|was'],
  ['status-quo', 0.9, 'as they are|stand|were'],
  ['status-quo', 0.85, 'keep|leave ~6 as ~3 is|are|today|now|stands'],
  ['status-quo', 0.85, 'no|without ~1 change|changes'],
  ['status-quo', 0.85, 'do nothing'],
  ['status-quo', 0.85, 'nothing new|changes|more'],
  [
    'status-quo',
    0.8,
    'current|existing|present ~1 system|arrangement|arrangements|situation|practice|state|rules|order',
  ],
  ['status-quo', 0.85, 'delete|remove|strike|drop|scrap ~2 clause|paragraph|section|provision|reference|language'],
  ['status-quo', 0.75, 'business as usual'],
  ['status-quo', 0.85, 'nothing|silence|silent|quiet ~4 about|on|regarding|of'],
  ['status-quo', 0.8, 'say|says|saying nothing'],
  ['status-quo', 0.8, 'leave|leaving|keep|keeping|left ~5 out|silent|quiet|open|aside'],
  ['status-quo', 0.8, 'ignore|ignores|ignoring|omit|omits|omitting|skip|skipping|overlook|overlooking'],
  ['status-quo', 0.8, 'no|without|any text|mention|word|reference|paragraph|sentence'],
  ['status-quo', 0.75, 'just|only|merely|simply keep|keeping|leave|leaving'],
  ['status-quo', 0.75, 'stay|stays|staying|remain|remains as|where|in|the ~3 is|are|drawer|now|before|shelf'],
  ['status-quo', 0.75, 'like|as now|before|today|always'],
  ['status-quo', 0.7, 'untouched|unchanged|tampering'],
  ['status-quo', 0.75, 'leave ~4 out|alone|untouched|unchanged'],
  ['as-drafted', 0.85, 'as drafted|written'],
  ['as-drafted', 0.8, 'text|draft|clause|paragraph|wording|language as ~1 stands|is'],
  ['as-drafted', 0.8, 'current|present text|draft|wording|language|clause'],
]

/** Ways of giving a reason, in formal and in plain words. */
export type ReasonKind = 'cause' | 'consequence' | 'condition' | 'contrast' | 'example' | 'analogy' | 'answer' | 'truth'

const KINDS: Readonly<Record<ReasonKind, RegExp>> = {
  cause:
    /\b(?:because|due to|owing to|thanks to|as a result|for (?:this|that|just this) reason|that(?:'s| is)(?: exactly)? why|thats why|this is why|which is why|since (?!\d)(?:\w+'?\w* ){2}|so that|caused?|(?:the|main|only|real) reason|proves?|shows? that)\b/i,
  consequence:
    /\b(?:therefore|thus|hence|consequently|which means|(?:this|that|it) means|then|leads? to|ends? up|turns?|makes? (?!up)|made|lets?|leaves?|becomes?|would|will|won't|wouldn't|can't|forces?|pushes|creates?|costs?|takes? away|gives?|pays?|keeps?|hides?|protects?)\b|(?:^|[,;] )so\b/i,
  condition:
    /\b(?:if|unless|without|once|whenever|whoever|as long as|as soon as|only (?:if|when)|when|where(?:ver)?|until|otherwise)\b/i,
  contrast:
    /\b(?:but|yet|however|although|though|instead|rather than|whereas|not (?:a|the|because|whether|just|only|from|by|to|at|an|what)|isn't|is not|doesn't|does not|nor|even if|even though|even|than|better|worse|while)\b/i,
  example:
    /\b(?:for example|for instance|such as|look at|think of|take (?:the|a)\b|remember|in (?:1[6-9]|20)\d\d|(?:did|happened) (?:exactly|just) (?:that|this|so)|like in|happened|already|once)\b/i,
  analogy:
    /\b(?:imagine|picture (?:a|the|this|yourself)|just like|(?:is|are|it's|be|was) like|like (?:a|an|the|asking|saying|telling|giving|putting|in)\b|as if|the same (?:as|way|with)|so is|think about)\b|\b(?:is|are|isn't|was|becomes?) (?:a|an|the|that|what) [a-z]{3,}\b(?! (?:of|good|bad|very))/i,
  answer: /\?\s*$/,
  truth:
    /^(?:and |but |so )?(?:nobody|no one|everyone who|everybody|whoever|those who|people who|someone who|anyone who|he who|the \w+ who|you (?:can|can't|cannot|don't|learn|fix|lose|get|only)|what (?:you|costs|nobody|everyone|is|was|we|works)|where|a|an|no|in a|every|each|when|once) [\w'’]+/i,
}

const isKind = (kind: string): kind is ReasonKind => Object.hasOwn(KINDS, kind)

/** The ways in which a sentence gives a reason. */
export function reasonKindsIn(text: string): readonly ReasonKind[] {
  return Object.keys(KINDS)
    .filter(isKind)
    .filter((kind) => KINDS[kind].test(text))
}

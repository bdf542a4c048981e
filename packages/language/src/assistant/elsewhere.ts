/** Fields that are neither of Model UN nor of what committees debate, as people ask a general assistant for them. */
const ELSEWHERE: readonly RegExp[] = [
  /\b(?:what(?:'s| is| will)?|how(?:'s| is)?|tell me)\b.{0,20}\b(?:weather|temperature outside|forecast)\b(?! and climate)/i,
  /\b(?:write|make|code|debug|fix|program)\b.{0,20}\b(?:python|javascript|java|html|css|sql|script|function|program|app|website|regex)\b/i,
  /\b(?:help|homework|solve|do|teach|explain|mark|grade)\b.{0,30}\b(?:maths?|mathematics|algebra|geometry|calculus|equations?|chemistry|physics|biology|literature|french homework|spanish homework)\b/i,
  /\b(?:recipe|cook(?! islands)|bake|pizza|pasta|cake)s?\b.{0,20}\?*$|\b(?:recipe|cook|bake) (?:for|an?|some)\b/i,
  /\b(?:who (?:won|wins|will win)|score of|result of)\b.{0,30}\b(?:world cup|champions league|premier league|super bowl|match|game|final|olympics|eurovision|oscars?|election)\b/i,
  /\bwho (?:wins|will win|is going to win)\b.{0,20}\b(?:next|governor\w*|presiden\w*|election|league|cup|derby|title)\b/i,
  /\b(?:arsenal|chelsea|liverpool|barcelona|real madrid|man(?:chester)? (?:united|utd|city)|bayern|juventus|super eagles|premier league|nba|nfl)\b/i,
  /\b(?:do you|d'you|u) know (?:my|our) (?:team-?mate|friend|class-?mate|teacher|coach|partner|sister|brother|chair|advis[eo]r)\b/i,
  /^[Mm]y (?:team-?mate|friend|class-?mate|teacher|coach|partner|sister|brother) [A-Z]\w+\?/,
  /\d\s*x?\s*(?:plus|minus|times|divided by|[+*×÷=]|equals)\s*\d/i,
  /\b(?:horoscope|zodiac|star sign|lottery numbers?|bitcoin price|stock (?:price|tip)s?)\b/i,
  /\b(?:write|sing|tell|make|compose)\b(?: me)? (?:an? |some )?(?:\w+ )?(?:song|rap|poem|haiku|love letter|joke|bedtime story|fairy tale)\b/i,
  /\b(?:my|a|the) (?:girlfriend|boyfriend|crush|dog|cat|car|bike)\b.{0,30}\?*$/i,
]

/** Whether a message asks for something of another field. */
export const isElsewhere = (text: string): boolean => ELSEWHERE.some((pattern) => pattern.test(text))

import { stemOf } from '../text/stem.ts'
import { OURS } from './conditions.ts'
import { TOPIC } from './terms.ts'

/*
 * Words that value what is spoken of, whatever they say of it. A model learns the words it has seen; these stand for the
 * many that it has not.
 */

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).map(stemOf))

/** Words of praise, consent and benefit. */
export const GOOD =
  words(`accept acceptable admire admirable advantage advance agree agreeable allow applaud appreciate approve
  attractive back balanced beautiful benefit beneficial best better blessing brave bridge brilliant cheer cherish clever
  comfort comfortable commend commendable compatible constructive content convince correct credible crucial decent defend
  delight deserve desirable due earn easy effective elegant embrace encourage endorse enjoy enthusiastic essential excellent
  fair fan fantastic favour favor favourable feasible fine fix flawless fond friend friendly fruitful gain generous genius gift
  glad gladly good grateful gratitude great happy healthy heartily help helpful honest hope hopeful ideal impressed impressive
  improve improvement indispensable ingenious innocent inspire joy just justify justified keep keen kind legitimate like live
  logical love lovely lucky merit modest necessary neat nice overdue palatable perfect persuade please pleased pleasant pleasure
  popular positive practical practicable praise precious prefer progress promising proper proportionate proud prudent ready
  realistic reasonable relief relieve respect responsible right robust safe satisfy satisfied save sensible share simple smart
  solid solution solve sound splendid stand stay strength strong succeed success suit suitable superb support sweet sympathy
  tempt tempting thank thankful timely tolerable tolerate trust useful valuable value viable victory virtue vital warm welcome
  willing win wise wisdom wonderful work workable worthwhile worthy yes amen fan rely trustworthy cool grand charming
  heaven paradise cure treat bless bravo hurrah hooray vouch champion salute toast congratulate tidy handsome honour honor
  proudly dear keeper keep include retain preserve gratify pride contented soothe reassure vote`)
/** Words of blame, refusal and harm. */
export const BAD =
  words(`absurd abuse afraid alarm alarming angry anger appal appalled appall arbitrary attack avoid awful bad badly
  ban barrier betray betrayal bitter blackmail blame blind block blow bother burden careless catastrophe catastrophic chaos cheat
  clumsy coercion collapse complain complaint concern condemn confuse contempt contradict costly crazy crime cripple cruel
  crush curse damage danger dangerous dead deadly decline defeat deficient delete deny deplore deplorable despise destroy
  detest dictate difficult difficulty dire disadvantage disagree disappoint disappointment disapprove disaster disastrous
  discriminate discriminatory disgrace disgraceful dislike dismay dismiss dispute distort disturb divide doom doubt dread drop
  dubious empty enemy error evil excessive exclude fail failure fake false far fault faulty fear fiction fight flaw flawed folly
  fool foolish forbid forget frustrate futile go gamble grave grief hamper harm harmful harsh hate hatred horrible horrify
  hostile humiliate hurt hypocrisy idiotic ignore illegal illusion impossible impractical impracticable inadequate inappropriate
  indefensible ineffective inferior injustice insane insult intolerable intrusive invade irresponsible joke kill lack lame lie
  lose loss ludicrous mad malicious mess mind misery misguided mislead mistake mistaken mockery naive nasty neglect nightmare nonsense
  nuisance obstacle object objection objectionable offend offensive oppose opposition oppress outrage outrageous overreach pain
  painful pathetic penalise penalty pernicious pity pointless poison poor premature pretext problem problematic protest punish
  quarrel quit recoil refuse regret regrettable reject reluctant remove repel reservation resent resist ridiculous rip risk
  risky rubbish ruin sabotage sacrifice scandal scrap selfish senseless shame shameful shock short silly sink slap sorry spoil
  stain stop strangle strike stupid suffer suspicious terrible threat threaten toothless toxic trample trap trick
  trouble troublesome tyranny ugly unable unacceptable unbalanced undermine unfair unfeasible unfit unhappy unjust unnecessary
  unpleasant unrealistic unreasonable unsafe unsound unwelcome unwilling unwise unworkable upset useless vague veto vicious
  victim violate waste wasteful weak weaken withdraw worry worse worst worthless wound wreck wrong dreading disapprove disapproval strike struck uncomfortable
  unhappy unhappier displease displeased laugh laughable ashamed repugnant resistance tired tire hostile uneasy exclude cut axe bin
  hell abomination allergic anathema appetite aversion backward balk baulk bizarre blemish burdensome chilling clumsy crooked
  cynical deaf decry defect denounce detrimental disfigure dishonest dislike disproportionate disrespect distasteful distrust
  dodge doubtful embarrass evade exaggerate fatal feeble fiasco flimsy foul freeze gloomy greedy grim grotesque halfhearted
  hollow horror illogical immoral imprudent inept inhuman loathe lopsided meagre meaningless miserable monstrous nonsensical
  obscene obstruct odious overload overstep perverse petty plague predatory punitive rotten ruinous sceptical senseless sham
  shoddy sick sinister skeptical sloppy stale stink strangle tasteless tedious torpedo toy travesty unacceptable unclear
  uncomfortable undesirable undignified unequal unethical unjustified unpopular unreliable unsatisfactory unserious unsustainable
  untenable unwanted unwarranted villain vulgar whitewash woeful wary`)
/** Words that turn what follows in the same clause. */
export const TURNS = new Set(
  `not no never neither nor hardly scarcely barely nobody none nothing nowhere without fail fails failed refuse refuses stop stops
  stopped cease anything from less lacks lack avoid except forbid forbids unable cannot`.split(/\s+/),
)
/** Words of leaving: with a denial before them something stays. */
export const LEAVES = new Set('out away aside off lose loses losing lost give given gave leave'.split(' '))
/** Where a clause ends: what is denied in another one says nothing of it. */
export const ENDS = new Set([
  ',',
  'but',
  'because',
  'since',
  'so',
  'although',
  'though',
  'while',
  'yet',
  'however',
  'and',
  '$',
])

/** What the words of a clause say of what is spoken of, whatever they are. */
export interface ClauseValue {
  /** Negative words, denials included: two of them cancel out. */
  readonly negatives: number
  /** Praise (1), blame (-1) or neither, with denials before it counted in. */
  readonly value: -1 | 0 | 1
  /** Whether it names something of the agenda. */
  readonly isOnAgenda: boolean
  /** Whether the speaker is named in it. */
  readonly isOurs: boolean
}

function clauseValueOf(texts: readonly string[]): ClauseValue {
  let [negatives, net, denials] = [0, 0, 0]
  for (const text of texts) {
    const stem = stemOf(text)
    const isBad = BAD.has(stem)
    if (isBad || GOOD.has(stem)) net += (isBad ? -1 : 1) * (denials % 2 === 1 ? -1 : 1)
    if (TURNS.has(text)) denials += 1
    if (TURNS.has(text) || isBad || LEAVES.has(text)) negatives += 1
  }
  const value = net > 0 ? 1 : net < 0 ? -1 : 0
  return { negatives, value, isOnAgenda: texts.includes(TOPIC), isOurs: texts.some((text) => OURS.has(text)) }
}

/** The clauses of a sentence's words by what they say of their matter, in order. */
export function clauseValuesIn(texts: readonly string[]): readonly ClauseValue[] {
  const clauses: string[][] = [[]]
  for (const text of texts) {
    if (ENDS.has(text)) clauses.push([])
    else clauses.at(-1)?.push(text)
  }
  return clauses.filter((clause) => clause.length > 0).map(clauseValueOf)
}

/** Short forms that people type in chats, written out; an empty text is left out. */
export const SHORT_FORMS: Readonly<Record<string, string>> = {
  abt: 'about',
  acc: 'actually',
  alr: 'already',
  adn: 'and',
  arent: "aren't",
  arnt: "aren't",
  b: 'be',
  brasil: 'Brazil',
  deap: 'deep',
  dose: 'does',
  columbia: 'Colombia',
  bc: 'because',
  bcs: 'because',
  becuz: 'because',
  btw: '',
  cant: "can't",
  cld: 'could',
  cna: 'can',
  conf: 'conference',
  cos: 'because',
  couldnt: "couldn't",
  coz: 'because',
  cud: 'could',
  cuz: 'because',
  delly: 'delegate',
  dellies: 'delegates',
  dels: 'delegates',
  didnt: "didn't",
  diff: 'difference',
  doesnt: "doesn't",
  dnt: "don't",
  dont: "don't",
  eli5: "explain like i'm 5",
  explane: 'explain',
  fi: 'if',
  fro: 'for',
  gimme: 'give me',
  gr8: 'great',
  gonna: 'going to',
  gotta: 'got to',
  govt: 'government',
  govts: 'governments',
  hasnt: "hasn't",
  havent: "haven't",
  hte: 'the',
  hw: 'how',
  hwo: 'how',
  im: "i'm",
  irl: 'in real life',
  isnt: "isn't",
  ive: "i've",
  knwo: 'know',
  lemme: 'let me',
  lets: "let's",
  lmao: '',
  lol: '',
  lss: 'less',
  mnay: 'many',
  mor: 'more',
  n: 'and',
  nto: 'not',
  nwo: 'now',
  oen: 'one',
  ot: 'to',
  ned: 'need',
  ngl: '',
  obvs: 'obviously',
  plz: 'please',
  pls: 'please',
  poo: 'point of order',
  ppl: 'people',
  ppaer: 'paper',
  prob: 'probably',
  qs: 'questions',
  quizz: 'quiz',
  r: 'are',
  reso: 'resolution',
  resos: 'resolutions',
  rite: 'write',
  rly: 'really',
  rn: 'right now',
  secgen: 'Secretary-General',
  shd: 'should',
  shld: 'should',
  shoud: 'should',
  shouldnt: "shouldn't",
  shud: 'should',
  smth: 'something',
  sth: 'something',
  taht: 'that',
  tbh: '',
  teh: 'the',
  thats: "that's",
  ther: 'there',
  theres: "there's",
  theyre: "they're",
  thier: 'their',
  tho: 'though',
  thru: 'through',
  tmrw: 'tomorrow',
  togther: 'together',
  u: 'you',
  ur: 'your',
  w: 'with',
  waht: 'what',
  wd: 'would',
  wen: 'when',
  wanna: 'want to',
  wasnt: "wasn't",
  wat: 'what',
  wats: "what's",
  whats: "what's",
  wheres: "where's",
  whos: "who's",
  whys: 'why is',
  wht: 'what',
  wich: 'which',
  wld: 'would',
  wont: "won't",
  wouldnt: "wouldn't",
  wrt: 'about',
  wth: 'with',
  smn: 'someone',
  em: 'them',
  ez: 'easy',
  ya: 'you',
  countrys: 'countries',
  somone: 'someone',
  wud: 'would',
  wut: 'what',
  wun: 'won',
  y: 'why',
  youre: "you're",
  yr: 'your',
  yuo: 'you',
  yrs: 'years',
}

/** Everyday words, and words of orders: they are spelt rightly, and misspelt ones are mended to them first. */
export const EVERYDAY = `
about above across actually after again against agree agreed allow almost alone along already also although always among
answer answers anybody anyone anything argue argument arguments around asked asking away back because become been before
begin being believe best better between beyond boring both break brief bring build busy called came can't cannot care
case cause certain chance change changed changes cheap check child children choose city class clause clauses clear climate
close closing cold come comes coming common compare compared comparison complete could country countries course cover
current daily data dead deal debate decide decided deep definitely delegate delegates depend describe detail details did
didn't different difficult doesn't doing don't down draft during each early easier easy either else empty end ends enough
especially even ever every everybody everyone everything exactly example examples except exists expect expensive explain
explained face fact facts fail fair fall false family far fast fault feel felt few fight final finally find fine first
five follow food football force forget formal forward four free friend friends from full fund funding funny further future
game gave general getting girl give given gives giving goes going gone good great group grow guess half happen happened
happens hard harder hardly hate have having health hear heard heavy hello help here high hold home homework hope hour hours
house however human hundred idea ideas important inside instead interest into isn't itself join just keep keeps kill kind
knew know known land language large last late later laugh learn least leave left less letter level lifesaver light like
likely line list little live lives living long longer look looking lose lost lots love made main make makes making many
matter maybe mean means meant meet member men middle might mind minute minutes money month months more most mother move much
must name named near nearly need needs never news next nice night nobody normal nothing number numbers obviously off often
okay old once only open opening operative opinion order other others ought outside over own page paper part parts party pass
past pause people perfect perhaps person picture place plan play please point points poor position possible power present
pretty private probably problem problems promise prove public push put question questions quick quickly quite quote rather
read ready real really reason reasons recent recycling remember reply rest rich right rights room rule rules said same save
says school second seconds section see seem seems seen send sense sentence serious set seven several shall shape share short
shorter should show shown side sides sign similar simple simpler simply since small some somebody someone something sometimes
soon sorry sort sound sounds source sources speak speaker speaking speech speeches spend stand start state states stay still
stop story strong stronger stuff such suggest suit summary support suppose sure take taken takes taking talk tell than thank
thanks that their them then there therefore these they thing things think third this those though thought thousand three
through time times today together told tomorrow tonight took topic topics total toward trouble true trust truth turn twelve
twice under understand until upon used useful uses using usually version very vote voted votes voting wait walk want wanted
wants waste watch water weak weaker wear week weeks well went were what when where whether which while white whole whose
will wind wish with within without woman women won't word words work working works world worry worse worst would wouldn't
write writing wrong wrote yeah year years yesterday young your yours yourself
harder quorum shorter example amendment amendments
boss mess tests solar burn burns boosters scrape cheaper louder bigger smaller kids teens media social overridden overrule string grass shirt cake tyre prime alive beach beaches stars card cards punchier casual friendlier
`

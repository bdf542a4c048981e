import { stemOf } from '../text/stem.ts'

/** Synonyms, one group per line; for search only, never shown. */
const GROUPS = `
delete erase remove wipe strike
account profile registration register registering
improve better raise increase higher boost
score points rating result
replay rewatch watch
session game match round
start begin launch
unfair cheat cheating fair
binding obey obligatory mandatory enforceable compulsory
merge combine combining join unite merging
punctuation punctuate comma semicolon
inquiry enquiry
overrule overturn challenge reverse override overridden bypass circumvent
wrong mistake error incorrect wrongly faulty
nervous scared afraid anxious fear shy fright
wear clothes suit dress outfit
insult offend attack offended insulted attacked
vague general broad unspecific
template format structure layout form example skeleton
role duty task job duties responsibilities
tie tied equal draw deadlock
short shorter brief limit
break lunch pause recess interruption
postpone delay defer
vote ballot
ask question request
answer respond reply react response
reject refuse decline disagree deny
polite politely diplomatic courteous
person human somebody someone anybody anyone
convince persuade
choose pick select decide
country state nation member
big large great
research prepare find preparation
source evidence reference
private privacy data safe secure
sell share give
store keep save kept
password login
free cost price pay expensive cheap
connect add configure set
model ai llm
offline internet connection network wifi
phone device
keyboard key shortcut hotkey
dark theme colour color
bigger font size larger
fast faster speed quick accelerate
resume continue return
leave exit quit
lose lost
word phrase starter opening expression
beginning start intro introduction first
catchy hook attention interesting
speech statement address
speaker delegate
list queue
clause paragraph
draft resolution paper
change amend edit modify alter
sponsor author
signatory signer sign
bloc group alliance coalition
ally friend partner allies
negotiate bargain compromise negotiating
deal trade agreement
promise commitment pledge vow
broken break broke
crisis emergency
delegate bot
personality manner character mode style
difficulty level hard easy
secret hidden
tension strain meter gauge
relations regard relationship
accurate true real reliable correct
old recent date current
record history
explain clarify
chair president moderator dais
committee room body
rule procedure
present attend attendance
absent missing
topic subject issue theme
order sequence
agenda programme
informal unofficial nonbinding
show display
download export save file
print pdf
tip advice hint help
win success
award prize
practice practise training tutorial exercise rehearsal
learn teach
install host deploy
school club class
limit maximum allowance quota
day daily
reset renew
finish end conclude over
outcome result
member delegation
split divide separate separately part
withdraw take back undo revoke
understand understood misread misunderstood misinterpreted
interrupt cut
quiet hear audible loud
confused unsure lost
strong strength powerful
weak mild soft weaker milder
veto block stop
majority enough
minimum least
abstain abstention
justify why reason
tell say announce
demo trial try
transfer move migrate
vocabulary words list phrases
element component part section ingredient piece
reduce lower shorten cut decrease limit
increase raise extend lengthen
trustworthy reliable credible serious
refute rebut counter disprove contradict
newbie beginner newcomer novice rookie first
attend present come participate
hide secret conceal hidden
gather bring form build
striking catchy memorable surprising
forbidden allowed permitted may prohibited
failed rejected lost defeated
bad poor weak wrong
tabling table postpone aside
formally officially
anxious nervous scared panic
light dark theme bright
invent make fabricate hallucinate
own mine
pick choose select
combine merge
sign support
fifteen ten minutes
air conditioning temperature
liar insult lie
period stop
refuse no decline
group gather
local own
rate speed
really true
two 2
three 3
four 4
five 5
six 6
seven 7
eight 8
nine 9
ten 10
fifteen 15
speak speaker speaking talk
`

const byWord = new Map<string, Set<string>>()
for (const line of GROUPS.trim().split('\n')) {
  const stems = line.split(' ').map(stemOf)
  for (const stem of stems) {
    const others = byWord.get(stem) ?? new Set()
    for (const other of stems) if (other !== stem) others.add(other)
    byWord.set(stem, others)
  }
}

const NONE: ReadonlySet<string> = new Set()

/** Stems that are synonyms of a stem. */
export function synonymsOf(stem: string): ReadonlySet<string> {
  return byWord.get(stem) ?? NONE
}

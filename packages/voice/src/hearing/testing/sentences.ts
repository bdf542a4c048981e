/** Commands of one session. They were written before they were ever spoken to the recogniser, and change no grammar. */
export interface SpokenSession {
  readonly campaignId: string
  /** Who speaks, in capitals. */
  readonly country: string
  readonly commands: readonly string[]
}

const CLIMATE = `
we second the motion
point of order
i move for a moderated caucus of ten minutes
marshall islands moves for an unmoderated caucus of fifteen minutes
we yield our time
china would you accept a transition away from fossil fuels
germany will you support national road maps with dates
we support common tables
we oppose the aviation tax
saudi arabia why do you oppose common tables
ethiopia how will you vote
motion to suspend the meeting for twenty minutes
i would like to speak
we vote yes
i abstain
marshall islands votes against
no
thank you ethiopia
point of parliamentary inquiry
honourable chair we request the floor
we propose the shipping levy
can i have the floor
we cannot accept voluntary contributions
germany what is your position on climate finance
we will sign the draft
we withdraw our signature
we accept your offer
i move to close the debate
let us proceed to a vote
we move to adjourn the meeting
motion for a roll call vote
i rise to a point of personal privilege
madam chair right of reply please
undo that
china do you support early warning for all
we will support early warning for all if germany accepts historical responsibility
saudi arabia what do you need
our delegation supports a mechanism for just transition
we agree with germany
add us to the speakers list please`
const CYBER = `
estonia moves for a moderated caucus of eight minutes on attribution
we support an independent panel of experts
russia would you accept an independent panel of experts
china will you support points of contact
second
estonia seconds the motion
costa rica how will you vote
india what do you need
we oppose joint naming
our delegation proposes a published standard of evidence
ghana could you accept the voluntary fund
i would like the floor
the delegation of estonia yields the floor
point of information
i request a right of reply
we move to limit the speaking time to sixty seconds
we move to close the speakers list
i move for a vote
motion to adjourn debate
yes
against
we vote in favour
mister chair we abstain
we are undecided
i sign the resolution
we sponsor this draft
we will vote against the resolution
i decline the offer
we can live with your amendment
ghana why do you want technology transfer
russia where do you stand on critical infrastructure
china what would you want for the submarine cables
we can accept help on request
i cannot support a protocol on content and sovereignty
estonia will support full participation if india supports a voluntary checklist
motion to reopen the speakers list
we call for a straw poll on the binding treaty
i move for division of the question
we apologise to ghana
take that back`
const TRADE = `
benin requests the floor
we move for an unmoderated caucus of five minutes
i propose a moderated caucus for twelve minutes
china would you support sixty days of notice
india can you accept a permanent solution
germany why do you oppose a permanent ban
we reject the permanent moratorium
benin supports binding flexibility
we welcome good offices and mediators
indonesia what is your position
india what is your position on farm support and food reserves
we can support aid for trade
the delegation of benin seconds
we second that
i raise a point of order
present and voting
we are present and voting
i rise to a point of inquiry
explanation of vote
speak for the motion
i would like to speak against the motion
we move to have a recess of ten minutes
motion to suspend debate
let us vote
i move to put the draft to a vote
we request a roll call vote
motion to adopt the draft by consensus
we vote no
benin abstains
in favour
abstain
we oppose the draft resolution
i support this text
benin will sponsor the resolution
we withdraw our support
we cannot accept the proposal
indonesia would you sign the draft
we disagree with india
may we speak
undo please`

const lines = (text: string): readonly string[] => text.trim().split('\n')

/** 120 commands of three sessions. */
export const SPOKEN_SESSIONS: readonly SpokenSession[] = [
  { campaignId: 'climate-crisis-summit', country: 'MHL', commands: lines(CLIMATE) },
  { campaignId: 'cybersecurity-alliance', country: 'EST', commands: lines(CYBER) },
  { campaignId: 'trade-mediation', country: 'BEN', commands: lines(TRADE) },
]

/** 60 sentences of people who do not speak to the room. */
export const UNRELATED: readonly string[] = lines(`
what time does the library close on sundays
i left my charger in the other room
could you turn the lights off please
my sister is coming to visit next week
that was a really good film
we should get something to eat
the bus is always late when it rains
do you know where the bathroom is
i think my laptop is about to die
he plays football every saturday morning
let me know when you are done
she has been learning the piano for years
the coffee here is much better than at school
did you hear what happened yesterday
i have a test in biology tomorrow
wait a second i am on the phone
mum can i go out after dinner
the password is written on the board
it is too cold to open the window
how many people are in your class
i forgot to bring my notes
this chair is really uncomfortable
please hand me the stapler
our flight leaves at half past seven
you look tired did you sleep well
nobody told me about the party
the printer is out of paper again
i would rather stay at home tonight
where did you park the car
there is a new bakery around the corner
they painted the kitchen yellow
can you help me with this exercise
my phone fell into the swimming pool
the dog needs to go for a walk
we watched the sunset from the roof
i am allergic to peanuts
what is the capital of australia
the cat is sleeping on the sofa
who wants the last slice of cake
i cannot find my other shoe
the teacher was ill on monday
is there any milk left in the fridge
grandma sent us a postcard from spain
let us play another round of cards
the museum is closed on tuesdays
he broke his arm while skiing
i need to buy a birthday present
turn left at the next traffic light
the soup needs a little more salt
my favourite colour is green
they moved to a bigger apartment
have you finished the book yet
the elevator is not working today
she laughed until she cried
remember to water the plants
the concert starts in half an hour
i saw a fox in the garden
your jacket is hanging behind the door
we ran out of toothpaste
the baby is finally asleep`)

/** Voices of the recordings; the misfit of words was weighed on others. */
export const RECORDING_VOICES: readonly string[] = [
  ...['achernar', 'aoede', 'despina', 'gacrux'],
  ...['algieba', 'fenrir', 'orus', 'umbriel'],
]
/** Loudness of speech above the noise of the room, in decibels: a quiet room, and one with a fan. */
export const NOISE_LEVELS: readonly number[] = [35, 25]

/** 60 sentences of everyday life that settings of free speech are chosen by; they are judged on others. */
export const EVERYDAY: readonly string[] = `
could you lend me a pen for the exam
the train to the airport was cancelled this morning
we are having pasta for lunch again
my brother wants to learn how to drive
i cannot hear you over the music
she forgot her umbrella on the bus
have you ever been to the mountains in winter
the doctor told me to drink more water
let us meet in front of the station at six
he is afraid of spiders and snakes
this sandwich tastes a bit strange
our neighbours have three small children
what did you think of the new teacher
i will call you as soon as i get home
the battery of my watch is empty
please close the door behind you
they are building a bridge across the river
it was raining so hard that we stayed inside
can we watch something else tonight
the shop on the corner sells fresh bread
i spilled orange juice on the carpet
her birthday is on the first of june
you should try the chocolate cake
we lost the match by two goals
where can i buy a ticket for the boat
the homework is due on friday
my grandfather used to work as a farmer
the lights went out during the storm
do not forget to lock your bicycle
i need a new pair of running shoes
somebody left a blue bag on the bench
the water in the lake is too cold for swimming
could you speak a little more slowly
there are no seats left in the theatre
she plays the violin in the school orchestra
how long does it take to get to the beach
we planted tomatoes behind the house
my alarm did not go off this morning
the cinema is opposite the town hall
i have never seen so many stars
he burned the toast and set off the alarm
would you like some sugar in your tea
the children are playing in the snow
this computer is slower than my old one
i got a letter from my cousin in canada
we have to be quiet in the hospital
the keys are in the pocket of my coat
are you coming to the party on thursday
it takes twenty minutes to walk to school
the farmer sold us a dozen eggs
i am looking for a book about dinosaurs
your hair looks different today
the kettle is boiling in the kitchen
we took the wrong exit and got lost
she speaks french better than i do
the window is broken and the wind comes in
what kind of ice cream do you want
he always laughs at his own jokes
they went home before the rain began
my new glasses make everything look sharp`
  .trim()
  .split('\n')

/** 60 sentences of delegates, said to a room and to the assistant; for the same use. */
export const DELEGATES: readonly string[] = `
thank you honourable chair distinguished delegates
my country believes that water is a human right
we are deeply concerned about the situation of refugees in the region
no state can solve this problem alone
what are the main arguments against a carbon tax
please summarise the last resolution for me
the sanctions have hurt ordinary people more than the government
who pays for the new fund and who decides how it is spent
we call on all parties to return to the negotiating table
can you help me write an opening speech for brazil
small island states are losing their land to the sea
our delegation would support the text with one amendment
how does the security council choose its members
we have listened carefully to the concerns of our partners
the resolution does not mention the cost of the programme
education is the best way to fight poverty
explain the difference between a treaty and a declaration
we urge developed countries to share their technology
the ceasefire must be respected by both sides
what happened at the last climate conference
i would like to respond to what the delegate of france said
trade has lifted millions of people out of poverty
give me three examples of successful peacekeeping missions
our farmers cannot compete with subsidised imports
we do not accept any interference in our internal affairs
the right to privacy applies online as well as offline
how should i behave during an unmoderated caucus
we need a clear timetable and an independent review
developing countries need time to adapt to the new rules
which countries are likely to oppose this proposal
the report was published by the world health organization
women must be part of every peace process
we are ready to contribute troops to the mission
what is the population of indonesia
make the second paragraph shorter and more formal
hospitals and schools must never be a target
the delegate of japan makes an important point
without money these promises remain empty words
what does article fifty one of the charter say
we propose a working group that reports every six months
my government has already reduced its emissions by a quarter
how can i convince the united states to sign
nuclear weapons are a threat to all of us
the vaccine should be available to everyone at a fair price
we thank norway for its generous offer
could you check my speech for mistakes
national sovereignty is not a licence to pollute
the committee should focus on prevention rather than punishment
i do not understand the second operative clause
the african union has called for an immediate withdrawal
we regret that no agreement was reached last year
tell me more about the history of the conflict
young people will live with the results of our decisions
the draft is a good basis for further work
let us find a compromise that everybody can accept
cyber attacks on power plants put lives at risk
who was the first secretary general of the united nations
our position has not changed since the last session
list the strongest points of my opponent
climate change is the greatest challenge of our time`
  .trim()
  .split('\n')

/** Voices that these are spoken in: none of the others'. */
export const CHOOSING_VOICES: readonly string[] = [
  ...['leda', 'schedar', 'charon', 'vindemiatrix'],
  ...['sadaltager', 'kore', 'algenib', 'laomedeia'],
]

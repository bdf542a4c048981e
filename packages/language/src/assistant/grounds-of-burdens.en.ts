import type { Ground } from './ground.ts'

/** Lines of argument on duties, charges, money and boycotts. */
export const BURDENS: readonly Ground[] = [
  {
    kinds: ['duty'],
    pro: [
      {
        claim: 'What is left to goodwill is done by those with goodwill.',
        reason: 'Those who would do it anyway do it; those it is really about do not.',
        weighing: 'A duty reaches those whom an invitation never will.',
      },
      {
        claim: 'A duty for all is fairer than a burden for some.',
        reason: 'As long as it is left open, the willing do the work and the others enjoy the result.',
        weighing: 'It is easier to accept something when your neighbour has to do it too.',
      },
      {
        claim: 'Many good habits began as rules.',
        reason: 'There is grumbling at first, then everybody gets used to it, and in the end nobody wants to go back.',
        weighing: 'A little reluctance at the beginning is a small price for something that lasts.',
      },
      {
        claim: 'It protects those who want to do the right thing.',
        reason: 'While it is optional, they have the trouble, and whoever does not bother has the advantage.',
        weighing: 'A common duty ends that unfair race.',
      },
    ],
    con: [
      {
        claim: 'What is done only because it must be is done badly.',
        reason: 'You can order somebody to turn up; you cannot order them to care.',
        weighing: 'Ten who are willing achieve more than a hundred who watch the clock.',
      },
      {
        claim: 'Who checks, and what happens to those who refuse?',
        reason: 'A duty without a penalty is a request, and a duty with one needs inspectors, fines and appeals.',
        weighing: 'All of that has to be paid for before any good is done.',
      },
      {
        claim: 'The same duty weighs more on weaker shoulders.',
        reason: 'What is a trifle for the strong can be too much for those who are just getting by.',
        weighing: 'A rule that ignores this is equal on paper and unfair in life.',
      },
      {
        claim: 'Show us that the voluntary way has failed.',
        reason: 'Good examples, better offers and simple reminders move a great many people.',
        weighing: 'Force is for when nothing else is left, and we are not there yet.',
      },
    ],
  },
  {
    kinds: ['charge'],
    pro: [
      {
        claim: 'Those who cause a cost should carry it.',
        named: (measure) => `${measure} puts the cost where it is caused.`,
        reason: 'As long as others pay, nobody has a reason to change.',
        weighing: 'A visible price is fairer than an invisible harm.',
      },
      {
        claim: 'A price leaves everybody free to choose how to change.',
        reason: 'Each of us finds the way that suits us best, where a ban would dictate one.',
        weighing: 'And what it brings in can be given back to those it hits hardest.',
      },
      {
        claim: 'It raises money while it does good.',
        reason: 'Either people change what they do, or they pay towards the damage; both are better than today.',
        weighing: 'A modest income that is certain beats a large promise.',
      },
      {
        claim: 'People notice a bill sooner than an appeal.',
        reason: 'Nobody reads the same poster twice, but everybody looks at what they have to pay.',
        weighing: 'If we mean it, it should show where decisions are made.',
      },
    ],
    con: [
      {
        claim: 'The charge lands on people who were never asked.',
        reason: 'Whoever is charged passes it on, until it reaches those with the least to spare.',
        weighing: 'A just aim does not make its burden fair.',
      },
      {
        claim: 'It drives the problem elsewhere.',
        reason: 'People and money go to where nothing is charged.',
        weighing: 'A smaller step that all take does more than a big one that the clever avoid.',
      },
      {
        claim: 'Once the money flows, it is hard to keep for its purpose.',
        reason: 'Every budget has holes, and a regular income is soon used to fill them.',
        weighing:
          'And if the charge works, it earns less each year, so whoever lives on it needs the very thing it is meant to fight.',
      },
      {
        claim: 'Paying is not the same as stopping.',
        reason: 'Those who have paid feel that they have done their part, and go on as before.',
        weighing: 'If the thing is wrong, a price makes it look respectable; if it is not, why charge for it?',
      },
    ],
  },
  {
    kinds: ['money'],
    pro: [
      {
        claim: 'Without money the rest is advice.',
        reason: 'Most of those who fail at this do not lack the will; they lack the means.',
        weighing: 'And delay is not free: the bill comes later, and it is larger.',
      },
      {
        claim: 'A steady source changes what can be planned.',
        reason: 'You cannot hire, build or train on a promise that may be gone next year.',
        weighing: 'A smaller sum that is certain does more than a large one that is not.',
      },
      {
        claim: 'It pays for itself in what it prevents.',
        reason: 'Trouble that is dealt with early is cheap; trouble that is left alone is not.',
        weighing: 'Those who call it expensive leave out the second bill.',
      },
      {
        claim: 'A budget shows what we take seriously.',
        reason: 'Words of support cost nothing, and everybody has heard enough of them.',
        weighing: 'If we will not pay for it, we should stop saying that it matters.',
      },
    ],
    con: [
      {
        claim: 'Money is promised faster than it is paid.',
        reason: 'A sum without a payer, a date and a consequence is a headline.',
        weighing: 'One more promise that is not kept costs trust, and trust is harder to raise than money.',
      },
      {
        claim: 'More money for the same thing brings more of the same thing.',
        reason: 'If the way it is done is wrong, a bigger budget only makes the mistake bigger.',
        weighing: 'First show that it works on a small scale; then ask for more.',
      },
      {
        claim: 'Somebody else goes without.',
        reason: 'The money has to come from somewhere, and what is cut is usually what has no loud friends.',
        weighing: 'Tell us what you would give up for it, and we can compare.',
      },
      {
        claim: 'Those who need it least are the best at getting it.',
        reason: 'Where there is money to be had, those who know how to fill in forms stand first in the queue.',
        weighing: 'Help that misses those it was meant for is expensive help.',
      },
    ],
  },
  {
    kinds: ['sanction'],
    pro: [
      {
        claim: 'To carry on as usual is to take part.',
        reason: 'Whoever shakes hands, signs and smiles lends a little of their good name.',
        weighing: 'Nobody has to put the world right, but everybody can refuse to decorate what is wrong with it.',
      },
      {
        claim: 'There must be something between looking away and fighting.',
        reason: 'If it costs nothing to break the rules, they are no more than an opinion.',
        weighing: 'Pressure can be lifted again; harm that was allowed to go on cannot be undone.',
      },
      {
        claim: 'The next one is watching what it costs.',
        reason: 'If nothing follows this time, everybody has been told that nothing ever will.',
        weighing: 'A clear answer today spares us a harder one later.',
      },
      {
        claim: 'We can at least decide what we do ourselves.',
        named: (measure) => `${measure} is something that we can decide ourselves.`,
        reason: 'Whether they give in is up to them; whether we help them is up to us.',
        weighing: 'That is reason enough, even if the effect takes years.',
      },
    ],
    con: [
      {
        claim: 'Those who suffer are not those who decide.',
        reason: 'The people at the top arrange things so that others feel the pressure.',
        weighing: 'A measure that hits the wrong people first must show very good results, and it seldom can.',
      },
      {
        claim: 'Pressure hardens what it wants to soften.',
        reason: 'Whoever is attacked from outside can blame outsiders for everything.',
        weighing: 'Contact that offers something moves more than a closed door.',
      },
      {
        claim: 'We lose the influence that we have.',
        reason: 'Once you have left the room, nobody in it needs to listen to you.',
        weighing: 'A question asked on the spot is worth more than a protest from far away.',
      },
      {
        claim: 'Where does it stop?',
        named: (measure) => `Where would ${measure} stop?`,
        reason: 'Look hard enough, and you find a reason to shut out almost anybody, until only your friends are left.',
        weighing: 'A rule that is kept for some and forgotten for others looks like a grudge.',
      },
    ],
  },
]

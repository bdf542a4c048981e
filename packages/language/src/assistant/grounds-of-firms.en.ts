import type { Ground } from './ground.ts'
import { BRINGING } from './motion-kind.ts'

/** Lines of argument on firms, on what they make, and on those who work for them. */
export const FIRMS: readonly Ground[] = [
  {
    reaches: ['firms'],
    kinds: [...BRINGING, 'end'],
    pro: [
      {
        claim: 'Companies do what is worth their while.',
        reason: 'That is no reproach: a firm that is nicer than its rivals soon loses to them.',
        weighing: 'So change what is worth their while, and the cleverest people in the business will work for you.',
        answer: 'They will also work against you, and look for the gap in the rule. They have more lawyers than you.',
        words: 'profit incentive',
      },
      {
        claim: 'Customers cannot check it for themselves.',
        reason: 'Nobody reads all the small print or can look inside every machine.',
        weighing: 'What one person cannot find out has to be settled for all.',
        answer: 'Then tell people more. Whoever is informed can choose, and need not have the choice made for them.',
        words: 'consumer customers informed',
      },
      {
        claim: 'Trust is good for business.',
        reason: 'People buy, work and invest where they need not fear being cheated.',
        weighing: 'What looks like a burden this quarter is a gain over ten years.',
      },
    ],
    con: [],
  },
  {
    reaches: ['firms'],
    kinds: ['ban', 'end', 'charge', 'duty', 'right', 'law', 'watching', 'start', 'any'],
    pro: [],
    con: [
      {
        claim: 'The giants will cope; small firms will not.',
        reason: 'A giant has a department for every new demand; a workshop has one person who does the books at night.',
        weighing: 'You aim at the mighty and hit their competitors.',
        answer:
          'Then give small firms time, or leave them out. That is a line in the text, and no reason to let the big ones carry on.',
        words: 'small startups startup workshop',
      },
      {
        claim: 'By the time it is written, it is out of date.',
        reason: 'While a plan is being agreed and tested, the thing it was about gets a new name.',
        weighing: 'Principles last; a special answer is old when it arrives.',
        answer:
          'Most of what is harmful about it is quite old. A rule can name the effect and leave the names to others.',
        words: 'outdated faster innovation',
      },
      {
        claim: 'Business can move.',
        reason: 'Offices, servers and factories go where they are welcome, and they take the jobs with them.',
        weighing: 'A step that only drives work away helps nobody who lives here.',
        answer:
          'They say so each time, and they stay where the customers are. Nobody gives up a large market because of one condition.',
        words: 'abroad relocate leave jobs',
      },
    ],
  },
  {
    reaches: ['firms'],
    kinds: ['ban', 'duty', 'charge', 'end'],
    pro: [
      {
        claim: 'They have had years to put it right themselves.',
        reason: 'Promises and campaigns have come and gone, and what earned money has stayed.',
        weighing: 'Whoever would not when they could should not complain that they must.',
      },
    ],
    con: [
      {
        claim: 'It stops the good uses along with the bad.',
        reason: 'New things are tried out before anybody can say what they will be good for.',
        weighing: 'Nobody ever sees the invention that was not made, and so this cost is always forgotten.',
      },
    ],
  },
  {
    reaches: ['firms', 'family', 'country'],
    kinds: ['ban', 'charge', 'duty', 'end'],
    matter: /\b(?:social (?:media|networks?)|tik ?tok|instagram|snapchat|influencers?)\b/i,
    pro: [
      {
        claim: 'It is built to be hard to put down.',
        reason: 'Very clever people are paid to make sure that you look at one more thing.',
        weighing: 'Against that, a child with good intentions does not stand a chance.',
        answer:
          'So are good books and good games. Whether something holds us is one question; whether it harms us is another.',
        words: 'addictive addicted addiction scroll scrolling',
      },
      {
        claim: 'What you post when you are young can follow you for life.',
        reason: 'A joke that was meant for five friends is still there when an employer looks.',
        weighing: 'Everybody should be able to be foolish once without a record of it.',
        answer: 'Then give people a way to delete what they wrote. You do not close the road because of the mud on it.',
        words: 'post posts delete privacy',
      },
    ],
    con: [
      {
        claim: 'For some it is the only place where they are not alone.',
        reason: 'If nobody around you is like you, a friend far away can be a rescue.',
        weighing: 'The popular ones lose a pastime; the lonely lose a lifeline.',
        answer:
          'A friend far away is a good thing, and a message is enough to keep one. For that nobody needs an endless stream of strangers.',
        words: 'lonely alone friends community support',
      },
      {
        claim: 'To check some, you have to check everybody.',
        reason: 'A limit online means that each of us has to prove to a company who we are.',
        weighing: 'You protect people from a company by giving it their papers.',
        answer:
          'You can show that you are old enough without showing who you are. And those companies know far more about you already.',
        words: 'verify verification age data id',
      },
    ],
  },
  {
    reaches: ['firms', 'country'],
    matter:
      /\b(?:wages?|working (?:week|hours|day)|four[- ]day (?:week|working week)|overtime|internships?|interns|home office|remote work|trade unions?|strikes?|pay gap)\b/i,
    pro: [
      {
        claim: 'One worker cannot bargain with a whole firm.',
        reason: 'Those who need the job most can ask for the least.',
        weighing: 'A common rule makes up for what each of them lacks alone.',
      },
      {
        claim: 'People who are not worn out do better work.',
        reason: 'A tired mind makes mistakes, and somebody else has to put them right.',
        weighing: 'What a firm gives its people it gets back in care, loyalty and good ideas.',
      },
    ],
    con: [
      {
        claim: 'A job that costs too much is not offered.',
        reason: 'Firms do not argue about it; they buy a machine, or do without.',
        weighing: 'The first to notice are the young and the untrained, for whom it was meant.',
      },
      {
        claim: 'A hospital is not an office.',
        reason: 'In some trades it is easy to rearrange the week; in others there is always somebody at the door.',
        weighing: 'Let those who know the work agree on it themselves.',
      },
    ],
  },
  {
    reaches: ['firms', 'country', 'school'],
    matter:
      /\b(?:AI|A\.I\.|artificial intelligence|chatbots?|algorithms?|robots?|automation|facial recognition|self[- ]driving)\b/i,
    kinds: ['ban', 'duty', 'charge', 'law', 'end', 'watching'],
    pro: [
      {
        claim: 'Somebody must be able to explain the decision.',
        reason: '“The system says so” is no answer to a person who has been turned down.',
        weighing: 'What cannot be explained cannot be challenged, and what cannot be challenged is not fair.',
      },
      {
        claim: 'We should not be the test drivers.',
        reason: 'Medicines and bridges are tested before people have to trust them.',
        weighing: 'A thing that reaches millions overnight deserves at least as much care.',
      },
    ],
    con: [
      {
        claim: 'Judge the use and not the tool.',
        reason: 'The same program can find a tumour or forge a voice.',
        weighing: 'Forbid the forging, and leave us the rest.',
      },
      {
        claim: 'Others will not stop because we do.',
        reason: 'The knowledge is out, and it does not carry a passport.',
        weighing: 'It is safer in the hands of those who worry than in the hands of those who do not.',
      },
    ],
  },
]

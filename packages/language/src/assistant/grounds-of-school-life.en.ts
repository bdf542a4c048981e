import type { Ground } from './ground.ts'

/** Lines of argument on what schools quarrel about: devices, hours, marks and clothes. */
export const SCHOOL_LIFE: readonly Ground[] = [
  {
    reaches: ['school'],
    kinds: ['ban', 'end'],
    matter: /\b(?:(?:smart|mobile |cell)?phones?|smart ?watch(?:es)?|tablets?|laptops?|screens?|devices?|mobiles)\b/i,
    pro: [
      {
        claim: 'A lesson is made of attention.',
        reason:
          'It takes a second to be distracted and minutes to find the way back, and the neighbours are pulled along.',
        weighing: 'Nobody has a right to spoil the hour for everyone else.',
        answer:
          'Then keep it in the bag during lessons. The question is what you gain by the hours outside the classroom.',
        words: 'attention distracted distraction concentrate lessons',
      },
      {
        claim: 'A break is for looking at faces.',
        reason: 'When every spare minute goes into a screen, those who have nobody to talk to are lonelier still.',
        weighing: 'A school yard that is loud again is worth a few unread messages.',
        answer: 'Look at any school yard: they show each other things, they laugh, they plan the afternoon.',
        words: 'breaks lonely bullying',
      },
      {
        claim: 'One rule ends a hundred small fights.',
        reason: 'Today it depends on the teacher, the lesson and the mood, and every class tries how far it can go.',
        weighing: 'If the rule is the same from the first bell to the last, there is nothing left to argue about.',
        answer:
          'Pupils do not stop arguing because a rule is strict; they argue about the rule. One that they helped to write would be kept more willingly.',
        words: 'strict consistent',
      },
    ],
    con: [
      {
        claim: 'Some pupils need it.',
        reason: 'For one it is a medical aid, for another the line to a sick parent, for a third a dictionary.',
        weighing: 'Make exceptions, and everyone can see who is in trouble; make none, and you let them down.',
        answer:
          'Those few can be helped quietly, by a note in the office and a device that stays in the bag. A hard case calls for an exception; it does not tell us to have no rule.',
        words: 'diabetes sick exceptions medical emergency disabled disability',
      },
      {
        claim: 'Go after those who design it, not those who use it.',
        reason: 'It is built to hold on to people, and it will still be there after the last bell.',
        weighing: 'A better design would help at every hour of the day, and not only until the afternoon.',
        answer:
          'Do both. But to change the makers takes years, and this can begin on the first day of term, with the pupils who are at school now.',
        words: 'companies design apps tiktok instagram',
      },
      {
        claim: 'Somebody has to collect, guard and hand out all of it.',
        reason: 'In the morning there is a queue, and in the afternoon there is the one with the cracked screen.',
        weighing: 'The time for that comes out of lessons, and the bill goes to the school.',
        answer:
          'Nobody has to collect anything: switched off and at the bottom of the bag is enough. What is seen is kept until the last bell.',
        words: 'collect collects missing stolen confiscate',
      },
      {
        claim: 'The talk at break is about what is on the screen.',
        reason: 'Clear the desks and pockets, and you still do not get the school yard of your own childhood.',
        weighing: 'Those who find it hard to join in lose the one thing that gave them something to say.',
        answer:
          'People talked before there were screens, and they talk on every school trip when the battery is empty. They only need a reason to start.',
        words: 'corridor corridors break talk chat',
      },
    ],
  },
  {
    reaches: ['school'],
    kinds: ['start', 'reform'],
    matter:
      /\b(?:school (?:day|year|week|hours|start)|start(?:ing)? (?:of )?(?:school|lessons)|o['’]?clock|timetables?|(?:start|begin) later|later start|holidays?|four[- ]day)\b/i,
    pro: [
      {
        claim: 'A tired class learns nothing.',
        reason: 'The best explanation in the world is wasted on people who are struggling to stay awake.',
        weighing: 'An hour in which they are awake is worth more than one in which they are only present.',
        answer:
          'Nobody is at their best when they are tired, but the remedy for that is the evening before. Extra time in the morning is easily spent on a screen at night.',
        words: 'sleep asleep sleepy tired awake rest body clock',
      },
      {
        claim: 'Timetables are made for buses and offices, not for pupils.',
        reason: 'Nobody who started from what young people need would arrive at the hours that we have.',
        weighing: 'Buses can be rescheduled; the years at school cannot.',
        answer:
          'A school is not an island. The bus driver, the caretaker and the parents have a day as well, and it has to fit together.',
        words: 'schedule bus buses',
      },
      {
        claim: 'The school can be open before lessons begin.',
        reason: 'Those who have to come early get a warm room, and the others get what they need more.',
        weighing: 'That is one supervised room against tired mornings for everyone.',
        answer:
          'Then you need somebody to open the building, heat it and look after the early ones. That is a school day by another name, and nobody is paid for it.',
        words: 'breakfast supervised supervision building early',
      },
      {
        claim: 'Somebody who is half asleep should not be on the road.',
        reason: 'Early mornings mean cycling, walking and driving before the mind is awake.',
        weighing: 'A mark can be improved next year; an accident cannot.',
        answer:
          'Then look at the other end of the day as well: the way home is a road too, and in winter it would be dark.',
        words: 'accident accidents crash crashes drivers safety hurt',
      },
      {
        claim: 'The exact minute is not the point.',
        reason: 'Whether it is the full hour or a quarter before it, what we decide today is the direction.',
        weighing: 'A good direction should not fail because somebody can think of a different number.',
        answer:
          'The motion names an hour, and that is what we vote on. If only the direction matters, each school can take it without us.',
        words: 'magic number exact',
      },
    ],
    con: [
      {
        claim: 'The hours do not disappear; they move.',
        reason: 'Sport, music, homework and the way home all slide back, in winter into the dark.',
        weighing: 'You give with one hand and take the free part of the day with the other.',
        answer:
          'Some things would move, yes. But time in which you are well and awake is worth more, wherever it stands on the clock.',
        words: 'afternoon evening clubs sport dark training',
      },
      {
        claim: 'Parents’ working hours do not move with it.',
        reason: 'Somebody has to be at work early, and a child of eleven cannot simply be left at the gate.',
        weighing: 'The families with the least freedom at work would pay for it.',
        answer:
          'The building can be open for those who need it while lessons wait. That is a matter of one supervised room.',
        words: 'parents childcare jobs',
      },
      {
        claim: 'Work will not wait for you either.',
        reason: 'Bakers, nurses and bus drivers get up early, and most of us will have to one day.',
        weighing: 'School is a good place to find out how to get to bed in time.',
        answer:
          'We do not make ten-year-olds practise night shifts. You prepare people for work by teaching them well, and for that they have to be awake.',
        words: 'lazy laziness discipline real life adulthood',
      },
      {
        claim: 'One bell cannot be moved alone.',
        reason: 'The bus serves three schools, the hall is shared with a club, and half the staff teach in two places.',
        weighing: 'For each problem that you solve in one class, you make another down the road.',
        answer: 'Timetables are redrawn every summer, for far smaller reasons than the health of a whole school.',
        words: 'transport bus buses trains logistics',
      },
    ],
  },
  {
    reaches: ['school'],
    matter: /\b(?:homework|exam(?:s|ination)?s?|grades?|grading|marks|tests?|testing|report cards?)\b/i,
    kinds: ['ban', 'end', 'reform'],
    pro: [
      {
        claim: 'It measures the home more than the pupil.',
        reason: 'A quiet room, a calm evening and a parent who can explain things are worth more than talent.',
        weighing: 'School should make up for such differences, not put a number on them.',
        answer:
          'The differences are there with or without it. Without it you do not see them any more, and then nobody does anything about them.',
        words: 'parents tutor tutors home unfair',
      },
      {
        claim: 'Pupils learn for the mark and forget the matter.',
        reason: 'The first question in class is whether it will count, and what does not count is not learnt.',
        weighing: 'Curiosity is what carries you after school, and it is the first thing to go.',
        answer:
          'A goal can wake curiosity as well as kill it. Many of us only understood a thing because there was a day on which we had to know it.',
        words: 'memorise cram cramming stress anxiety curiosity',
      },
    ],
    con: [
      {
        claim: 'You only know that you can do it when you do it alone.',
        reason: 'In class everything looks easy, because somebody is leading you by the hand.',
        weighing: 'To find that out early is kinder than to find it out when it matters.',
        answer:
          'Then let pupils work alone at school, where somebody can help them when they are stuck. Sitting alone with it at night is another thing.',
        words: 'practice practise independent alone',
      },
      {
        claim: 'Without it, connections decide.',
        reason:
          'Somebody will always ask who is better, and then it is the name, the manner and the parents that count.',
        weighing: 'A result on paper is the best friend of those who have nothing else to show.',
        answer:
          'Those with connections have tutors too, and the paper shows it. It only makes an advantage look like merit.',
        words: 'university universities employers fair objective compare',
      },
    ],
  },
  {
    reaches: ['school'],
    matter: /\b(?:uniforms?|dress codes?|clothes|clothing|brands?)\b/i,
    pro: [
      {
        claim: 'Clothes should not be the first thing that counts.',
        reason:
          'Who wears what is settled in the first minute of the morning, and the rest of the day follows from it.',
        weighing: 'There are better ways to be different than a label.',
      },
    ],
    con: [
      {
        claim: 'People show what they have in other ways.',
        reason: 'If it is not the jacket, it is the shoes, the bag or the holidays.',
        weighing: 'Respect is something that a school has to teach; no rule about cloth will do it.',
      },
    ],
  },
]

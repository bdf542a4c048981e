import type { Ground } from './ground.ts'

/** Lines of argument on culture and on sport. */
export const CULTURE: readonly Ground[] = [
  {
    reaches: ['culture'],
    pro: [
      {
        claim: 'Culture belongs to more people than those who hold it.',
        reason: 'A song, a building or a painting means something to many who never paid for it.',
        weighing: 'So the public may ask what is done with it, and by whom.',
        answer: 'If it belongs to everybody, then no majority may decide for all the rest what becomes of it.',
        words: 'public ownership',
      },
      {
        claim: 'The stories that we show are the stories that we believe.',
        reason: 'What is put on the wall, on the stage or on the screen tells people who matters.',
        weighing: 'To change that is more than decoration; it changes how we see each other.',
        answer: 'People are not clay. They look, they compare and they make up their own minds.',
        words: 'represent representation stories',
      },
      {
        claim: 'The audience is ready for it.',
        reason: 'Visitors, readers and listeners are curious, and they can bear an honest story.',
        weighing: 'It is mostly those in charge who are afraid of change, not those who come.',
      },
    ],
    con: [
      {
        claim: 'Politics should keep its hands off culture.',
        reason: 'Once one majority decides what is shown and where, the next will want to decide as well.',
        weighing: 'Freedom here is worth more than any single good decision.',
        answer:
          'Somebody decides already: those with the money and the keys. A decision in public is better than one behind closed doors.',
        words: 'censorship artistic freedom',
      },
      {
        claim: 'Those who look after it are short of everything but advice.',
        reason: 'Theatres, libraries and museums count every penny, and new tasks come without new money.',
        weighing: 'What is done for show is taken from what people came for.',
        answer: 'A task that is worth doing is worth paying for, and this one would bring friends and visitors.',
        words: 'staff budget',
      },
    ],
  },
  {
    reaches: ['culture'],
    kinds: ['ban', 'end', 'right', 'reform', 'sanction'],
    pro: [],
    con: [
      {
        claim: 'It is a quarrel about signs.',
        reason: 'You can feel strongly about a symbol and be no better off for having won.',
        weighing: 'All that energy is missing where lives are decided: in jobs, schools and courts.',
        answer:
          'If it were only a sign, it would be easy to give way. That so many resist shows how much a sign can mean.',
        words: 'symbol symbolic symbols',
      },
    ],
  },
  {
    reaches: ['culture'],
    kinds: ['return'],
    pro: [
      {
        claim: 'A visit to your own ancestors should not need a visa.',
        reason: 'As things stand, they need a ticket to another continent and somebody’s permission to enter.',
        weighing: 'A collection for the whole world that half of the world cannot visit has the wrong name.',
        answer:
          'Then send exhibitions, and make visits easy. That would reach far more people than moving each piece to one other building.',
        words: 'visa flight ancestors',
      },
      {
        claim: 'The argument about safety has grown old.',
        reason: 'There are fine museums on every continent, and where one is still missing, help can be given.',
        weighing: 'Besides, nobody may keep a neighbour’s bicycle because they have the better shed.',
        answer:
          'Safety is not a matter of who is clever. Wars and thieves can reach any museum, and what cannot be replaced should be where the risk is smallest.',
        words: 'safe safer safety preserved damaged polished',
      },
      {
        claim: 'Most of it is not even on show.',
        reason: 'What lies in a cellar delights nobody, and it could be the pride of another town.',
        weighing: 'It costs a storeroom a shelf, and gives somebody else a history.',
        answer:
          'Things in store are studied, repaired and lent. A museum is more than its show-cases, and what is in the cellar today hangs in another city next year.',
        words: 'storage cellar stored basement sees display drawers',
      },
      {
        claim: 'Take the clear cases first.',
        reason: 'Nobody has to know the history of every teacup before the plainest wrongs are put right.',
        weighing: 'Doubt about the hundredth piece is no reason to keep the first.',
        answer:
          'Then let us vote on the clear cases. This motion speaks of all of them, so whoever votes for it votes for the doubtful ones as well.',
        words: 'bought fairly given doubtful difficult burden',
      },
      {
        claim: 'A law that forbids it can be changed.',
        reason: 'Such laws were made by the side that had the things, and it can unmake them.',
        weighing: 'Nobody can hide behind a rule that they wrote themselves.',
        answer:
          'It can be changed, but think first of what it is for. It also protects a collection from any government that needs money or applause.',
        words: 'law act parliament legal',
      },
    ],
    con: [
      {
        claim: 'Side by side, things tell a bigger story.',
        reason: 'In one building you can walk from Egypt to China in an afternoon and see what they share.',
        weighing: 'Send everything home, and each people sees only itself.',
        answer:
          'Nobody is emptying the building. It can tell that story with loans and copies, and with what the owners agree to share.',
        words: 'universal roof comparison',
      },
      {
        claim: 'What cannot be replaced should be where it is safest.',
        reason: 'War, damp and theft do not ask about justice, and what is lost is lost for everyone.',
        weighing: 'Who owns it can be settled on paper first; the piece itself can wait.',
        answer:
          'That is said even about countries with excellent museums. And if safety were the test, you would have to inspect every gallery in the rich world as well.',
        words: 'safe safer safety war stolen destroyed',
      },
      {
        claim: 'Culture has always travelled and mixed.',
        reason: 'Hardly anything that we admire was made by one people for themselves alone.',
        weighing: 'To sort it neatly by owner is to misunderstand how it came about.',
        answer: 'Trade and gifts are one thing, and theft is another. The motion is about the second.',
        words: 'mixed exchange',
      },
    ],
  },
  {
    reaches: ['culture'],
    kinds: ['ban', 'end'],
    pro: [
      {
        claim: 'What we honour in public says who belongs.',
        reason: 'Some people walk past it every day and are told that their pain does not count.',
        weighing: 'Those who love it can still find it; nobody should have to bow to it.',
      },
    ],
    con: [
      {
        claim: 'The past is not ours to tidy up.',
        reason: 'Every age has removed what it disliked, and the next one has shaken its head.',
        weighing: 'Explain it, add to it, argue with it; do not make it vanish.',
      },
    ],
  },
  {
    reaches: ['sport'],
    pro: [
      {
        claim: 'Sport lives by fair play or not at all.',
        reason: 'People watch because they believe that the same rules hold for everyone.',
        weighing: 'Whoever asks sport to look away asks it to give up what makes it worth watching.',
        answer:
          'Fair play means that the best one wins on the day. It was never a promise that sport would put everything else in order.',
        words: 'fair play',
      },
      {
        claim: 'Millions of children copy what they see there.',
        reason: 'Stars and clubs set an example, whether they want to or not.',
        weighing: 'What is accepted on the big stage is accepted on every playground.',
        answer: 'Children copy the goal and the haircut. For everything else they have parents and teachers.',
        words: 'role models example idols',
      },
      {
        claim: 'Big sport is big business, and should be treated as one.',
        reason: 'There are contracts, sponsors and broadcasting rights in it, and a good deal of public money.',
        weighing: 'Nobody else who takes so much may say that it is only a game.',
        answer:
          'The business is at the top. Below it are thousands of people who train in the rain for nothing, and the plan would hit them as well.',
        words: 'sponsors money business',
      },
    ],
    con: [
      {
        claim: 'An athlete gets one chance, and it is theirs.',
        reason: 'A career is short, and ten years of training can come down to one afternoon.',
        weighing: 'It is easy to be principled with somebody else’s dream.',
        answer:
          'It is hard on them, and I will not pretend otherwise. But others risk far more than a medal, and there are other places in which to win one.',
        words: 'athlete athletes career trains swimmer dream',
      },
      {
        claim: 'Sport brings together people who would never meet.',
        reason: 'On the pitch nobody asks for your passport or your opinion.',
        weighing: 'There are few such places left, and it would be foolish to spoil one of them.',
        answer:
          'They meet for ninety minutes and go home. A handshake before the cameras is no friendship, and it can be used to hide a good deal.',
        words: 'unite bridges contact',
      },
      {
        claim: 'Clubs and fans should settle it themselves.',
        reason: 'They know the game, they pay for it, and they carry it through the bad years.',
        weighing: 'Orders from outside are followed without love and forgotten by the next season.',
        answer:
          'They have had every chance to settle it. Those who sell the tickets and the pictures are not the right ones to judge themselves.',
        words: 'clubs fans federations',
      },
    ],
  },
  {
    reaches: ['sport'],
    kinds: ['sanction'],
    pro: [
      {
        claim: 'The host pays for a picture, so refuse to be in it.',
        reason: 'The flags, the fireworks and the friendly crowd are the whole point for such a government.',
        weighing: 'If the best stay away, it has bought nothing.',
        answer:
          'The cameras do not only film the fireworks. While the world is looking, a single question from a reporter can undo the whole show.',
        words: 'picture image propaganda sportswashing reputation',
      },
      {
        claim: 'The people in prison are listening.',
        reason:
          'They are told every day that the world has forgotten them, and a great tournament next door seems to prove it.',
        weighing: 'A team that stays at home tells them that it is not so.',
        answer: 'They would be helped more by visitors who ask for them by name, on the spot and in front of cameras.',
        words: 'prisoners critics jailed',
      },
    ],
    con: [
      {
        claim: 'Go there and speak.',
        reason: 'Reporters, fans and athletes bring questions with them, and no minister can silence them all.',
        weighing: 'An empty place says nothing after the first day; a guest can say something every evening.',
        answer:
          'Guests are told to stick to sport, and most of them do, because they want to be asked again. An empty place needs nobody’s permission.',
        words: 'journalist journalists cameras reporters brave attention',
      },
      {
        claim: 'Others will gladly take the empty places.',
        reason: 'The event goes on, the seats are filled, and those who stayed away are soon forgotten.',
        weighing: 'A protest that changes nothing mainly makes the protesters feel better.',
        answer:
          'An event without the best teams is a smaller event, and every host knows it. That is why they work so hard to prevent it.',
        words: 'changed nothing stayed effect useless moscow',
      },
      {
        claim: 'Then hardly anybody could be the host.',
        reason: 'If you look closely, something is wrong almost everywhere, and the same few would take turns.',
        weighing: 'A world sport that is played in six countries is not a world sport any more.',
        answer:
          'Then let there be fewer hosts for a while. Nobody is owed the honour, and those who want it know what they would have to change.',
        words: 'border hosts host every country',
      },
    ],
  },
]

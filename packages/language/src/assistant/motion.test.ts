import { describe, expect, it } from 'vitest'
import { debateBook } from '../../../../content/debate/book.ts'
import { linesOn } from './grounds.ts'
import { kindOf } from './motion-kind.ts'
import { measureOf } from './motion-measure.ts'
import { reachOf } from './motion-reach.ts'

describe('the world of a motion', () => {
  it.each([
    [
      'This house would ban smartphones in schools for the whole school day.',
      'school',
      'a phone in a school is a school’s matter',
    ],
    ['This house would start the school day no earlier than nine o’clock.', 'school', 'it is about the school day'],
    [
      'This house would return museum objects taken in colonial times to their countries of origin.',
      'culture',
      'museums outweigh countries',
    ],
    [
      'This house would boycott world sports events held in countries that jail their critics.',
      'sport',
      'sport is named first',
    ],
    ['Homework should be banned', 'school', 'only schools set homework'],
    ['This house would require pupils to wear uniforms.', 'school', 'pupils are at school'],
    ['This house would make university free.', 'school', 'universities teach'],
    ['This house would replace exams by projects.', 'school', 'exams are sat at school'],
    [
      'This house would ban social media for children under sixteen.',
      'family',
      'it is about children, not about firms',
    ],
    ['This house would let parents choose the sex of their child.', 'family', 'parents are named'],
    ['This house would ban beauty pageants for children.', 'family', 'children are named'],
    ['This house would give mothers and fathers equal leave.', 'family', 'mothers and fathers are named'],
    ['This house would ban advertising to children.', 'family', 'those it protects are named last'],
    ['This house would ban plastic packaging.', 'firms', 'packaging is made by firms'],
    ['This house would break up big tech companies.', 'firms', 'companies are named'],
    ['This house would introduce a four-day working week.', 'firms', 'it is about work'],
    ['This house would boycott companies that use child labour.', 'firms', 'the child is no family matter here'],
    ['This house would ban facial recognition.', 'firms', 'it is a technology'],
    ['This house would raise the minimum wage.', 'firms', 'wages are paid by employers'],
    ['This house would tax robots.', 'firms', 'robots are machines of firms'],
    ['This house would make voting compulsory.', 'country', 'voters are citizens'],
    ['This house would abolish the monarchy.', 'country', 'a monarchy belongs to one country'],
    ['This house would legalise cannabis.', 'country', 'a law decides it'],
    ['This house would pay every citizen a basic income.', 'country', 'citizens are named'],
    ['This house would ban zoos.', 'country', 'a law decides it'],
    ['This house would make public transport free.', 'country', 'transport is public'],
    ['This house would ban cars from city centres.', 'country', 'cities are named'],
    ['This house would tax sugary drinks.', 'country', 'taxes on food are laws'],
    ['This house would remove statues of slave traders.', 'culture', 'statues are art in public'],
    ['Governments should subsidise museums and theatres', 'culture', 'two of three words are of culture'],
    ['This house would ban violent films.', 'culture', 'films are culture'],
    ['This house would return the Benin Bronzes.', 'culture', 'they are works of art'],
    ['This house would ban boxing.', 'sport', 'boxing is a sport'],
    ['This house would cap the salaries of footballers.', 'sport', 'footballers play'],
    ['The World Cup should be boycotted', 'sport', 'a cup is played for'],
    ['This house would replace referees by cameras.', 'sport', 'referees come first'],
    ['This house would ban autonomous weapons by treaty.', 'states', 'treaties bind states'],
    ['This house would abolish the veto.', 'states', 'the veto is one of states'],
    ['This house would let WHO inspect outbreaks.', 'states', 'WHO in capitals is an organisation'],
    ['This house would ban teachers who strike.', 'school', '“who” in small letters is a pronoun'],
    ['This house would double foreign aid.', 'states', 'aid goes from state to state'],
    ['This house would colour the moon green.', 'open', 'no word tells'],
    ['This house would forgive a friend who lied.', 'open', 'no word tells'],
  ] as const)('of “%s” is %s: %s', (motion, reach, _because) => {
    expect(reachOf(motion)).toBe(reach)
  })

  it.each(debateBook.map(({ motion }) => motion))('of the book’s “%s” is that of states', (motion) => {
    expect(['states', 'country']).toContain(reachOf(motion))
  })
})

describe('the kind of a motion', () => {
  it.each([
    ['This house would require schools to ban phones.', 'duty', 'the main verb tells'],
    ['This house would end the ban on hunting.', 'allow', 'the end of a ban is a permission'],
    ['Schools should ban phones', 'ban', 'an actor before “should” changes nothing'],
    ['Voting should be compulsory', 'duty', 'the passive is read'],
    ['This house would make museums free.', 'money', 'somebody else pays'],
    ['This house would make big firms pay for waste.', 'charge', 'they are charged'],
    ['This house would make lying in adverts illegal.', 'ban', 'what is illegal is banned'],
    ['This house would lower the voting age to sixteen.', 'right', 'more people may vote'],
    ['This house would use AI to grade exams.', 'technology', 'a machine takes over'],
    ['This house would elect judges.', 'reform', 'an institution changes'],
    ['This house would cancel student debt.', 'money', 'debts are money'],
    ['This house would start the school day later.', 'start', 'something begins'],
    ['This house would send humans to Mars.', 'start', 'no other verb fits'],
    ['This house believes that social media does more harm than good.', 'blame', 'it judges and proposes nothing'],
    ['Homework is good for you', 'praise', 'it judges and proposes nothing'],
    ['This house regrets the rise of influencers.', 'blame', 'regret is a judgement'],
  ] as const)('“%s” is %s: %s', (motion, kind, _because) => {
    expect(kindOf(motion)).toBe(kind)
  })

  it('with “not” turns the sides round', () => {
    const [denied, put] = ['This house would not ban zoos.', 'This house would ban zoos.'].map(linesOn)
    expect(denied?.pro).toEqual(put?.con)
  })
})

/** Motions, with the measure as it is named in the middle of a sentence; none where the grammar is not certain. */
const MEASURES: readonly (readonly [motion: string, measure: string | undefined])[] = [
  ['This house would ban private cars in city centres.', 'a ban on private cars in city centres'],
  ['This house would ban the sale of energy drinks to children.', 'a ban on the sale of energy drinks to children'],
  ['This house would ban smoking completely.', 'a ban on smoking'],
  ['This house would ban advertising aimed at children.', 'a ban on such advertising'],
  ['This house would ban animal testing.', 'a ban on animal testing'],
  ['This house would ban nuclear weapons by treaty.', undefined],
  ['This house would ban cosmetic surgery for minors.', 'a ban on cosmetic surgery for minors'],
  ['This house would ban cars and motorbikes.', undefined],
  ['This house would ban it.', undefined],
  ['This house would ban people from owning guns.', undefined],
  ['This house would ban their use.', undefined],
  ['This house would ban TikTok.', 'a ban on TikTok'],
  ['TikTok should be banned', undefined],
  ['Fast food should be banned in schools', 'a ban on fast food in schools'],
  ['Plastic bags should be banned', 'a ban on plastic bags'],
  ['This house would prohibit bullfighting.', 'a ban on bullfighting'],
  ['This house would outlaw child marriage.', 'a ban on child marriage'],
  ['This house would limit screen time for children.', 'a limit on screen time for children'],
  ['This house would restrict the power of judges to send people to prison', undefined],
  ['This house would cap the salaries of footballers.', 'a limit on the salaries of footballers'],
  ['This house would abolish school uniforms.', 'an end to school uniforms'],
  ['This house would abolish the House of Lords.', 'an end to the House of Lords'],
  ['This house would abolish grades in primary schools.', 'an end to grades in primary schools'],
  ['This house would abolish tuition fees.', 'an end to tuition fees'],
  ['This house would scrap military parades', 'an end to military parades'],
  ['This house would end the war on drugs.', 'an end to the war on drugs'],
  ['This house would end the right of states to leave', undefined],
  ['Exams should be abolished', 'an end to exams'],
  ['Zoos must be abolished because they are cruel', 'an end to zoos'],
  ['This house would tax meat.', 'a tax on meat'],
  ['This house would tax plastic packaging.', 'a tax on plastic packaging'],
  ['This house would tax the wealth of billionaires.', 'a tax on the wealth of billionaires'],
  ['This house would tax short flights to pay for trains.', 'a tax on short flights'],
  ['Meat should be taxed', 'a tax on meat'],
  ['This house would charge tourists for visiting cathedrals.', 'a charge on tourists'],
  ['This house would charge companies for the water they use.', 'a charge on companies'],
  ['This house would boycott the Olympic Games.', 'a boycott of the Olympic Games'],
  ['This house would boycott companies that use child labour.', 'a boycott of such companies'],
  ['This house would boycott fast fashion.', 'a boycott of fast fashion'],
  ['The World Cup should be boycotted', 'a boycott of the World Cup'],
  ['This house would return the Benin Bronzes.', 'the return of the Benin Bronzes'],
  ['This house would return stolen art to the heirs of its owners.', 'the return of stolen art'],
  ['This house would return human remains held in museums.', 'the return of such human remains'],
  ['This house would return land to indigenous peoples.', 'the return of land'],
  ['Looted art should be returned', 'the return of looted art'],
  ['This house would repatriate colonial treasures', 'the return of colonial treasures'],
  ['This house would make voting compulsory.', undefined],
  ['This house would pay pupils for good marks.', undefined],
  ['This house would give every pupil a laptop.', undefined],
  ['This house would teach chess in schools.', undefined],
  ['This house would not ban zoos', 'a ban on zoos'],
  ['This house believes that zoos should be banned', 'a ban on zoos'],
  ['We should ban loot boxes in games', 'a ban on loot boxes in games'],
  ['Parents should ban screens at dinner', 'a ban on screens at dinner'],
  ['Governments should tax sugar', 'a tax on sugar'],
  ['THW ban beauty contests', 'a ban on beauty contests'],
  ['This house would ban artificial intelligence from classrooms.', undefined],
  ['This house would ban all homework at weekends.', 'a ban on homework at weekends'],
  ['This house would ban cheap flights, cruise ships and SUVs', undefined],
  ['This house would ban fur that comes from farms', undefined],
  ['This house would ban children under twelve from social media', undefined],
  ['This house would ban the burning of coal by 2030', undefined],
  ['This house would outlaw lying in election campaigns', 'a ban on lying in election campaigns'],
  ['This house would ban weapons that choose their own targets', 'a ban on such weapons'],
  ['This house would abolish exams that decide about university', 'an end to such exams'],
  ['This house would ban sports betting', 'a ban on sports betting'],
  ['This house would tax robots', 'a tax on robots'],
]

describe('the measure of a motion', () => {
  it.each(MEASURES)('“%s” is called %s', (motion, measure) => {
    expect(measureOf(motion, kindOf(motion))).toBe(measure)
  })
})

import { describe, expect, it } from 'vitest'
import { shippedKnowledge } from '../../../../content/guide/shipped.ts'
import { talkedWith } from './testing/talked.ts'

const talked = talkedWith(shippedKnowledge)
const lastOf = async (messages: readonly string[]) => (await talked(...messages)).text

describe('an argument', () => {
  it.each([
    { says: ['Which twelve countries would you give them so that there is a real debate and not everyone agrees?'] },
    { says: ['oh lol. ok what should the usa say about it then'] },
    {
      says: [
        "let's debate. motion: homework should be banned",
        'Please give each country one sentence that I can print on a card.',
      ],
    },
    {
      says: ["let's debate. motion: homework should be banned", 'topic is the arms trade. did the us sign the treaty'],
    },
    {
      says: [
        "let's debate. motion: homework should be banned",
        'how do i get my credibility back in there, we got one more day',
      ],
    },
    { says: ["let's debate. motion: homework should be banned", 'grazie, you are better than my brother at this'] },
  ])('is neither begun nor gone on with by “$says”', async ({ says }) => {
    expect((await talked(...says)).form).not.toBe('argument')
  })

  it.each([
    { says: ["let's have a real debate: homework should be banned"] },
    {
      says: [
        "let's debate. motion: homework should be banned",
        'But why should I do at home what the school did not manage?',
      ],
    },
  ])('is begun and gone on with by “$says”', async ({ says }) => {
    expect((await talked(...says)).form).toBe('argument')
  })
})

describe('a comparison of votes', () => {
  const compared = 'did russia and china always vote the same in the 2010s'
  it.each([
    {
      says: [compared, 'what about on human rights'],
      answers: /^On \*\*Human rights\*\*, the Russian Federation and China/,
    },
    { says: [compared, 'and india? closer to them or to the us'], answers: /voted most like \*\*India\*\*/ },
    { says: [compared, 'did that change over the decade or was it stable?'], answers: /Year by year:\n\n\| Year/ },
    {
      says: [compared, 'where did they disagree most', 'in a table if you can'],
      answers: /^\*\*The Russian Federation and China\*\* voted the same way[\s\S]*\| Issue/,
    },
    {
      says: ['which topic did india and the us agree on most'],
      answers: /^\*\*India and the United States\*\* agree most on/,
    },
    {
      says: [compared, 'ok and on israel palestine, how did india vote'],
      answers: /^How \*\*India\*\* voted on texts about \*israel palestine\*/,
    },
    {
      says: ['Compare France and the United Kingdom', 'Which of the two was closer to Germany?'],
      answers: /voted most like \*\*Germany\*\*[\s\S]*\| France[\s\S]*\| the United Kingdom/,
    },
  ])('is gone on with: “$says”', async ({ says, answers }) => {
    expect(await lastOf(says)).toMatch(answers)
  })
})

describe('a crisis', () => {
  const begun =
    "crisis committee, i'm minister of defence of Turkey, and we just got told a russian cargo ship was hit by a mine in the bosphorus. i have 10 min. write a note"
  const replied = 'they replied that russia is sending two frigates. what are my options'
  it.each([
    {
      says: [begun],
      answers:
        /^\*\*Directive on a russian cargo ship hit by a mine in the bosphorus\*\* \(Türkiye\)[\s\S]*minister of defence/,
    },
    {
      says: [begun, 'secret not public!! i dont want the whole room to see it'],
      answers: /^\*\*Directive on a russian[\s\S]*Confidential/,
    },
    {
      says: [begun, 'ok now a short one to the foreign minister asking him to stall the press'],
      answers: /^\*\*Note to the foreign minister\*\*[\s\S]*I ask you to stall the press/,
    },
    { says: [begun, replied], answers: /^\*\*Your options\.\*\* What you face: Russia is sending two frigates/ },
    {
      says: [begun, replied, 'option 2 i think. write the directive'],
      answers: /^\*\*Directive on a russian[\s\S]*What we want\.\*\* To secure the place/,
    },
  ])('stays with its event: “$says”', async ({ says, answers }) => {
    expect(await lastOf(says)).toMatch(answers)
  })
})

describe('an objection that is foretold', () => {
  it.each([
    {
      says: [
        'write a speech for Brazil on deforestation',
        'Could another delegate say that this violates Brazil’s sovereignty? What do I answer?',
      ],
      answers: /^If somebody brings up \*this violates Brazil’s sovereignty\*[\s\S]*Sovereignty is why/,
    },
    {
      says: [
        '3 operative clauses on the arms trade',
        'someone will def ask who decides what "in conflict" means. what do i say',
      ],
      answers: /so let the text answer it/,
    },
    {
      says: [
        "I'm Saudi Arabia, topic is women's rights",
        "Someone's going to bring up guardianship. Give me two answers.",
      ],
      answers: /^If somebody brings up \*guardianship\*[\s\S]*Saudi Arabia opened work/,
    },
  ])('is answered: “$says”', async ({ says, answers }) => {
    expect(await lastOf(says)).toMatch(answers)
  })
})

describe('texts, by what they are called and where they stand', () => {
  const several =
    "I'm representing Brazil in the Environment Assembly on deforestation, and I need: a country brief, a 90 second speech and three operative clauses I can bring to the bloc. Please do all of it."
  const paper = 'Write a position paper for Egypt on water scarcity, one page.'
  it.each([
    {
      says: [several],
      answers:
        /^\*\*Country brief: Brazil[\s\S]*\n---\n[\s\S]*Opening speech for Brazil[\s\S]*\n---\n[\s\S]*3 operative clauses/,
    },
    {
      says: [several, "The speech is good but take out the statistics, I don't want to be asked."],
      answers: /^\*\*Opening speech for Brazil on deforestation\*\*(?:(?!per cent|million)[\s\S])*$/,
    },
    {
      says: [several, 'Now the second clause: make it about money, who pays and through which fund.'],
      answers: /^\*\*3 operative clauses on deforestation\*\*/,
    },
    {
      says: [several, 'Put the three clauses together again so I can copy it.'],
      answers: /^\*\*3 operative clauses on deforestation\*\*/,
    },
    {
      says: [paper, 'Can the second paragraph go first?'],
      answers: /Egypt\n\nEgypt demands a binding agreement[\s\S]*\n\nHalf of humanity/,
    },
    {
      says: [paper, 'And give it a title and the header, committee is ECOSOC, school is Oak Park'],
      answers: /\*\*Committee:\*\* ECOSOC {2}\n\*\*School:\*\* Oak Park {2}\n\*\*Topic:\*\*/,
    },
    {
      says: ['write a speech for germany about refugees', 'no thats too long, 1 min 15'],
      answers: /about 7\d seconds/,
    },
    {
      says: ['write a speech for germany about refugees', 'can you say it more personal, like someone who was there'],
      answers: /^\*\*Opening speech(?:(?!more personal)[\s\S])*$/,
    },
  ])('are changed: “$says”', async ({ says, answers }) => {
    expect(await lastOf(says)).toMatch(answers)
  })
})

describe('words that point, or tell of form', () => {
  it.each([
    {
      says: [
        'I have Japan on nuclear disarmament. What is its position?',
        'How did they vote on it at the General Assembly?',
      ],
      answers: /^How \*\*Japan\*\* voted on texts about \*nuclear disarmament\*/,
    },
    {
      says: [
        'I have Japan on nuclear disarmament. What is its position?',
        'What would Austria say to attack me on this?',
      ],
      answers: /^\*\*Austria on nuclear disarmament\.\*\*/,
    },
    { says: ['do you think italy is right about it?'], answers: /^\*\*Italy\*\*/ },
    { says: ['what is a preambulatory clause', 'i dont get it'], answers: /^In plain words: / },
    {
      says: ['what is a preambulatory clause', 'can you give me 3 for child soldiers'],
      answers: /^\*\*3 preambulatory clauses on children in armed conflict\*\*/,
    },
    { says: ['write 3 clauses', 'can you make it longer with sub clauses'], answers: /^Happy to help: on what topic/ },
  ])('are no topic: “$says”', async ({ says, answers }) => {
    expect(await lastOf(says)).toMatch(answers)
  })
})

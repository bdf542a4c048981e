import { describe, expect, it } from 'vitest'
import { shippedKnowledge } from '../../../../content/guide/shipped.ts'
import { talkedWith } from './testing/talked.ts'

const talked = talkedWith(shippedKnowledge)
const lastOf = async (messages: readonly string[]) => (await talked(...messages)).text

const TEACHER =
  'Hello, I am a teacher in Poland and I have a group of twelve students, age 14–15, who have never done MUN. Could you propose a topic that is not too difficult?'
const CAST = 'The first one sounds suitable. Which twelve countries would you give them so that there is a real debate?'

describe('people who teach or chair', () => {
  it.each([
    {
      says: [TEACHER],
      answers: /^Topics that work with beginners/,
      because: 'a teacher in Poland is no delegate of it',
    },
    {
      says: [TEACHER, CAST],
      answers: /^\*\*12 countries for a debate on plastic pollution\*\*/,
      because: 'it casts them',
    },
    {
      says: [TEACHER, CAST, 'Some of them have weak English. Could you make the cards simpler?'],
      answers: /\*\*China\*\* wants this: /,
      because: 'cards can be plainer',
    },
    {
      says: [TEACHER, CAST, 'And how long should I plan for the whole session, if we have two lessons of 45 minutes?'],
      answers: /^\*\*A simulation in 2 lessons of 45 minutes\*\*[\s\S]*\*\*Lesson 2\*\*\n\n- Minutes 0 to /,
      because: 'each lesson begins anew',
    },
    {
      says: [TEACHER, CAST, 'One more question, do I need a chair or can I do it myself?'],
      answers: /^Chair it yourself/,
      because: 'that is asked of the lesson',
    },
    {
      says: ["i'm chairing for the first time on saturday and im terrified lol"],
      answers: /^Write yourself a card and follow it/,
      because: 'a chair needs the script',
    },
    {
      says: ["i'm chairing for the first time on saturday", 'and if nobody raises a motion?? what then'],
      answers: /\*\*Nobody speaks\*\*/,
      because: 'the silence is in the room of the chair',
    },
    {
      says: [
        "i'm chairing for the first time on saturday",
        'can u give me a little cheat sheet with what takes precedence over what',
      ],
      answers: /motions in order of precedence/,
      because: 'the order of motions is asked for, and no brief on a country',
    },
    {
      says: [
        "I'm doing Saudi Arabia on women's rights and honestly I don't agree with anything they'd say. How do I do this?",
      ],
      answers: /^You represent, you do not agree/,
      because: 'that is asked, and not the line of the country',
    },
  ])('get what helps them: $because', async ({ says, answers }) => {
    expect(await lastOf(says)).toMatch(answers)
  })
})

describe('a conference that is told in few words', () => {
  it.each([
    {
      says: [
        'Nigeria, UNHRC, topic is LGBT rights in... wait no they changed it yesterday. its now child labour. Nigeria on child labour',
      ],
      answers: /^Noted: you represent \*\*Nigeria\*\* in the \*\*UNHRC\*\* on \*\*child labour\*\*/,
      because: 'the later topic holds',
    },
    {
      says: ['hi so i just got assigned Kenya and the topic is plastic pollution, in 9 days. where do i even start'],
      answers: /^\*\*Study plan: 9 days for Kenya on plastic pollution\*\*/,
      because: 'a plan is where one starts',
    },
    {
      says: ['omg my committee is in 20 min and i didnt prepare ANYTHING. south korea cyber security'],
      answers: /^\*\*Country brief: The Republic of Korea on cybersecurity\*\*/,
      because: 'there is time for a brief and no more',
    },
    {
      says: [
        'I need to choose between Cuba and Venezuela for a conference on sanctions',
        'ok I take Cuba. Make me a brief',
      ],
      answers: /^\*\*Country brief: Cuba on economic sanctions\*\*/,
      because: 'the topic of the conference was told',
    },
    {
      says: ['necesito ayuda con mi discurso pero tiene que ser en ingles, soy Mexico, tema migracion'],
      answers: /^\*\*Opening speech for Mexico on migrant workers/,
      because: 'a text in English can be asked for in Spanish',
    },
    {
      says: ['bonjour, je suis le Canada, sujet: réfugiés. il me faut un discours en anglais'],
      answers: /^\*\*Opening speech for Canada on refugees\*\*/,
      because: 'and in French',
    },
    {
      says: [
        "i'm kenya and the topic is plastic pollution",
        'and which countries should i go talk to first in the break',
      ],
      answers: /^\*\*Who votes like Kenya\*\*/,
      because: 'allies are met in breaks',
    },
  ])('is kept: $because', async ({ says, answers }) => {
    expect(await lastOf(says)).toMatch(answers)
  })
})

import type { LegalPart, LegalText } from './legal-page.ts'
import { PRIVACY_VERSION } from './legal-versions.ts'

/** What somebody may see, change and ask for. */
export const PRIVACY_RIGHTS: LegalPart = {
  title: 'What you can do',
  text: [
    'Under Account Security you see and change your name and address, see every sign-in and end it. A debrief can be saved as a file.',
    'Under Settings, Privacy, Privacy Rights you see what is kept about you, opt out, limit the use of sensitive information, and have your account or parts of it deleted, after you have shown who you are and confirmed it. A deletion waits seven days in which you can cancel it, or begins at once if you choose so. To have something corrected that you cannot change yourself, write to whoever runs this server. If you are not satisfied with the answer, you can complain to the data protection authority where you live.',
    'There you can also ask for a copy of everything that is kept about you: one ZIP file with pages to read, JSON and CSV tables, the text of your documents, and recordings as long as they are kept. We write to you when it is ready, whatever you chose about emails. For seven days the newest copy can be downloaded by you alone, after you have shown who you are; it goes earlier when something of yours is deleted through Privacy Rights. Import, in the menu of the chat, takes this file and brings back chats, working papers and projects.',
    'Under Consent you find the five things that need your consent, what each of them does, and every decision you made. A consent is withdrawn as easily as it is given: one press, with effect at once. Under Settings you choose whether chats, voice conversations and finished sessions are deleted some months after their last change, and whether your account is deleted when you have not used it for some months. Nothing goes in the first 24 hours after you chose a period. What you have pinned stays. Before an unused account is deleted, we write to you 30 days and seven days ahead; signing in is enough to keep it. For that, the time of your last use is kept, to the hour, as long as you have this turned on.',
  ],
}

export const privacyText: LegalText = {
  ...PRIVACY_VERSION,
  title: 'Privacy Policy',
  description: 'What Placard keeps about you, where, why, how long, and whom to ask.',
  changes:
    'Under Privacy Rights you can now ask for a copy of everything, give and withdraw each consent, turn off AI services outside this server, and choose when old conversations and an unused account are deleted. Errors of the page are reported only with your consent.',
  earlier: [
    { version: '1.1', changedOn: '2026-11-28' },
    { version: '1.0', changedOn: '2026-11-27' },
  ],
  inShort:
    'Placard keeps what it needs to run your account and your sessions, on the server this page comes from. There is no advertising, no tracking and no third-party service on the page. The demo keeps everything in your browser.',
  parts: [
    {
      title: 'Who is responsible',
      text: [
        'Placard is software that schools, clubs and people run on their own servers. Whoever runs this server makes the decisions about it and is responsible for what is kept on it.',
      ],
    },
    {
      title: 'What this server keeps about an account',
      text: ['Unless it says otherwise, it is kept for as long as the account exists.'],
      items: [
        {
          what: 'Name and email',
          text: 'To sign you in, to write to you about your account, and to show your name to people in the same session. An address you ask to change to is kept until you confirm it; a replaced address is kept for eight days, so that the change can be undone within the first seven.',
        },
        {
          what: 'Password, app and passkeys',
          text: 'We keep only an Argon2id hash of your password, from which it cannot be read back. For an authenticator app, we keep its secret, encrypted, and hashes of the recovery codes, until you turn it off. For a passkey, we keep its public key and the name you gave it, until you remove it.',
        },
        {
          what: 'Age',
          text: 'When you sign up, you are asked for the month you were born in. We keep a note that you were asked and, for people under 16, the day on which the protective privacy settings end; for everyone else, nothing of the answer is kept.',
        },
        {
          what: 'Sign-ins',
          text: 'Browser and system, the part of the network address that identifies the network, and the time, so that you can recognise them; kept until 30 days after the sign-in ends. A browser you signed in with is recognised by a random mark for one year after its last sign-in.',
        },
        {
          what: 'Sessions you play',
          text: 'What you and the AI delegates said and did, when, and how it ended, so that you can go on, replay and read the debrief.',
        },
        {
          what: 'Chats',
          text: 'What you write to the assistant and what it answers, with every version you made, until you delete the conversation; five minutes later it is gone, with any link you shared. Of a document you attach, only the text that was read, its name and its size are kept, with the conversation; the file itself is not kept anywhere, and a document you never send is forgotten after 24 hours. Of a project, its name, country, committee, topics, instructions and the texts of its files are kept until you delete it, and are gone five minutes later; a file you take out of it is forgotten after 24 hours. Of the words you use each day, only the number is kept. Input that looks like an attack is logged for administrators with its first 100 characters; only the latest thousand such entries are kept.',
        },
        { what: 'Settings', text: 'What you chose, so that it follows you to your other devices.' },
        {
          what: 'Plan and use',
          text: 'Your plan and, where this server takes payments, the payment service’s numbers for you and your subscription. How much of a month’s allowance is used, for 13 months; what used it, for 60 days. When an account is deleted, what it used of a month or a day that is not over stays until that ends, under a hash of the address that cannot be read back without this server’s secret: if you sign up again, the count continues from there. Your subscription is cancelled at the payment service.',
        },
        {
          what: 'Emails',
          text: 'The fact that an email was sent to you, which one and when, for 30 days; its contents only until it is sent.',
        },
        {
          what: 'Statistics',
          text: 'Only with your consent: that a campaign was begun or finished, which one and how hard, how it ended, how long it took (rounded up to five minutes), the language and the week, without anything that leads back to you, for 104 weeks. Administrators see no group smaller than five.',
        },
        {
          what: 'Copies of everything',
          text: 'A copy that you asked for, for seven days after it is ready. The request stays for 24 months, so that it can be shown that it was answered.',
        },
        {
          what: 'Security log',
          text: 'Events that concern the safety of accounts, such as a stolen sign-in being used, and what administrators did, for 24 months. When an account is deleted its entries no longer name it.',
        },
      ],
    },
    {
      title: 'Server log',
      text: [
        'The server logs the type of each request and how it ended. Errors on the page are reported to it only if you are signed in and have consented to it under Privacy Rights, Consent: without your name, with addresses and secrets removed. It does not log what you say.',
      ],
    },
    {
      title: 'What is in your browser',
      text: [
        'No cookie or entry is used for advertising or for tracking you, so there is no banner to agree to. Where this page is encrypted, the names of the first two begin with __Host-.',
      ],
      items: [
        {
          what: 'placard-refresh',
          text: 'Cookie. Keeps you signed in: until the browser closes, or 30 days if you asked to be remembered or have just signed up.',
        },
        { what: 'placard-device', text: 'Cookie. Recognises a browser you signed in with, for one year.' },
        { what: 'placard_sidebar', text: 'Cookie. Remembers whether the sidebar is open, for seven days.' },
        {
          what: 'Storage of this site',
          text: 'Your settings, whether this browser is signed in and to which account, whether you chose the demo and have seen the tutorial, which version of these texts you have seen, and the page itself, so that it also opens offline. Models on your own computer that you add, with their keys encrypted, until you delete them. All until you clear the data of this site.',
        },
      ],
    },
    {
      title: 'The demo',
      text: [
        'The demo needs no account. What you play and write there is kept in this browser alone and is not sent to the server, unless you choose to take it into an account. Clearing the data of this site deletes it. The key of a model that you add is encrypted there by a key that your browser gives to nobody; deleting the model deletes it at once.',
      ],
    },
    {
      title: 'Who else gets to see it',
      text: [
        'AI delegates are played by an engine that is part of Placard. It runs on this server, or in your browser in the demo, and so do reading and wording what is said. Where this server is connected to a language model, that model is asked as well: what you say in a session may be sent to it to be read, with the agenda and what is on the floor, and the last lines spoken, yours among them, so that it can word what delegates say. Your name, your address and your brief are not. Lines a model has worded say so.',
        'The chat is answered by the assistant that is built in, unless this server is connected to a language model: then what you write in the chat, your instructions, the documents you attach, those the conversation is about and what its project says and holds are sent to that model to be answered and given a title, without your name and address. The service that answers you may also be sent your question, with the one before it, to find what Placard’s guide says on it; no other service is. Each answer shows what produced it: the built-in assistant, a model on the operator’s own server, or a company’s service, by name. In the demo nothing of a chat leaves your browser, unless you add a model of your own and choose it for a chat: then your browser sends that chat to the address you entered, which is your own computer or the company whose key you have. Signed in, you may choose a model that runs in your browser or on your own computer: this server makes ready what it is asked and keeps the answer with your chat, and sends it to nobody else. You may also add a key of your own for a company: it is kept encrypted on this server until you delete it, and the chats for which you choose it are sent to that company with it.',
        'What is read aloud is spoken by voices that are part of Placard, on this server, or in your browser in the demo. Where this server is connected to a service that speaks, the texts that are read aloud to you are sent to it, delegates’ speeches and your own among them, without your name and address. The sounds are kept on this server for a day, without saying for whom they were made. A language that nobody here speaks is read only by a voice that is on your device.',
        'What you say into the microphone is made into words on this server, by a recogniser that is part of Placard or a program of the same machine. Where this server is connected to a service that hears, the recording is sent to that service, with the names of the delegations, options and motions that may be said, and without your name and address. A conversation that is answered by the built-in assistant, by a model of your own or by the one on your device sends no recording, and no text that is read aloud, to a service. Silence is sent to nobody. In the demo your browser makes the words itself. If you choose its own speech recognition instead, in the demo or signed in, the company that makes your browser may receive the sound.',
        'Where this server is connected to a service that holds spoken conversations, a conversation by voice goes to that service as a whole: what you say as sound, what was said before in the conversation, your instructions and documents in it, and what Placard knows about the question. It answers as sound and text, and is told neither your name nor your address. Its connection ends two minutes after the last answer at the latest. The conversations that send no recording to a service are not sent to this one either.',
        'Under Privacy Rights, Consent you can turn off AI services outside this server. From then on nothing you write or say is sent to them: the assistant and the voices that are built in answer you. Models you added yourself are still asked when you choose them.',
        'A recording of what you say is kept only if you ask for that under Settings, Recordings, which is your consent to it: for 24 hours, for you alone to listen to, or until you delete it, turn it off, or remove the conversation or session. You see there when what is over was last deleted, and when it will be next. For people under 16, and where no age was asked, no recordings are kept; neither does the demo keep any.',
        'The page loads nothing from third parties. Emails are sent through the mail server configured for this server. News by email comes only with your consent, to an address you have confirmed, and every such email stops them with one press, without signing in. Where this server takes payments, you pay at Stripe: your card number goes there and never reaches us. Nothing is sold, and nothing is given away for advertising.',
      ],
    },
    PRIVACY_RIGHTS,
    {
      title: 'Young people',
      text: [
        'Accounts are for people aged 13 and over; anyone younger is told so, and nothing they entered is kept. From 13 to 15, privacy settings are protective from the start: reports of errors, statistics, news by email and recordings are not offered to you, nor where the age was never asked. The demo is open to everyone.',
      ],
    },
  ],
}

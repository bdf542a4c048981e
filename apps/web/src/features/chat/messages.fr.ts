import type { AnswerEngine, AnswerFault, ChatOrigin, ChatSource } from '@placard/contract'
import type { Personality } from '@placard/engine'
import { modelName, modelText } from '../../client/wording/engine-text.fr.ts'
import { inFrench } from '../../kit/language/counting.ts'
import type { Translation } from '../../kit/language/translation.ts'
import type { chatMessages as english } from './messages.en.ts'
import type { FailureKind } from './model/failures.ts'
import { START_PROMPTS as prompts } from './start-prompts.ts'

const MODES: Readonly<Record<Personality, string>> = {
  collaborative: 'Coopératif',
  gentle: 'Doux',
  balanced: 'Équilibré',
  challenging: 'Exigeant',
  aggressive: 'Agressif',
}

const ORIGINS: Readonly<Record<ChatOrigin, string>> = {
  chatgpt: 'ChatGPT',
  claude: 'Claude',
  librechat: 'LibreChat',
  'open-webui': 'Open WebUI',
}

function engineText(engine: AnswerEngine | undefined, isImported = false): string {
  if (engine === undefined) return isImported ? 'Importé' : ''
  const { place, origin } = engine
  if (isImported || place === 'elsewhere') {
    const from = origin === undefined ? 'Importé' : `Importé de ${ORIGINS[origin]}`
    const by = place === 'built-in' ? 'l’assistant intégré' : modelName(engine)
    return by === '' ? from : `${from} · écrit, selon le fichier, par ${by}`
  }
  if (place === 'built-in') return 'Intégré · phrases toutes faites, sans modèle d’IA'
  return modelText(engine)
}

/** Why another engine answered in the place of one. */
const TAKEOVERS: Readonly<Record<AnswerFault, (name: string) => string>> = {
  unavailable: (name) => `${name}, qui était indisponible`,
  quota: (name) => `${name}, qui a épuisé son quota`,
  'rate-limited': (name) => `${name}, qui reçoit trop de requêtes`,
  'key-refused': (name) => `${name}, qui n’accepte pas la clé de ce serveur`,
  blocked: (name) => `${name}, qui a refusé de répondre`,
  empty: (name) => `${name}, qui n’a rien renvoyé`,
  lost: (name) => `${name}, qui s’est arrêté`,
  'too-long': (name) => `${name}, qui ne peut pas lire une conversation aussi longue`,
  'bad-request': (name) => `${name}, qui n’a pas accepté la requête`,
  slow: (name) => `${name}, qui a mis trop de temps`,
  cut: (name) => `${name}, qui a atteint sa limite de longueur`,
  withdrawn: (name) => `${name}, que l’administration de ce site a désactivé`,
  withheld: (name) => `${name}, que vous avez désactivé`,
  'no-engine': (name) => `${name}, qui n’est pas configuré`,
}

const SOURCE_KINDS: Readonly<Record<ChatSource['kind'], string>> = {
  guide: 'Guide',
  procedure: 'Procédure',
  campaign: 'Campagne',
  country: 'Pays',
  'roll-call': 'Vote enregistré',
  context: 'Sujet',
  attachment: 'Votre document',
  debate: 'Document officiel',
  topic: 'Dossier sur un sujet',
}

function sourceText({ kind, title, read, number }: ChatSource): string {
  const cited = number === undefined ? '' : `[${number}] `
  const isPart = read !== undefined && read.length < read.of
  const part = isPart
    ? ` (${inFrench.count(read.length, 'caractère lu', 'caractères lus')} sur ${inFrench.number(read.of)})`
    : ''
  return `${cited}${SOURCE_KINDS[kind]} : ${title}${part}`
}

const FAILURES: Readonly<Record<FailureKind, string>> = {
  rate: 'Trop de messages en peu de temps. Veuillez patienter avant d’en envoyer un autre.',
  network: 'Erreur de réseau. Veuillez vérifier votre connexion à Internet.',
  unavailable: 'Le service d’IA est momentanément indisponible. Veuillez réessayer.',
  'gemini-key': 'Clé d’API non valide. Veuillez vérifier la configuration de l’API Gemini.',
}

/** French: words of the chat. */
export const chatMessages: Translation<typeof english> = {
  answerReady: 'Votre réponse est prête.',
  untitled: 'Nouvelle discussion',
  region: 'Conversation',
  modes: MODES,
  welcome: {
    title: 'Qu’y a-t-il à l’ordre du jour ?',
    text: 'Je débats de motions, rédige des paragraphes, explique le règlement et compare les votes des pays. Demandez avec vos mots, ou commencez ici.',
    starts: [
      { kind: 'argue', title: 'Débattre d’une motion', prompt: prompts.argue },
      { kind: 'draft', title: 'Rédiger un paragraphe', prompt: prompts.draft },
      { kind: 'explain', title: 'Comprendre une motion', prompt: prompts.explain },
      { kind: 'compare', title: 'Comparer deux pays', prompt: prompts.compare },
    ],
    startsAbout: {
      campaign: [
        { kind: 'explain', title: 'Comprendre l’enjeu', prompt: prompts.stakes },
        { kind: 'compare', title: 'Savoir qui siège', prompt: prompts.seats },
      ],
      debrief: [
        { kind: 'argue', title: 'Défendre l’autre camp', prompt: prompts.otherSide },
        { kind: 'explain', title: 'Résumer', prompt: prompts.session },
      ],
    },
    drill: {
      title: 'Entraînement au débat',
      text: 'Défendez une motion contre moi, montre en main, et voyez ce que rapporte chacune de vos phrases.',
    },
  },
  message: {
    you: 'Vous avez dit',
    assistant: 'L’assistant a dit',
    thinking: 'Réflexion…',
    thinkingFor: (seconds) => `Le modèle réfléchit, ${seconds} s`,
    help: 'Des personnes qui peuvent aider',
    retracted: 'Le moteur est tombé en panne. Un autre recommence ; ne tenez pas compte de cette partie.',
    stopped: 'Vous avez arrêté cette réponse.',
    cut: 'Cette réponse a atteint sa limite de longueur.',
    interrupted: 'Cette réponse a été interrompue. La partie déjà reçue est conservée.',
    apology: (reason) => `Désolé, une erreur s’est produite : ${reason}. Veuillez réessayer.`,
    faults: {
      unavailable: 'aucun moteur n’a pu répondre',
      quota: 'le quota du service d’IA est épuisé',
      'rate-limited': 'le service d’IA reçoit trop de requêtes',
      'key-refused': 'le service d’IA n’accepte pas la clé de ce serveur',
      blocked: 'le modèle a refusé de répondre',
      empty: 'le modèle n’a rien renvoyé',
      lost: 'le serveur qui répondait s’est arrêté',
      'too-long': 'la conversation est trop longue pour le modèle',
      'bad-request': 'le modèle n’accepte pas cette requête',
      slow: 'le modèle a mis trop de temps',
      cut: 'elle a atteint sa limite de longueur',
      withdrawn:
        'l’administration de ce site a désactivé le modèle de cette discussion, et rien d’autre ne peut répondre',
      withheld: 'vous avez désactivé les services d’IA extérieurs à ce serveur, et rien d’autre ne peut répondre',
      'no-engine': 'ce site n’a aucun moteur capable de répondre',
    },
    waiting: 'En attente de connexion',
    sending: 'Envoi…',
    notTaken: 'Non envoyé',
    engine: engineText,
    engineLabel: 'Réponse :',
    insteadOf: (engine, fault) => `remplace ${TAKEOVERS[fault](modelName(engine))}`,
    debug: (promptVersion, seq) => `Prompt ${promptVersion}, ${inFrench.count(seq, 'événement', 'événements')}`,
    debugTimes: (firstMs, wholeMs) =>
      firstMs === undefined
        ? `fin après ${inFrench.number(wholeMs)} ms`
        : `premiers mots après ${inFrench.number(firstMs)} ms, fin après ${inFrench.number(wholeMs)} ms`,
    debugRequest: (requestId) => `requête ${requestId}`,
    sources: 'Sources',
    source: sourceText,
  },
  suggestions: {
    label: 'Suggestions',
    offline: 'Vous êtes hors ligne.',
    noWords: 'Vos mots d’aujourd’hui sont épuisés.',
  },
  actions: {
    copy: 'Copier le message',
    regenerate: 'Refaire la réponse',
    proceed: 'Continuer',
    edit: 'Modifier',
    editLabel: 'Modifier votre message',
    save: 'Envoyer comme branche',
    cancel: 'Annuler',
    remove: 'Retirer',
    tryAgain: 'Réessayer',
    earlier: 'Version précédente',
    later: 'Version suivante',
    branch: (at, of) => `${at} sur ${of}`,
    latest: 'Aller au plus récent',
  },
  composer: {
    label: 'Message',
    placeholder: 'Demander, débattre, rédiger…',
    send: 'Envoyer',
    stop: 'Arrêter la réponse',
    hint: 'Entrée envoie, Maj+Entrée commence une nouvelle ligne.',
    blocked: 'Attendez la réponse, ou arrêtez-la pour envoyer.',
    queued: 'L’envoi se fera dès que vous serez de nouveau en ligne.',
    count: (length) => `${length} / 4 000`,
    tooLong: 'Un message a 4 000 caractères au plus.',
    wrong: 'L’IA peut se tromper : vérifiez ce qui compte.',
    builtInWrong: 'L’assistant intégré répond à partir de ses propres textes. Il peut se tromper.',
  },
  status: {
    label: 'Connexion',
    online: 'En ligne',
    connecting: 'Connexion',
    offline: 'Hors ligne',
    worksOffline: 'Fonctionne hors ligne',
    restored: 'Connexion rétablie',
    demo: '3 000 mots/jour avec un compte',
    noService: 'Service d’IA indisponible.',
  },
  words: {
    left: (left, limit) =>
      `${inFrench.count(left, 'mot restant', 'mots restants')} sur ${inFrench.number(limit)} aujourd’hui`,
    resets: (hours, minutes) => `Remise à zéro dans ${hours} h ${minutes} min`,
    warnings: {
      early: 'Limite quotidienne bientôt atteinte',
      final: 'Limite quotidienne presque atteinte',
      exceeded: (limit) =>
        `Limite quotidienne atteinte : vous avez utilisé les ${inFrench.number(limit)} mots d’aujourd’hui.`,
    },
    learnMore: 'En savoir plus',
  },
  announce: {
    answering: 'Réponse en cours',
    ready: 'Réponse prête',
    stopped: 'Réponse arrêtée',
    failed: 'Aucune réponse reçue',
  },
  failures: FAILURES,
  header: {
    list: 'Conversations',
    fresh: 'Nouvelle discussion',
    about: (title) => `Sujet : ${title}`,
    stance: (mode) => `${mode} · changer la façon d’argumenter de l’assistant`,
    more: 'Plus d’actions sur cette discussion',
  },
  missing: {
    title: 'Conversation introuvable',
    text: 'Elle a été supprimée, ou appartient à un autre compte.',
    back: 'Nouvelle discussion',
  },
  failed: {
    title: 'La conversation n’a pas pu être chargée',
    text: 'Ce que vous avez saisi est conservé. Réessayez dans un instant.',
    retry: 'Réessayer',
  },
  shortcuts: {
    group: 'Discussion',
    composer: 'Aller au champ de saisie',
    fresh: 'Nouvelle discussion',
    send: 'Envoyer',
    newLine: 'Nouvelle ligne',
  },
}

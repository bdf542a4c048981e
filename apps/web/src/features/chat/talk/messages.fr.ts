import { modelName } from '../../../client/wording/engine-text.fr.ts'
import { inFrench } from '../../../kit/language/counting.ts'
import type { Translation } from '../../../kit/language/translation.ts'
import type { talkMessages as english } from './messages.en.ts'

/** French: words of conversations by voice. */
export const talkMessages: Translation<typeof english> = {
  title: 'Assistant vocal IA',
  untitled: 'Nouvelle conversation vocale',
  prompts: {
    idle: 'Touchez pour parler',
    listening: 'À l’écoute…',
    processing: 'Traitement…',
    speaking: 'L’IA répond…',
  },
  invitation: 'Demandez comment marche une motion, ce que veut un pays ou comment ouvrir votre discours.',
  keys: 'La barre d’espace fait de même : maintenez-la en parlant, ou appuyez une fois avant et une fois après.',
  finish: 'Appuyez de nouveau quand vous avez fini.',
  muted: 'Le micro est coupé. Touchez-le pour l’activer et parler.',
  usage: {
    label: 'Mots utilisés aujourd’hui',
    value: (used, limit) =>
      `${inFrench.count(used, 'mot utilisé', 'mots utilisés')} sur ${inFrench.number(limit)} aujourd’hui`,
    resets: (hours, minutes) => `Remise à zéro dans ${hours} h ${minutes} min`,
  },
  controls: {
    label: 'Conversation',
    stop: 'Arrêter la voix',
    mute: 'Couper le micro',
    unmute: 'Activer le micro',
    settings: 'Paramètres de la voix',
    campaigns: 'Campagnes',
    session: 'Retour à votre session',
    end: 'Terminer',
    handsFree: 'Mains libres',
    handsFreeHint: 'Le micro s’ouvre tout seul, et se rouvre après chaque réponse.',
    transcript: 'Compte rendu',
    type: 'Écrire',
    speak: 'Masquer le champ de texte',
    asText: 'Voir en discussion',
    group: 'Voix',
  },
  transcript: {
    label: 'Les cinq derniers messages',
    empty: 'Ce que vous dites et ce qui est répondu apparaîtra ici.',
    who: { user: 'Vous', assistant: 'Assistant' },
    cut: 'Vous avez interrompu ici.',
  },
  form: {
    label: 'Message',
    placeholder: 'Écrivez ce que vous voulez dire',
    send: 'Envoyer',
    check: {
      unsure: 'Voici ce qui a été entendu, sans certitude. Corrigez si nécessaire, puis envoyez.',
      'cut-short': 'Votre phrase a été coupée ici. Complétez-la s’il y avait plus à dire, puis envoyez.',
    },
  },
  broken: {
    away: 'Le serveur est injoignable. Ce que vous avez dit est enregistré : inutile de le répéter.',
    nothing: (reason) => `Il n’y a pas encore de réponse : ${reason}. Ce que vous avez dit est conservé.`,
    part: (reason) =>
      `La réponse s’est interrompue : ${reason}. Ce que vous avez dit et la partie que vous avez entendue sont conservés.`,
    again: 'Réessayer',
    goOn: 'Continuer',
  },
  heard: 'Vous avez dit :',
  waiting: 'L’envoi se fera dès qu’il y aura une connexion.',
  unsent: 'Ceci n’a pas pu être envoyé :',
  again: 'Réessayer',
  discard: 'Abandonner',
  offline: 'Vous êtes hors ligne. Ce que vous écrivez est conservé, et envoyé dès votre retour en ligne.',
  noVoice: 'La voix est désactivée dans vos paramètres. Vous pouvez écrire ici et lire les réponses.',
  nobodyHears:
    'Personne ne peut vous entendre ici : cette page n’a pas de reconnaissance vocale. Vous pouvez écrire et écouter les réponses.',
  commandsOnly:
    'La parole libre n’est pas comprise ici, seulement les commandes d’une session. Vous pouvez écrire et écouter les réponses, ou choisir la reconnaissance de votre navigateur dans les paramètres de la voix, s’il en a une.',
  footer: (engine) => {
    if (engine.rung === 'gemini') return 'Fonctionne avec Google Gemini'
    if (engine.place === 'built-in') return 'Réponse de l’assistant intégré, sans modèle d’IA'
    return `Réponse rédigée par ${modelName(engine)}`
  },
  next: (model) => `Les réponses viennent de : ${model}`,
  missing: {
    title: 'Conversation introuvable',
    text: 'Elle a peut-être été supprimée, ou appartient à un autre compte.',
    back: 'En commencer une autre',
  },
  failed: {
    title: 'La conversation n’a pas pu être chargée',
    text: 'Rien n’est perdu. Vérifiez la connexion, puis réessayez.',
    retry: 'Réessayer',
  },
}

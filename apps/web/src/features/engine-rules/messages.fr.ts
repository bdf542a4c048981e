import type { EngineRules } from '@placard/contract'
import { modelName } from '../../client/wording/engine-text.fr.ts'
import type { Translation } from '../../kit/language/translation.ts'
import type { engineRuleMessages as english } from './messages.en.ts'

const WHO_SEES: Readonly<Record<EngineRules['models'][number]['provider'], string>> = {
  gemini: 'Google voit ce qui est demandé, et c’est votre clé qui paie.',
  anthropic: 'Anthropic voit ce qui est demandé, et c’est votre clé qui paie.',
  'openai-compatible': 'Le serveur configuré pour ce modèle voit ce qui est demandé.',
}

/** The screen on which administrators decide which engines people may use. */
export const engineRuleMessages: Translation<typeof english> = {
  title: 'Moteurs d’IA',
  intro:
    'Les modèles que l’on peut utiliser ici. Un changement vaut dès le message suivant et figure dans le journal d’audit.',
  models: {
    title: 'Modèles de ce serveur',
    text: 'Ils sont proposés dans chaque discussion sous « Qui répond » et participent aux campagnes. Un modèle désactivé ne reçoit aucune demande et ne voit rien. Les discussions qui l’utilisaient reçoivent les réponses d’un autre moteur et le signalent.',
    name: ({ provider, model }) => modelName({ rung: provider, model }),
    hint: ({ provider }) => WHO_SEES[provider],
    none: 'Aucun modèle n’est configuré sur ce serveur.',
    noneText: {
      builtIn: 'L’assistant intégré répond à toutes les discussions.',
      nothing: 'L’assistant intégré a lui aussi été retiré : rien ne peut répondre.',
      ownOnly:
        'L’assistant intégré a lui aussi été retiré : seules les personnes qui ont leurs propres clés reçoivent des réponses.',
    },
    howTo:
      'L’administration du serveur configure les modèles par des variables d’environnement, comme GEMINI_API_KEY ; le README les énumère.',
    noneLeft: {
      builtIn: 'Tous les modèles sont désactivés : l’assistant intégré répond à toutes les discussions.',
      nothing: 'Tous les modèles sont désactivés et l’assistant intégré a été retiré : rien ne peut répondre.',
      ownOnly:
        'Tous les modèles sont désactivés et l’assistant intégré a été retiré : seules les personnes qui ont leurs propres clés reçoivent des réponses.',
    },
  },
  own: {
    title: 'Modèles personnels',
    label: 'Autoriser les clés personnelles',
    hint: 'Avec sa propre clé, chacun peut interroger Google, Anthropic ou OpenAI à ses frais ; c’est ce serveur qui fait les appels. Si l’option est désactivée, les clés déjà ajoutées sont conservées sans être utilisées, et leurs propriétaires peuvent les supprimer.',
    demo: 'La démo fonctionne dans le navigateur et ne passe pas par ce serveur : ce réglage ne la concerne pas.',
  },
  failed: {
    title: 'Les moteurs n’ont pas pu être chargés',
    text: 'Le serveur n’a pas répondu. Réessayez dans un instant.',
    offline: 'Vous êtes hors ligne.',
    retry: 'Réessayer',
  },
  switchedOff: (name) => `${name} est désactivé.`,
  switchedOn: (name) => `${name} est activé.`,
  ownKeysOff: 'Les clés personnelles sont désactivées.',
  ownKeysOn: 'Les clés personnelles sont autorisées.',
  notChanged: 'La modification n’a pas abouti. Réessayez dans un instant.',
}

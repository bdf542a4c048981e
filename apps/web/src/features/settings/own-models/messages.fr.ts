import { inFrench } from '../../../kit/language/counting.ts'
import type { Translation } from '../../../kit/language/translation.ts'
import { cutNames } from './cut-names.ts'
import type { ownModelMessages as english } from './messages.en.ts'

function listOf(names: readonly string[]): string {
  const { shown, left } = cutNames(names)
  return inFrench.list(left === 0 ? shown : [...shown, inFrench.count(left, 'autre', 'autres')])
}

/** The section for models of one’s own. */
export const ownModelMessages: Translation<typeof english> = {
  title: 'Vos propres modèles',
  intros: {
    browser:
      'Ajoutez un modèle de votre ordinateur, ou celui d’une entreprise avec votre propre clé, et choisissez-le dans la discussion sous « Qui répond ». Votre navigateur l’interroge directement. La clé est conservée chiffrée dans ce navigateur ; personne ne peut plus la lire, pas même vous.',
    server:
      'Ajoutez un modèle de votre ordinateur, ou celui d’une entreprise avec votre propre clé, et choisissez-le dans la discussion sous « Qui répond ». Votre navigateur interroge votre ordinateur ; une entreprise est interrogée par ce site. Seuls vos propres mots comptent dans vos mots quotidiens. La clé d’une entreprise est conservée chiffrée sur le serveur, celle de votre ordinateur dans ce navigateur ; personne ne peut plus la lire, pas même vous.',
  },
  withdrawn: (hasSome) =>
    `L’administration de ce site n’autorise pas les modèles avec vos propres clés.${hasSome ? ' Les vôtres sont conservés sans être utilisés ; vous pouvez les supprimer.' : ''}`,
  none: 'Vous n’avez pas encore ajouté de modèle.',
  list: 'Modèles que vous avez ajoutés',
  described: ({ address, hasKey }) => `${address}${hasKey ? ' · une clé est enregistrée' : ''}`,
  add: 'Ajouter un modèle',
  full: (most) =>
    `Vous pouvez ajouter ${inFrench.count(most, 'modèle', 'modèles')}. Supprimez-en un pour en ajouter un autre.`,
  remove: (model) => `Supprimer ${model}`,
  removed: (model) => `${model} et sa clé ont été supprimés.`,
  notRemoved: 'La suppression a échoué. Réessayez dans un instant.',
  unavailable:
    'Ce navigateur ne peut pas conserver une clé en sécurité ici : il n’enregistre rien pour cette page, ou la page est arrivée sans chiffrement.',
  form: {
    source: 'Où il fonctionne',
    sources: {
      computer: 'Sur cet ordinateur',
      gemini: 'Google Gemini, avec ma clé',
      anthropic: 'Anthropic, avec ma clé',
      openai: 'OpenAI, avec ma clé',
    },
    sourceHint: 'Sur cet ordinateur : avec Ollama, LM Studio ou llama.cpp.',
    address: 'Adresse',
    addressHint: 'L’adresse qui se termine par /v1, sur localhost ou 127.0.0.1.',
    addressWrong: 'Seul cet ordinateur peut être appelé : par exemple à l’adresse http://localhost:11434/v1.',
    model: 'Modèle',
    modelHint: 'Son nom, tel que le serveur l’indique.',
    modelMissing: 'Saisissez le nom d’un modèle.',
    key: 'Clé',
    keyOptional: 'Clé, si votre serveur en demande une',
    keyMissing: 'Collez votre clé.',
    test: 'Tester',
    save: 'Ajouter',
    cancel: 'Annuler',
    notSaved: 'L’enregistrement a échoué. Ce navigateur n’enregistre peut-être rien, ou il est plein.',
  },
  testing: 'Appel du modèle…',
  tried(result, model) {
    switch (result.outcome) {
      case 'works':
        return `Cela fonctionne : le serveur répond et dispose de ${model}.`
      case 'no-model':
        return result.names.length === 0
          ? 'Le serveur répond, mais n’a pas encore de modèle. Téléchargez-en ou chargez-en un d’abord.'
          : `Le serveur répond, mais n’a pas « ${model} ». Il propose ${listOf(result.names)}.`
      case 'key-refused':
        return 'Le service répond, mais n’accepte pas cette clé.'
      case 'unreachable':
        return 'Le service est injoignable. Vérifiez votre connexion.'
      case 'own-unreachable':
        return 'Rien ne répond à cette adresse. Soit le serveur est arrêté, soit il n’autorise pas cette page à l’appeler : les réglages nécessaires figurent ci-dessous.'
      case 'refused':
        return 'Quelque chose répond à cette adresse, mais pas comme le ferait un tel serveur. Vérifiez l’adresse.'
    }
  },
  guide: {
    title: 'Installer un modèle sur votre ordinateur',
    intro: (origin) =>
      `Un serveur sur votre ordinateur doit autoriser cette page, ${origin}, à l’appeler. Votre navigateur peut aussi demander si cette page peut accéder à votre réseau local : acceptez.`,
    steps: {
      ollama:
        'Définissez la variable ci-dessous, puis quittez Ollama et relancez-le. Sous macOS, utilisez launchctl setenv ; sous Windows, les variables d’environnement de votre compte ; sous Linux, systemctl edit ollama.',
      lmStudio:
        'Dans l’onglet Developer, ouvrez les réglages du serveur, activez « Enable CORS » et démarrez le serveur. Ou saisissez :',
      llamaCpp: 'Il laisse toutes les pages l’appeler, sauf si --cors-origins en décide autrement. Démarrez-le avec :',
    },
    addressLabel: 'Adresse :',
    length:
      'Placard envoie au plus 4 096 tokens à un modèle de votre ordinateur, ce que ces serveurs lisent sauf réglage contraire.',
  },
}

import type { Translation } from '../../kit/language/translation.ts'
import type { settingNames as english } from './name-messages.en.ts'

export const settingNames: Translation<typeof english> = {
  names: {
    interfaceLanguage: 'Langue',
    theme: 'Thème',
    fontSize: 'Taille du texte',
    motion: 'Mouvement',
    contrast: 'Contraste',
    voiceEnabled: 'Activer la voix',
    voiceSpeed: 'Vitesse de parole par son nom',
    speechSpeed: 'Vitesse de parole',
    autoPlayAudio: 'Parler automatiquement en session',
    userVoiceEnabled: 'Faire entendre mes discours',
    selectedUserVoice: 'Votre voix',
    language: 'Langue parlée',
    autoDetectLanguage: 'Détecter la langue',
    debateMode: 'Mode de débat',
    notificationsEnabled: 'Notifications',
    enableMockData: 'Contenu d’exemple',
    showDebugInfo: 'Détails techniques',
    maxTokens: 'Longueur des réponses',
    temperature: 'Température',
    singleKeyShortcuts: 'Raccourcis à une touche',
  },
  on: 'activé',
  off: 'désactivé',
  speeds: { slow: 'Lente', normal: 'Normale', fast: 'Rapide' },
}

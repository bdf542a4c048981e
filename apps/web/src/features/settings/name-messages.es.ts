import type { Translation } from '../../kit/language/translation.ts'
import type { settingNames as english } from './name-messages.en.ts'

export const settingNames: Translation<typeof english> = {
  names: {
    interfaceLanguage: 'Idioma',
    theme: 'Tema',
    fontSize: 'Tamaño del texto',
    motion: 'Movimiento',
    contrast: 'Contraste',
    voiceEnabled: 'Activar la voz',
    voiceSpeed: 'Velocidad del habla por su nombre',
    speechSpeed: 'Velocidad del habla',
    autoPlayAudio: 'Hablar automáticamente en las sesiones',
    userVoiceEnabled: 'Decir mis discursos en voz alta',
    selectedUserVoice: 'Tu voz',
    language: 'Idioma hablado',
    autoDetectLanguage: 'Detectar el idioma',
    debateMode: 'Modo de debate',
    notificationsEnabled: 'Notificaciones',
    enableMockData: 'Contenido de ejemplo',
    showDebugInfo: 'Detalles técnicos',
    maxTokens: 'Longitud de las respuestas',
    temperature: 'Temperatura',
    singleKeyShortcuts: 'Atajos de una sola tecla',
  },
  on: 'activado',
  off: 'desactivado',
  speeds: { slow: 'Lenta', normal: 'Normal', fast: 'Rápida' },
}

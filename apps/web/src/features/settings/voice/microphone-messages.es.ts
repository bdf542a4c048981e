import type { Translation } from '../../../kit/language/translation.ts'
import type { microphoneSettingsMessages as english } from './microphone-messages.en.ts'

/** The settings of the microphone. */
export const microphoneSettingsMessages: Translation<typeof english> = {
  title: 'Micrófono',
  device: 'Micrófono',
  usual: 'El que usa tu sistema',
  nameless: (number) => `Micrófono ${number}`,
  gone: 'El micrófono elegido (no conectado)',
  chosen: 'Micrófono elegido.',
  test: 'Probar el micrófono',
  stopTest: 'Terminar la prueba',
  testHint: 'Nada de una prueba se envía ni se guarda.',
  speakNow: 'Di algo: la barra se mueve mientras hablas.',
  handsFree: 'Manos libres',
  handsFreeHint:
    'En las sesiones y las conversaciones de voz, el micrófono nota solo cuándo empiezas y terminas, y sigue escuchando hasta que lo pulses otra vez. Si no, lo pulsas, o mantienes la barra espaciadora, cada vez.',
  browser: 'Usar el reconocimiento de voz del navegador',
  browserHint:
    'Para el dictado y las conversaciones. El fabricante de tu navegador puede recibir el sonido de lo que dices. Las órdenes de una sesión se siguen entendiendo sin él.',
}

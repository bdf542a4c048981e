import type { Translation } from '../../kit/language/translation.ts'
import type { connectivityMessages as english } from './messages.en.ts'

/** The banner about the connection. */
export const connectivityMessages: Translation<typeof english> = {
  label: 'Conexión',
  offline: 'Sin conexión a internet.',
  retry: 'Reintentar',
  reconnect: 'Reconectar',
  details: 'Detalles',
  statusPage: 'Estado del servicio',
  contactSupport: 'Soporte',
  emailSupport: 'Escribir a soporte',
  tryAgainIn: (seconds) => `Vuelve a intentarlo en ${seconds} s.`,
  otherIssues: 'Otros problemas',
  otherIssuesButton: (count) => `Otros problemas (${count})`,
  whatYouCanDo: 'Qué puedes hacer',
  affected: 'Afecta a',
  estimate: 'Suele durar',
  since: 'Desde',
  severity: 'Gravedad',
  severities: { low: 'Baja', medium: 'Media', high: 'Alta', critical: 'Crítica' },
  support: {
    title: 'Para soporte',
    text: 'Estas líneas ayudan a soporte a investigar. No contienen nada de lo que escribiste.',
    address: (email) => `Escribe a ${email}.`,
    noAddress: 'Este servidor no indica una dirección de soporte. Escribe a la administración de tu servidor.',
    copy: 'Copiar',
    copied: 'Copiado.',
    notCopied: 'Este navegador no deja copiar a la página. Selecciona las líneas y cópialas.',
    subject: (code) => `Placard: ${code}`,
    lines: {
      issue: 'Problema',
      since: 'Desde',
      address: 'Página',
      detail: 'Último fallo',
      browser: 'Navegador',
    },
  },
}

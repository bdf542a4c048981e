import type { inputCheckMessages as english } from '@placard/application'
import type { Translation } from '../../../../../../kit/language/translation.ts'

/** What a very dangerous input reads like, by its threat. */
const READS_LIKE: Readonly<Record<string, string>> = {
  script: 'un script que ejecutaría una página',
  'event-handler': 'un script que ejecutaría una página',
  'shell-command': 'una orden que ejecutaría un equipo',
}

function whatOf(threats: readonly string[]): string {
  const like = threats.map((threat) => READS_LIKE[threat]).find((words) => words !== undefined)
  return like === undefined ? '' : `: una parte parece ${like}`
}

/** Sentences of the input check. */
export const inputCheckMessages: Translation<typeof english> = {
  required: 'Hace falta un texto',
  tooLong: (most) => `El texto supera la longitud máxima de ${most} caracteres`,
  tooShort: (least) => `El texto debe tener al menos ${least} caracteres`,
  dangerous: 'El texto contiene elementos potencialmente peligrosos',
  refused: (threats) =>
    `El texto contiene elementos potencialmente peligrosos${whatOf(threats)}. Cambia esa parte y envíalo otra vez.`,
  refusedName: (threats) => `Este nombre visible no se puede usar${whatOf(threats)}. Elige otro.`,
  suspicious: 'El texto contiene elementos sospechosos',
  format: 'El texto no tiene el formato requerido',
  internal: 'La comprobación ha fallado por un error interno',
}

import { firstSpanish, ofSpanish, theSpanish, toSpanish } from '../../../kit/language/spanish-countries.ts'
import type { Translation } from '../../../kit/language/translation.ts'
import type { panelMessages as english } from './messages.en.ts'

const THE_DRAFT = 'el proyecto'
const quoted = (what: string) => (what === THE_DRAFT ? what : `“${what}”`)

const against = (what: string) =>
  what === THE_DRAFT ? 'en contra del proyecto' : `en contra si no se acepta “${what}”`

/** Textos de los paneles junto a la sala: texto, instrucciones, crisis, novedades, delegaciones. */
export const panelMessages: Translation<typeof english> = {
  text: {
    title: 'Proyecto de resolución',
    numbered: (number) => `Proyecto de resolución ${number}`,
    adopted: 'Aprobado',
    rejected: 'No aprobado',
    adjourned: 'Debate aplazado',
    open: 'Sobre la mesa',
    organ: (name = 'El comité') => `${name},`,
    none: 'No hay ningún proyecto sobre la mesa.',
    noneHelp:
      'La primera propuesta se convierte en el proyecto. Elige en el programa de abajo o di qué quieres que incluya.',
    sponsors: 'Patrocinadores',
    signatories: 'Signatarios',
    names: (have, need) =>
      have < need
        ? `${have} de los ${need} nombres necesarios para votar`
        : `Suficientes nombres para votar (${have}, hacen falta ${need})`,
    nobody: 'nadie',
    marks: 'Mostrar cambios recientes',
    quo: 'Todavía en el statu quo',
    quoNone: 'Cada punto del programa tiene un párrafo.',
    agenda: 'Programa y opciones',
    agendaHelp: 'Las barras son confidenciales: lo que vale cada opción para tu capital.',
    inText: 'en el texto',
    redLine: 'línea roja',
    redLineHelp: 'Tu capital no te permite aceptarlo.',
    propose: 'Proponer',
    // said by the player's delegation, hence English
    proposeWords: (option, issue) => `We propose ${option} on ${issue}.`,
    ownValue: (percent) => `vale ${percent} de 100 para ti`,
    majority: (majority) => `Aprobación: ${majority}`,
  },
  hints: {
    title: 'Qué probar',
    progress: (done, of) => `${done} de ${of} pasos`,
    status: { done: 'Hecho: ', next: 'Siguiente: ', ahead: '' },
  },
  brief: {
    title: 'Tus instrucciones',
    private: 'Solo tú las ves.',
    worse: 'peor que no acordar nada',
    acceptable: 'aceptable',
    strong: 'sólido',
    meter: 'El texto comparado con tus instrucciones',
    walkAway: 'umbral de ruptura',
    agenda: 'Lo que quiere tu capital',
  },
  events: {
    label: 'Crisis y novedades',
    crisis: 'Crisis actual',
    updates: 'Novedades de la campaña',
    collapse: 'Contraer el panel',
    expand: 'Expandir el panel',
  },
  crisis: {
    missing: 'Los datos de la campaña están incompletos (sin crisis). Vuelve a empezar.',
    restart: 'Volver a las campañas',
    urgency: { low: 'Poco urgente', medium: 'Algo urgente', high: 'Muy urgente', critical: 'Crítica' },
    keyFacts: 'Datos clave',
    stakeholders: 'Partes interesadas',
    outcomes: 'Desenlaces posibles',
    left: (time) => `${time} para responder`,
    choices: 'Tu respuesta',
    capital: (points) => `Crédito con tu capital: ${points}`,
    refill: 'Cumplir una promesa devuelve una parte, una vez por cuestión.',
    cost: (points, of) => `Cuesta ${points} de ${of}`,
    tooDear: (points, of) => `Cuesta ${points}, tienes ${of}`,
    chance: (percent) => `${percent} % de probabilidad`,
    chanceHelp:
      'Una previsión según lo que todos pueden ver: la estima que te tienen, la tensión y el apoyo declarado. Redondeada al 5 %.',
    choose: 'Elegir esto',
    answeredBy: (country) => `Respuesta ${ofSpanish(country)}`,
    succeeded: (percent) => `Funcionó (${percent} % de probabilidad).`,
    failed: (percent) => `No funcionó (${percent} % de probabilidad).`,
    lapsed: 'Nadie respondió a tiempo.',
    over: 'La sesión terminó antes de que nadie respondiera.',
    earlier: 'Crisis anteriores',
  },
  updates: {
    empty: 'Los acontecimientos aparecerán aquí.',
    label: 'Últimas diez entradas, las más recientes primero',
  },
  delegates: {
    title: (count) => `Delegaciones (${count})`,
    speaking: 'Habla',
    you: 'Tú',
    person: 'Persona real',
    mood: (mood, temperament) => `${mood}, ${temperament}`,
    relation: (word, value) => `Relación contigo: ${word.toLowerCase()} (${value})`,
    nothingSaid: 'Aún no ha hablado.',
    open: (country) => `Abrir la ficha ${ofSpanish(country)}`,
    back: 'Todas las delegaciones',
  },
  chair: {
    name: 'Presidencia',
    neutral: 'Neutral',
    office: (rules) =>
      rules === '' ? 'Mantiene el orden, sin voto.' : `Mantiene el orden, sin voto. Reglamento: ${rules}.`,
    noRuling: 'Aún no ha tomado ninguna decisión.',
  },
  dossier: {
    faction: 'Facción',
    blocs: 'Bloques',
    motivations: 'Motivaciones',
    facts: 'Argumenta con',
    source: (title, year) => `${title}, ${year}`,
    credibility: 'Credibilidad',
    credibilityValue: (value) => `${value} de 100`,
    positions: 'Posiciones según sus votos',
    axis: { low: 'statu quo', high: 'audaz' },
    position: (word) => word,
    positionWords: ['statu quo', 'prudente', 'intermedia', 'ambiciosa', 'audaz'],
    between: 'Entre ustedes',
    nothingBetween: 'Ninguna promesa ni amenaza hasta ahora.',
    remembers: (country, what, phase) => `${firstSpanish(country)} recuerda: ${what} (${phase})`,
    youPromised: (what) => `prometiste apoyar ${quoted(what)}`,
    theyPromised: (what) => `te prometió apoyar ${quoted(what)}`,
    youThreatened: (what) => `amenazaste con votar ${against(what)}`,
    theyThreatened: (what) => `amenazó con votar ${against(what)}`,
    theDraft: THE_DRAFT,
    status: { open: 'pendiente', kept: 'cumplida', broken: 'rota' },
    goTo: 'Ir a ese momento',
    regard: (from, to, word, value) =>
      `Relación ${ofSpanish(from)} con ${theSpanish(to)}: ${word.toLowerCase()} (${value})`,
    others: 'Con los demás',
    said: 'Última declaración',
    agenda: 'Objetivo secreto, revelado',
    speakTo: (country) => `Dirigirse ${toSpanish(country)}`,
  },
}

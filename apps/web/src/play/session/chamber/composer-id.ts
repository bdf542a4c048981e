/** Element id of the composer, for keys and buttons that focus it. */
export const COMPOSER_ID = 'composer'

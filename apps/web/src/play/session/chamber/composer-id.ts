/** The composer's element, for keys and buttons that lead to it. */
export const COMPOSER_ID = 'composer'

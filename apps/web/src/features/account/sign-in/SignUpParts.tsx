/** What only a sign-up needs. It comes after the sign-in, which most people who come want. */
export { PasswordStrengthMeter } from '../shared/PasswordStrengthMeter.tsx'
export { BirthMonthField } from './BirthMonthField.tsx'

/** Parts for the sign-up only, loaded after the sign-in form, which most users need. */
export { PasswordStrengthMeter } from '../shared/PasswordStrengthMeter.tsx'
export { BirthMonthField } from './BirthMonthField.tsx'

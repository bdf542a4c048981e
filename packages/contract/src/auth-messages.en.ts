import type { AccountRule } from './auth-rules.ts'

/** The message for each broken rule of the sign-in and sign-up forms. */
export const ACCOUNT_RULE_MESSAGES: Readonly<Record<AccountRule, string>> = {
  'email-required': 'Email is required',
  'email-invalid': 'Please enter a valid email address',
  'password-required': 'Password is required',
  'password-too-short': 'Password must be at least 8 characters long',
  'password-too-long': 'Password must be at most 128 characters long',
  'password-stolen': 'This password is in lists of stolen passwords. Please choose another.',
  'password-blank': 'A password made only of spaces is easily guessed. Please choose another.',
  'password-repeated': 'A password that repeats one character is easily guessed. Please choose another.',
  'password-address': 'Your own email address is the first password anybody tries. Please choose another.',
  'password-product': 'The name of this product is among the first passwords anybody tries. Please choose another.',
  'password-unchanged': 'This is the password you already have. Please choose another.',
  'name-required': 'Display name is required',
  'name-too-short': 'Display name must be at least 2 characters long',
  'name-too-long': 'Display name must be at most 80 characters long',
  'confirm-password-required': 'Please confirm your password',
  'confirm-password-different': 'Passwords do not match',
  'birth-month-required': 'Month and year of birth are required',
  'birth-month-invalid': 'Please enter a valid month and year of birth',
}

/** Labels and hints of the password strength meter. */
export const PASSWORD_STRENGTH_MESSAGES = {
  labels: { weak: 'Weak', poor: 'Poor', fair: 'Fair', strong: 'Strong' },
  hints: {
    length: 'Use at least 8 characters',
    uppercase: 'Include uppercase letters',
    lowercase: 'Include lowercase letters',
    'number-or-symbol': 'Include numbers or symbols',
  },
} as const

import { Secret, TOTP } from 'otpauth'

const PERIOD_SECONDS = 30
/** A code counts half a minute longer and earlier: clocks of phones differ, and people take time to type. */
const WINDOW_STEPS = 1

function generatorOf(secret: Uint8Array, label: string): TOTP {
  return new TOTP({
    issuer: 'Placard',
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
    secret: new Secret({ buffer: Uint8Array.from(secret).buffer }),
  })
}

/** What an authenticator app is set up with, to type and as a QR code's text. */
export function authenticatorSetup(secret: Uint8Array, email: string): { secret: string; uri: string } {
  const generator = generatorOf(secret, email)
  return { secret: generator.secret.base32, uri: generator.toString() }
}

/** The thirty seconds, counted from 1970, a code belongs to; `undefined` for a wrong code, or without a secret. */
export function stepOfCode(secret: Uint8Array | undefined, code: string, now: Date): number | undefined {
  if (secret === undefined) return undefined
  const timestamp = now.getTime()
  const delta = generatorOf(secret, '').validate({ token: code, timestamp, window: WINDOW_STEPS })
  return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta
}

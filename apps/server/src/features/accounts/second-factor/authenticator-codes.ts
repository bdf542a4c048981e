import { Secret, TOTP } from 'otpauth'

const PERIOD_SECONDS = 30
/** Tolerance in time steps: phones' clocks differ, and people take time to type. */
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

/** Set-up of an authenticator app: the secret to type, and the URI of its QR code. */
export function authenticatorSetup(secret: Uint8Array, email: string): { secret: string; uri: string } {
  const generator = generatorOf(secret, email)
  return { secret: generator.secret.base32, uri: generator.toString() }
}

/**
 * The TOTP time step (thirty seconds, counted from 1970) of a code; `undefined` for a wrong code, or without a secret.
 */
export function stepOfCode(secret: Uint8Array | undefined, code: string, now: Date): number | undefined {
  if (secret === undefined) return undefined
  const timestamp = now.getTime()
  const delta = generatorOf(secret, '').validate({ token: code, timestamp, window: WINDOW_STEPS })
  return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta
}

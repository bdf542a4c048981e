import * as z from 'zod/mini'
import { AuthAnswer, SignInPassword } from './auth.ts'
import { cleanName } from './auth-rules.ts'
import { defineRoute } from './route.ts'

const BODY_LIMIT_BYTES = 65_536
/** Maximum length of a passkey's name, in code units. */
export const PASSKEY_NAME_MAX_LENGTH = 60

/** A passkey as shown to its owner. */
export const Passkey = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.nullable(z.iso.datetime()),
  /** Whether a service synchronises it to the owner's other devices. */
  isSynced: z.boolean(),
})
export type Passkey = z.infer<typeof Passkey>

const PasskeyName = z.string().check(z.overwrite(cleanName), z.minLength(1), z.maxLength(PASSKEY_NAME_MAX_LENGTH))
const Base64Url = z.string().check(z.regex(/^[\w-]*$/), z.maxLength(32_768))
/** WebAuthn transports by which a browser may reach a passkey. */
export const PASSKEY_TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const
const Descriptor = z.object({
  id: Base64Url,
  type: z.literal('public-key'),
  transports: z.optional(z.array(z.enum(PASSKEY_TRANSPORTS))),
})

/** Options for `navigator.credentials.create`, in the format of the page's library. */
export const PasskeyCreation = z.object({
  rp: z.object({ name: z.string(), id: z.optional(z.string()) }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
  timeout: z.optional(z.number()),
  excludeCredentials: z.optional(z.array(Descriptor)),
  authenticatorSelection: z.optional(
    z.object({
      residentKey: z.optional(z.enum(['discouraged', 'preferred', 'required'])),
      requireResidentKey: z.optional(z.boolean()),
      userVerification: z.optional(z.enum(['discouraged', 'preferred', 'required'])),
    }),
  ),
  attestation: z.optional(z.enum(['direct', 'enterprise', 'indirect', 'none'])),
})
export type PasskeyCreation = z.infer<typeof PasskeyCreation>

/** Options for `navigator.credentials.get`, in the format of the page's library. */
export const PasskeyQuestion = z.object({
  challenge: z.string(),
  timeout: z.optional(z.number()),
  rpId: z.optional(z.string()),
  allowCredentials: z.optional(z.array(Descriptor)),
  userVerification: z.optional(z.enum(['discouraged', 'preferred', 'required'])),
})
export type PasskeyQuestion = z.infer<typeof PasskeyQuestion>

const credential = <Response extends z.ZodMiniType>(response: Response) =>
  z.object({
    id: Base64Url,
    rawId: Base64Url,
    type: z.literal('public-key'),
    authenticatorAttachment: z.optional(z.enum(['cross-platform', 'platform'])),
    clientExtensionResults: z.record(z.string(), z.unknown()),
    response,
  })

/** Response of an authenticator that has created a passkey (registration). */
export const NewCredential = credential(
  z.object({
    clientDataJSON: Base64Url,
    attestationObject: Base64Url,
    transports: z.optional(z.array(z.string().check(z.maxLength(32)))),
  }),
)
export type NewCredential = z.infer<typeof NewCredential>

/** Response of an authenticator that has verified a passkey (authentication). */
export const PresentedCredential = credential(
  z.object({
    clientDataJSON: Base64Url,
    authenticatorData: Base64Url,
    signature: Base64Url,
    userHandle: z.optional(Base64Url),
  }),
)
export type PresentedCredential = z.infer<typeof PresentedCredential>

/** Id of one WebAuthn ceremony, from challenge to response; valid once and for five minutes. */
const Ceremony = z.catch(z.string().check(z.maxLength(200)), '')
const PasskeyId = z.strictObject({ passkeyId: z.uuid() })

/** The calls about passkeys. A verified passkey counts as both factors. */
export const passkeys = {
  askToCreate: defineRoute({
    method: 'POST',
    path: '/api/auth/passkeys/options',
    permission: 'user',
    summary: 'Begins the making of a passkey.',
    body: z.strictObject({ currentPassword: SignInPassword }),
    reply: z.strictObject({ ceremony: z.string(), options: PasskeyCreation }),
    bodyLimitBytes: BODY_LIMIT_BYTES,
  }),
  create: defineRoute({
    method: 'POST',
    path: '/api/auth/passkeys',
    permission: 'user',
    summary: 'Keeps a passkey that was made.',
    body: z.strictObject({ ceremony: Ceremony, name: PasskeyName, credential: NewCredential }),
    reply: Passkey,
    status: 201,
    bodyLimitBytes: BODY_LIMIT_BYTES,
  }),
  rename: defineRoute({
    method: 'PATCH',
    path: '/api/auth/passkeys/:passkeyId',
    permission: 'user',
    summary: 'Renames one of the caller’s passkeys.',
    params: PasskeyId,
    body: z.strictObject({ name: PasskeyName }),
    reply: Passkey,
    bodyLimitBytes: BODY_LIMIT_BYTES,
  }),
  remove: defineRoute({
    method: 'POST',
    path: '/api/auth/passkeys/:passkeyId/remove',
    permission: 'user',
    summary: 'Removes one of the caller’s passkeys.',
    params: PasskeyId,
    body: z.strictObject({ currentPassword: SignInPassword }),
    reply: z.strictObject({}),
    bodyLimitBytes: BODY_LIMIT_BYTES,
  }),
  askToSignIn: defineRoute({
    method: 'POST',
    path: '/api/auth/passkeys/sign-in/options',
    permission: 'public',
    summary: 'Begins a sign-in by passkey; no address is asked for.',
    reply: z.strictObject({ ceremony: z.string(), options: PasskeyQuestion }),
    bodyLimitBytes: BODY_LIMIT_BYTES,
  }),
  signIn: defineRoute({
    method: 'POST',
    path: '/api/auth/passkeys/sign-in',
    permission: 'public',
    summary: 'Signs in by passkey.',
    body: z.strictObject({ ceremony: Ceremony, credential: PresentedCredential, remember: z.optional(z.boolean()) }),
    reply: AuthAnswer,
    bodyLimitBytes: BODY_LIMIT_BYTES,
  }),
} as const

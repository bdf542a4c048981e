import { NewCredential, type PasskeyCreation, type PasskeyQuestion, PresentedCredential } from '@placard/contract'
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser'
import { parse } from 'zod/mini'

/** Drops undefined properties: the browser accepts missing members, but no undefined ones. */
function given<Name extends string, Value>(name: Name, value: Value | undefined): { [Key in Name]?: Value } {
  const empty: { [Key in Name]?: Value } = {}
  return value === undefined ? empty : { ...empty, [name]: value }
}

function questionFor({ challenge, timeout, rpId, userVerification }: PasskeyQuestion) {
  const question: PublicKeyCredentialRequestOptionsJSON = {
    challenge,
    ...given('timeout', timeout),
    ...given('rpId', rpId),
    ...given('userVerification', userVerification),
  }
  return question
}

function creationFor({ rp, user, challenge, pubKeyCredParams, ...rest }: PasskeyCreation) {
  const known = rest.excludeCredentials?.map(({ id, type, transports }) => ({
    id,
    type,
    ...given('transports', transports),
  }))
  const selection = rest.authenticatorSelection
  const creation: PublicKeyCredentialCreationOptionsJSON = {
    rp: { name: rp.name, ...given('id', rp.id) },
    user,
    challenge,
    pubKeyCredParams,
    ...given('timeout', rest.timeout),
    ...given('excludeCredentials', known),
    ...given('attestation', rest.attestation),
    authenticatorSelection: {
      ...given('residentKey', selection?.residentKey),
      ...given('requireResidentKey', selection?.requireResidentKey),
      ...given('userVerification', selection?.userVerification),
    },
  }
  return creation
}

type Asking = 'asked' | 'offered'
let underWay: Asking | undefined

/**
 * Asks the user for a passkey. `offered` waits in the autofill of the address field, and is aborted by `asked`: the
 * browser handles one request at a time.
 * @throws {Error} named `NotAllowedError` when nothing was chosen, `AbortError` when another request replaced it.
 */
export async function presentPasskey(question: PasskeyQuestion, how: Asking): Promise<PresentedCredential> {
  if (how === 'offered' && underWay === 'asked') throw new DOMException('a passkey is asked for', 'AbortError')
  underWay = how
  try {
    const optionsJSON = questionFor(question)
    return parse(PresentedCredential, await startAuthentication({ optionsJSON, useBrowserAutofill: how === 'offered' }))
  } finally {
    if (underWay === how) underWay = undefined
  }
}

/**
 * Creates a passkey in the browser. @throws {Error} named `NotAllowedError` or `InvalidStateError` (one exists
 * already).
 */
export async function makePasskey(creation: PasskeyCreation): Promise<NewCredential> {
  return parse(NewCredential, await startRegistration({ optionsJSON: creationFor(creation) }))
}

/** Aborts a waiting autofill offer. */
export function stopOfferingPasskeys(): void {
  if (underWay === 'offered') WebAuthnAbortService.cancelCeremony()
}

/** An IPv4 or IPv6 address in place of a host name. */
const ADDRESS = /^(?:\d{1,3}(?:\.\d{1,3}){3}|\[.*\])$/

/** Whether a host is an IP address, as in `http://127.0.0.1:4400`. */
export function isBareAddress(hostname: string): boolean {
  return ADDRESS.test(hostname)
}

/** Whether this browser supports passkeys for this page: they belong to a host name, never to an IP address. */
export function canUsePasskeys(): boolean {
  return 'PublicKeyCredential' in window && window.isSecureContext && !isBareAddress(window.location.hostname)
}

/** Whether the browser can offer passkeys in the autofill of the address field (conditional UI). */
export async function canOfferPasskeys(): Promise<boolean> {
  if (!canUsePasskeys()) return false
  const { isConditionalMediationAvailable } = PublicKeyCredential
  if (typeof isConditionalMediationAvailable !== 'function') return false
  return PublicKeyCredential.isConditionalMediationAvailable().catch(() => false)
}

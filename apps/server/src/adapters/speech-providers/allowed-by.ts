import { type HearingProviderId, isVoiceService, type SpeechProviderId } from '@placard/contract'

/** Who may be asked to speak or to hear: neither the barred, nor services where a conversation keeps those out. */
export function allowedBy({ isWithoutServices }: { readonly isWithoutServices: boolean }, gone: ReadonlySet<string>) {
  return ({ id }: { readonly id: SpeechProviderId | HearingProviderId }) =>
    !gone.has(id) && !(isWithoutServices && isVoiceService(id))
}

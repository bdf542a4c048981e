/** What the page shows. Every view has an address; an address that is none of ours is a view too. */
export type View =
  | { readonly kind: 'campaigns' }
  | { readonly kind: 'campaign'; readonly campaignId: string }
  | { readonly kind: 'session'; readonly sessionId: string }
  | { readonly kind: 'debrief'; readonly sessionId: string }
  | { readonly kind: 'replay'; readonly sessionId: string }
  | { readonly kind: 'settings' }
  | { readonly kind: 'kit' }
  | { readonly kind: 'not-found'; readonly path: string }

/** Ids as they stand in an address: letters, digits, hyphen and underscore. */
const ID = /^[\w-]{1,64}$/

/** The address of a view. */
export function addressOf(view: View): string {
  switch (view.kind) {
    case 'campaigns':
      return '/'
    case 'campaign':
      return `/campaigns/${view.campaignId}`
    case 'session':
      return `/sessions/${view.sessionId}`
    case 'debrief':
      return `/sessions/${view.sessionId}/debrief`
    case 'replay':
      return `/sessions/${view.sessionId}/replay`
    case 'settings':
      return '/settings'
    case 'kit':
      return '/_kit'
    case 'not-found':
      return view.path
  }
}

/** The view at an address. A trailing slash changes nothing; whatever is not known is `not-found`. */
export function viewAt(path: string): View {
  const [place, id, part, ...rest] = path.replace(/\/+$/, '').split('/').slice(1)
  if (place === undefined) return { kind: 'campaigns' }
  if (rest.length > 0) return { kind: 'not-found', path }
  if (place === 'campaigns' && id === undefined) return { kind: 'campaigns' }
  if (place === 'settings' && id === undefined) return { kind: 'settings' }
  if (place === '_kit' && id === undefined) return { kind: 'kit' }
  if (id === undefined || !ID.test(id)) return { kind: 'not-found', path }
  if (place === 'campaigns' && part === undefined) return { kind: 'campaign', campaignId: id }
  if (place === 'sessions' && part === undefined) return { kind: 'session', sessionId: id }
  if (place === 'sessions' && part === 'debrief') return { kind: 'debrief', sessionId: id }
  if (place === 'sessions' && part === 'replay') return { kind: 'replay', sessionId: id }
  return { kind: 'not-found', path }
}

import type { Personality } from '@placard/engine'

export const dialogMessages = {
  debrief: 'a session of yours',
  dossier: 'a campaign',
  dossierOf: (title: string) => `${title} dossier`,
  stance: {
    title: 'How the assistant argues',
    mode: 'Style',
    hints: {
      collaborative: 'Builds on what you say and looks for what both sides can sign.',
      gentle: 'Objects softly, and says first what is good about your point.',
      balanced: 'Gives both sides their due and says where the weight lies.',
      challenging: 'Looks for the weak spot and asks you to defend it.',
      aggressive: 'Argues the other side hard: presses every gap, never the person.',
    } satisfies Record<Personality, string>,
    instructions: 'Your instructions',
    instructionsHint:
      'They apply to this chat, for instance: “You are the delegate of Kenya. Answer in two paragraphs.”',
    about: 'About',
    aboutHint: 'The public dossier the assistant argues from.',
    builtIn:
      'The built-in assistant takes its tone from the style and its facts from the dossier. It does not read your instructions: they are for AI models.',
    nothing: 'Nothing in particular',
    save: 'Save',
    cancel: 'Cancel',
    saved: 'The assistant will argue that way from your next message.',
  },
  share: {
    title: 'Share a copy',
    text: 'Anyone with the link can read a copy of what is shown now, without your name. Later messages are not included.',
    make: 'Make a link',
    again: 'Make a new link',
    address: 'Address of the copy',
    copy: 'Copy link',
    copied: 'Link copied',
    notCopied: 'Failed to copy link',
    isShared: 'A copy of this chat has a link. A new link replaces it.',
    end: 'End the link',
    ended: 'The link no longer works.',
    failed: 'That did not work. Try again in a moment.',
  },
  find: {
    label: 'Find in this chat',
    next: 'Next',
    previous: 'Previous',
    close: 'Close',
    none: 'Not found',
    count: (at: number, of: number) => `Message ${at} of ${of}`,
  },
} as const

import { type ActInMessage, SAY_MAX_LENGTH, type SessionCommand } from '@placard/contract'
import type { Act } from '@placard/engine'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { CampaignGateway, SessionUpdate } from '../../../client/gateways/campaign-gateway.ts'
import type { Opening, OpeningStore } from '../../../client/papers/kept-openings.ts'
import { sessionMessages } from '../messages.en.ts'
import { afterLaying, changesOf, isGoing, layingOf, layingText, withGoing } from './opening.ts'
import type { TypedWords, TypedWordsStore, Waiting } from './outbox.ts'
import { merged, recordOf } from './record.ts'
import { type Control, isMissing, isUnreachable, leftOutText, refusalText } from './refusal.ts'
import { learnSkew } from './session-clock.ts'
import { FIRST_STATE, type SessionState } from './session-state.ts'
import { openingAfterUndo, undoableOf } from './undoable.ts'

export type SessionDependencies = {
  readonly gateway: CampaignGateway
  readonly sessionId: string
  readonly words: TypedWordsStore
  readonly openings: OpeningStore
  readonly newKey: () => string
  /** The wall clock, epoch ms. */
  readonly now: () => number
  readonly isOnline: () => boolean
}

/** Whether a text is longer than the chair accepts; it stays in the composer to be shortened. */
export function isTooLong(text: string): boolean {
  return text.trim().length > SAY_MAX_LENGTH
}

type Result = 'taken' | 'unclear' | 'refused' | 'unreachable'

/** One session as a page watches and plays it. Typed text is never lost: it is kept until it has been accepted. */
export class Session {
  readonly store: StoreApi<SessionState>
  private readonly dependencies: SessionDependencies
  /** The last command that got no answer: repeated, it goes out under the same key, because it may have counted. */
  private unanswered: { readonly content: string; readonly key: string } | undefined

  constructor(dependencies: SessionDependencies) {
    this.dependencies = dependencies
    const { words, openings } = dependencies
    this.store = createStore<SessionState>(() => ({ ...FIRST_STATE, ...words.read(), opening: openings.read() }))
  }

  get sessionId(): string {
    return this.dependencies.sessionId
  }

  private get state(): SessionState {
    return this.store.getState()
  }

  private set(changes: Partial<SessionState>): void {
    this.store.setState(changes)
  }

  private keepWords(changes: Partial<TypedWords>): void {
    this.set(changes)
    this.dependencies.words.keep({ draft: this.state.draft, outbox: this.state.outbox })
  }

  /** Loads the session and watches it; returns the function that stops both. */
  follow(): () => void {
    const { gateway, sessionId } = this.dependencies
    const stopped = new AbortController()
    let stopWatching: (() => void) | undefined
    this.set({ status: 'loading' })
    gateway.getSession(sessionId, undefined, stopped.signal).then(
      (detail) => {
        if (stopped.signal.aborted) return
        this.set({ status: 'ready', record: recordOf(detail), isImported: detail.session.isImported === true })
        const onUpdate = (update: SessionUpdate) => this.take(update)
        stopWatching = gateway.watchSession(sessionId, detail.view.seq, onUpdate, (connection) => {
          this.set({ connection })
          void this.flush()
        })
      },
      (error: unknown) => {
        if (!stopped.signal.aborted) this.set({ status: isMissing(error) ? 'missing' : 'failed' })
      },
    )
    return () => {
      stopped.abort()
      stopWatching?.()
    }
  }

  private take(update: SessionUpdate): void {
    const { record, skewMs } = this.state
    if (record === undefined) return
    const newest = update.entries.at(-1)
    const { undoable } = this.state
    if (undoable !== undefined && update.entries.some(({ seq }) => seq > undoable.seq)) this.letStand()
    this.set({
      record: merged(record, update),
      skewMs: newest === undefined ? skewMs : learnSkew(skewMs, newest.now, this.dependencies.now()),
    })
  }

  private keyFor(content: string): string {
    return this.unanswered?.content === content ? this.unanswered.key : this.dependencies.newKey()
  }

  private async send(command: SessionCommand, at: Control, given?: string): Promise<Result> {
    const content = JSON.stringify(command)
    const key = given ?? this.keyFor(content)
    this.unanswered = undefined
    this.set({ sending: at, refusal: undefined })
    try {
      const answer = await this.dependencies.gateway.sendCommand(this.dependencies.sessionId, command, key)
      this.take(answer)
      if (answer.outcome === 'taken') {
        const laid = at === 'opening' ? this.state.opening : undefined
        const undoable = undoableOf(command, answer, this.state.unclear, laid)
        this.set({ sending: undefined, unclear: undefined, undoable, readBy: undoable?.readBy })
        if (answer.refused !== undefined) this.set({ refusal: { at, text: await leftOutText(answer.refused) } })
        return 'taken'
      }
      const text = command.kind === 'say' ? command.text : ''
      const { readings, readBy, acts, beyond } = answer
      const unclear = { text, readings, readBy, ...(acts && { acts }), ...(beyond && { beyond }) }
      this.set({ sending: undefined, unclear })
      return 'unclear'
    } catch (error) {
      if (isUnreachable(error)) this.unanswered = { content, key }
      this.set({ sending: undefined, refusal: { at, text: await refusalText(error) } })
      return isUnreachable(error) ? 'unreachable' : 'refused'
    }
  }

  private get isCutOff(): boolean {
    return !this.dependencies.isOnline() || this.state.connection === 'offline'
  }

  /** Sends the text of the composer, which keeps it until it is accepted; without a network it joins the outbox. */
  async say(): Promise<void> {
    const text = this.state.draft.trim()
    if (text === '') return this.lay()
    if (isTooLong(text) || this.state.sending !== undefined) return
    const waiting = { key: this.dependencies.newKey(), text }
    if (this.isCutOff) return this.queue(waiting)
    const result = await this.send({ kind: 'say', text }, 'composer', waiting.key)
    if (result === 'taken') this.clearDraft(text)
    if (result === 'unreachable') this.queue(waiting)
  }

  /** Keeps clauses of a working paper to lay; undefined puts them away. */
  keepOpening(opening: Opening | undefined): void {
    this.dependencies.openings.keep(opening)
    this.set({ opening })
  }

  /** Takes an opening back that was put away, unless another paper waits by now. */
  putBackOpening(opening: Opening): void {
    if (this.state.opening === undefined) this.keepOpening(opening)
  }

  /** Lays the next clauses of the working paper as a proposal, where that is in order now. */
  async lay(): Promise<void> {
    const { opening, record, sending } = this.state
    const laying = opening && record && layingOf(opening, record.view, this.dependencies.newKey)
    if (opening === undefined || laying === undefined || sending !== undefined) return
    this.keepOpening(withGoing(opening, laying))
    const act = { kind: 'propose', changes: changesOf(laying.clauses) } as const
    const text = layingText(opening, laying.clauses)
    const result = await this.send({ kind: 'act', act, text }, 'opening', laying.key)
    // meanwhile it may have been put away, or another paper may wait
    const waiting = this.state.opening
    if (result === 'unreachable' || waiting === undefined || !isGoing(waiting, laying)) return
    this.keepOpening(afterLaying(waiting, result === 'taken' ? laying.clauses : []))
  }

  /** Sends the ambiguous text as the act that the player chose. */
  async choose(act: Act): Promise<void> {
    const text = this.state.unclear?.text ?? ''
    const result = await this.send({ kind: 'act', act, text }, 'composer')
    if (result === 'taken') this.clearDraft(text)
    await this.flush()
  }

  /** Confirms the acts of a text; those left out do not count. */
  async confirm(acts: readonly ActInMessage[]): Promise<void> {
    const text = this.state.unclear?.text ?? ''
    const kept = acts.map((one) => ({ act: one.act, text: one.text }))
    const result = await this.send({ kind: 'acts', acts: kept }, 'composer')
    if (result === 'taken') this.clearDraft(text)
    await this.flush()
  }

  private clearDraft(text: string): void {
    if (this.state.draft.trim() === text) this.keepWords({ draft: '' })
  }

  private queue(waiting: Waiting): void {
    this.set({ refusal: undefined })
    this.keepWords({ draft: '', outbox: [...this.state.outbox, waiting] })
  }

  /**
   * Sends the outbox in order. A refused message stays with its reason; an ambiguous one asks the player. It waits while
   * the player is asked about another message.
   */
  async flush(): Promise<void> {
    const next = this.state.outbox.find(({ refusal }) => refusal === undefined)
    const { sending, unclear } = this.state
    if (next === undefined || sending !== undefined || unclear !== undefined || this.isCutOff) return
    const result = await this.send({ kind: 'say', text: next.text }, 'composer', next.key)
    const { refusal, draft, outbox } = this.state
    if (result === 'refused' || result === 'unreachable') this.set({ refusal: undefined })
    if (result === 'unreachable') return
    const rest = outbox.filter(({ key }) => key !== next.key)
    if (result === 'unclear' && draft === '') return this.keepWords({ outbox: rest, draft: next.text })
    if (result === 'taken') this.keepWords({ outbox: rest })
    else {
      const reason = result === 'refused' ? (refusal?.text ?? '') : sessionMessages.announce.unclear
      this.set({ unclear: undefined })
      this.keepWords({ outbox: outbox.map((one) => (one.key === next.key ? { ...one, refusal: reason } : one)) })
    }
    await this.flush()
  }

  /** Stores the draft. */
  type(draft: string): void {
    this.set({ refusal: undefined })
    this.keepWords({ draft })
  }

  /** Closes the question about an ambiguous text; the text returns to the composer. */
  rephrase(): void {
    const { unclear, draft } = this.state
    this.set({ unclear: undefined })
    if (unclear !== undefined && draft === '') this.keepWords({ draft: unclear.text })
    void this.flush()
  }

  /** Removes a message from the outbox; with `edit` its text returns to the composer. */
  unqueue(key: string, { edit = false } = {}): void {
    const { outbox, draft } = this.state
    const text = outbox.find((one) => one.key === key)?.text ?? ''
    const rest = outbox.filter((one) => one.key !== key)
    this.keepWords(edit ? { outbox: rest, draft: draft === '' ? text : `${draft}\n${text}` } : { outbox: rest })
  }

  /** Performs a formal act, with text or without. */
  act(act: Act, at: Control, text?: string): Promise<Result> {
    return this.send(text === undefined ? { kind: 'act', act } : { kind: 'act', act, text }, at)
  }

  answerClosing(close: boolean): Promise<Result> {
    return this.send({ kind: 'answer-closing', close }, 'closing')
  }

  /**
   * Undoes the last reading; the text returns to the composer, with the other readings beside it. The clauses of a paper
   * wait again.
   */
  async undo(): Promise<void> {
    const { undoable, sending } = this.state
    if (undoable === undefined || sending !== undefined) return
    const result = await this.send({ kind: 'undo' }, 'undo')
    this.letStand()
    if (result !== 'taken') return
    const { text, readings, readBy, opening } = undoable
    if (opening !== undefined) return this.keepOpening(openingAfterUndo(this.state.opening, opening))
    this.set({ unclear: { text, readings, readBy, isTakenBack: true } })
    if (this.state.draft === '') this.keepWords({ draft: text })
  }

  /** Ends the time in which the last reading can be undone. */
  letStand(): void {
    this.set({ undoable: undefined })
  }

  setPace(pace: number): Promise<Result> {
    return this.send({ kind: 'set-pace', pace }, 'clock')
  }

  pause(): Promise<Result> {
    return this.send({ kind: 'pause' }, 'clock')
  }

  resume(): Promise<Result> {
    return this.send({ kind: 'resume' }, 'clock')
  }
}

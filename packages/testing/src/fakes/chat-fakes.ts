import type {
  ChatModelPort,
  ChatModelRequest,
  ChatPart,
  ChatTitlePort,
  ModelTitle,
  TitleRequest,
} from '@placard/application'
import type { AnswerEngine } from '@placard/contract'

/** The engine that a scripted model reports. */
export const SCRIPTED_ENGINE: AnswerEngine = {
  rung: 'openai-compatible',
  model: 'scripted',
  place: 'own-server',
  promptVersion: '1',
}

/** One step of a scripted answer: a part, a fault, or a pause until `release` is called or the answer is aborted. */
export type ScriptStep = ChatPart | Error | 'wait'

/** Fake model that plays one script per answer, and repeats the last one when they run out; records its requests. */
export class ScriptedModel implements ChatModelPort {
  readonly orders: ChatModelRequest[] = []
  private readonly scripts: (readonly ScriptStep[])[]
  private releases: (() => void)[] = []

  constructor(...scripts: readonly (readonly ScriptStep[])[]) {
    this.scripts = [...scripts]
  }

  /** Resumes every waiting script. */
  release(): void {
    for (const release of this.releases.splice(0)) release()
  }

  async *answer(request: ChatModelRequest, signal: AbortSignal): AsyncGenerator<ChatPart> {
    this.orders.push(request)
    const script = (this.scripts.length > 1 ? this.scripts.shift() : this.scripts[0]) ?? []
    for (const step of script) {
      signal.throwIfAborted()
      if (step === 'wait') await this.wait(signal)
      else if (step instanceof Error) throw step
      else yield step
    }
  }

  private wait(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      this.releases.push(resolve)
      signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    })
  }
}

/** Fake writer of titles: gives what the test says, nothing by default; records its requests. */
export class FakeTitles implements ChatTitlePort {
  readonly requests: TitleRequest[] = []
  next: (signal: AbortSignal) => Promise<ModelTitle | undefined> = async () => undefined

  titleFor(request: TitleRequest, signal: AbortSignal): Promise<ModelTitle | undefined> {
    this.requests.push(request)
    return this.next(signal)
  }
}

/** Parts of a scripted answer with this text. */
export function says(...words: readonly string[]): readonly ChatPart[] {
  const texts = words.map((text): ChatPart => ({ kind: 'text', text }))
  return [{ kind: 'engine', engine: SCRIPTED_ENGINE }, ...texts]
}

/** Fake of a clock's `every`, driven by the test. */
export class ManualTimers {
  private readonly tasks = new Set<() => void>()

  readonly every = (_ms: number, task: () => void): (() => void) => {
    this.tasks.add(task)
    return () => this.tasks.delete(task)
  }

  /** Runs every registered task once. */
  tick(): void {
    for (const task of [...this.tasks]) task()
  }
}

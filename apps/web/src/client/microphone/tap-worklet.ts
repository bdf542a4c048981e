// what the sound thread of browsers has; the page's own types know nothing of it
declare class AudioWorkletProcessor {
  readonly port: MessagePort
}
declare function registerProcessor(name: string, processor: typeof AudioWorkletProcessor): void

/** Samples of one message: some 20 ms, because a message for each block of 128 would be 375 a second. */
const BATCH = 1024

/** Hands the sound of the first channel on to the page. */
class Tap extends AudioWorkletProcessor {
  private batch = new Float32Array(BATCH)
  private filled = 0

  process([channels]: readonly (readonly Float32Array[])[]): boolean {
    const samples = channels?.[0]
    // no channel: the microphone has gone
    if (samples === undefined) return true
    for (const sample of samples) {
      this.batch[this.filled] = sample
      this.filled += 1
      if (this.filled === BATCH) this.send()
    }
    return true
  }

  private send(): void {
    this.port.postMessage(this.batch, [this.batch.buffer])
    this.batch = new Float32Array(BATCH)
    this.filled = 0
  }
}

registerProcessor('placard-tap', Tap)

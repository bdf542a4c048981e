/** ms of a clock shared by all processes of this machine. */
export function machineNow(): number {
  return Number(process.hrtime.bigint() / 1000n) / 1000
}

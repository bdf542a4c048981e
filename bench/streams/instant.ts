/** ms of a clock that all processes of this machine share. */
export function machineNow(): number {
  return Number(process.hrtime.bigint() / 1000n) / 1000
}

import type { LLMock } from '@copilotkit/aimock'
import { afterEach, beforeEach } from 'vitest'
import { aVendor } from './vendor.ts'

/** A vendor reset with every test of a file: an aborted request of an earlier test may still be on its way. */
export function vendorForTests(): LLMock {
  const vendor = aVendor()
  beforeEach(async () => {
    await vendor.start()
  })
  afterEach(async () => {
    vendor.reset()
    await vendor.stop()
  })
  return vendor
}

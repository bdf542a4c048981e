import type { LLMock } from '@copilotkit/aimock'
import { afterEach, beforeEach } from 'vitest'
import { aVendor } from './vendor.ts'

/** A vendor that begins anew with every test of a file: a request that an earlier one gave up may still be on its way. */
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

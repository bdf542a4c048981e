import { afterEach } from 'vitest'
import { TEST_TIMEOUT_MS } from './test-timeout.ts'

// a test that sets a shorter one is green here and red on a machine under load
afterEach(({ task }) => {
  if (task.timeout === TEST_TIMEOUT_MS) return
  throw new Error(`this test has a timeout of its own, ${task.timeout} ms; see vitest.config.ts`)
})

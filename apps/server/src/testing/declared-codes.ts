import { afterAll, afterEach, expect } from 'vitest'
import { takeUndeclared } from './refusals.ts'

// Through whatever door a test has called: what was refused with a code that the contract does not name lets it fail.
const check = () => expect(takeUndeclared().join('\n')).toBe('')

afterEach(check)
afterAll(check)

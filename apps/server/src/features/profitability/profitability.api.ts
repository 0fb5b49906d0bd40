import type { Handlers } from '../../identity/context.ts'
import { showReport } from './report.ts'

export const profitability = {
  get: (input) => showReport(input, input.query),
} satisfies Handlers<'profitability'>

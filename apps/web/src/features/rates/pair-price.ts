import type { PlainMessageId } from '../../i18n/t.ts'

/** The prices of a language pair and step, as a form holds them. */
export interface PairPrice {
  /** Codes of languages as the wire has them; null while none is chosen. */
  source: string | null
  target: string | null
  /** Id of a step; null for all of them, or while none is chosen. */
  step: string | null
  /** Amounts by the name of their field; NaN where it is empty. */
  amounts: Readonly<Record<string, number>>
}

interface Rules {
  fields: readonly { id: string; maximum: number; isRequired?: boolean }[]
  hasAllSteps: boolean
  /** The pair and step has a price already. */
  isTaken: boolean
}

/** The problems that keep a price from being saved, by field; `amounts` if no amount is entered. */
export function pairPriceProblems(
  { source, target, step, amounts }: PairPrice,
  { fields, hasAllSteps, isTaken }: Rules,
): Record<string, PlainMessageId> {
  const problems: Record<string, PlainMessageId> = {}
  if (!source) problems['source'] = 'rates.problem.language'
  if (!target) problems['target'] = 'rates.problem.language'
  else if (source === target) problems['target'] = 'rates.problem.sameLanguage'
  if (!step && !hasAllSteps) problems['step'] = 'rates.problem.step'
  else if (isTaken) problems['step'] = 'rates.problem.taken'
  for (const { id, maximum, isRequired } of fields) {
    const amount = amounts[id] ?? Number.NaN
    if (Number.isNaN(amount)) {
      if (isRequired) problems[id] = 'rates.problem.amount'
    } else if (amount < 0) problems[id] = 'rates.problem.negative'
    else if (amount > maximum) problems[id] = 'rates.problem.tooMuch'
  }
  const hasAmount = fields.some(({ id }) => !Number.isNaN(amounts[id] ?? Number.NaN))
  if (!hasAmount && !fields.some(({ id }) => problems[id])) problems['amounts'] = 'rates.problem.noAmount'
  return problems
}

/** The amounts that are there; empty fields are left out. */
export const filledAmounts = (amounts: PairPrice['amounts']): Record<string, number> =>
  Object.fromEntries(Object.entries(amounts).filter(([, amount]) => !Number.isNaN(amount)))

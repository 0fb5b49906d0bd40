import { hasMessage, t } from '../../i18n/t.ts'

/** Why a move of a payable isn't possible, by the condition that isn't met. */
export function missingText(condition: string): string {
  const id = `payables.missing.${condition}`
  return hasMessage(id) ? t(id) : condition
}

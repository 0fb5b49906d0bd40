import type { PlainMessageId } from './t.ts'
import { hasMessage, t } from './t.ts'

type EnumMessageId = Extract<PlainMessageId, `enum.${string}`>

/** The vocabularies that have words: `taskStatus`, `workflow`, `role`, … */
export type Vocabulary = EnumMessageId extends infer Id
  ? Id extends `enum.${infer Name}.${string}`
    ? Name
    : never
  : never

/**
 * The word for a code: `enumWord('taskStatus', 'PENDING')`. Vocabularies that accounts extend hold codes that have no
 * word here; those show as `fallback`, such as the name that the account gave them, or as they are.
 */
export function enumWord(vocabulary: Vocabulary, code: string, fallback = code): string {
  const id = `enum.${vocabulary}.${code}`
  return hasMessage(id) ? t(id) : fallback
}

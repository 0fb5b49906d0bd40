import type { Finding } from '@dragoman/sdk/operations/quality'

/** The meaning of a key while a finding is being described. */
export type FindingKey =
  | { category: number }
  | { severity: Finding['severity'] }
  | { command: 'repeated' | 'close' | 'confirm' }

const severities: Readonly<Record<string, Finding['severity']>> = {
  KeyM: 'MAJOR',
  KeyC: 'CRITICAL',
  Comma: 'MINOR',
  Digit0: 'NEUTRAL',
  Numpad0: 'NEUTRAL',
}

/** By the place of a key, so that other alphabets have the same. */
export function findingKey({
  code,
  key,
  ctrlKey,
  metaKey,
  altKey,
}: Pick<KeyboardEvent, 'code' | 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>): FindingKey | undefined {
  if (key === 'Escape') return { command: 'close' }
  if (key === 'Enter' && (ctrlKey || metaKey)) return { command: 'confirm' }
  if (ctrlKey || metaKey || altKey) return undefined
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1]
  if (digit) return { category: Number(digit) - 1 }
  if (code === 'KeyR') return { command: 'repeated' }
  const severity = severities[code]
  return severity && { severity }
}

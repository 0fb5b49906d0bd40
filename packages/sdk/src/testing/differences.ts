/**
 * Describes how a value differs from the expected one, in sentences. Of an object only the members that are named
 * count; `null` stands for what is absent, `{ "~": "…" }` for a text that a pattern fits.
 */
export function differences(actual: unknown, wanted: unknown, at: string): string[] {
  const differs = [`${at} is ${JSON.stringify(actual)}, not ${JSON.stringify(wanted)}`]
  if (wanted === null) return actual === null || actual === undefined ? [] : differs
  if (typeof wanted !== 'object') return Object.is(actual, wanted) ? [] : differs
  if (Array.isArray(wanted)) {
    if (!Array.isArray(actual) || actual.length !== wanted.length) return differs
    return wanted.flatMap((item, index) => differences(actual[index], item, `${at}[${index}]`))
  }
  const pattern = (wanted as { '~'?: string })['~']
  if (pattern !== undefined) return new RegExp(pattern, 'su').test(String(actual)) ? [] : differs
  if (actual === null || typeof actual !== 'object') return differs
  return Object.entries(wanted).flatMap(([name, member]) =>
    differences((actual as Record<string, unknown>)[name], member, at ? `${at}.${name}` : name),
  )
}

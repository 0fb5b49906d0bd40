/** What an operation is called with, by name. */
interface Parameters {
  path: Record<string, unknown>
  query: Record<string, unknown>
  body: unknown
}

/** Texts that belong nowhere, or only just. */
const texts: readonly unknown[] = [
  '',
  'x',
  -1,
  8.64e15,
  1e308,
  'half of a character: \ud800',
  'nothing: \u0000',
  '0000-01-01',
]

/** Values that do. */
const values: readonly unknown[] = [...texts, null, 0.000_000_12, '__proto__', [], {}, [[null]]]

const nested = `${'['.repeat(50_000)}${']'.repeat(50_000)}`

/** Bodies that are none. */
const bodies: readonly string[] = ['', 'no JSON', '"text"', '7', 'null', '[]', '{}', nested, `{"a":${nested}}`]

/** Ways to spoil a call: each of its parameters and, when it takes a `body`, each field of that. */
export function* garbled(whole: Parameters, body: boolean): Generator<Parameters> {
  for (const part of ['path', 'query'] as const) {
    for (const name of Object.keys(whole[part])) {
      for (const value of texts.filter((one) => part === 'query' || one !== '')) {
        yield { ...whole, [part]: { ...whole[part], [name]: value } }
      }
    }
  }
  if (!body) return
  for (const value of bodies) yield { ...whole, body: value }
  for (const value of spoiled(whole.body)) yield { ...whole, body: value }
}

function* spoiled(value: unknown): Generator<unknown> {
  if (typeof value !== 'object' || value === null) return
  for (const [name, inner] of Object.entries(value)) {
    const replaced = (one: unknown) =>
      Array.isArray(value) ? value.with(Number(name), one) : { ...value, [name]: one }
    for (const one of values) yield replaced(one)
    for (const one of spoiled(inner)) yield replaced(one)
  }
}

import { isSecretName } from '@dragoman/sdk/errors'

/** More characters than an example may have. */
const mostCharacters = 6_000
const mostItems = 2
const longText = 200

/** How much an answer shows: the members that have a value, each counted once however often it comes. */
export function told(answer: unknown): number {
  const places = new Set<string>()
  const visit = (value: unknown, place: string) => {
    if (value === null || value === undefined || value === '') return
    places.add(place)
    if (Array.isArray(value)) for (const item of value) visit(item, `${place}[]`)
    else if (typeof value === 'object')
      for (const [name, member] of Object.entries(value)) visit(member, `${place}.${name}`)
  }
  visit(answer, '')
  return JSON.stringify(answer ?? null).length > mostCharacters ? 0 : places.size
}

/** An answer with no more than the first items of its lists, and the beginnings of its texts. */
export function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, mostItems).map(shortened)
  if (typeof value === 'string') return value.length > longText ? `${value.slice(0, longText)}…` : value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, shortened(member)]))
}

const uuid = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g
const isTime = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) > 1_400_000_000_000 && Number(value) < 4_200_000_000_000

/** Whether a key is the name of a member, however long, and none of the ids that some answers are keyed by. */
const isName = (key: string): boolean => /^[a-zA-Z]+$/.test(key)

/** The morning on which all examples were recorded. */
const morning = Date.UTC(2026, 11, 1, 9)

/**
 * An answer as another run would give it: ids are counted, times follow each other by the hour, secrets and addresses of the
 * test are replaced.
 */
export function stable(answer: unknown): unknown {
  const ids = new Map<string, string>()
  const times = timesIn(answer)
  const idFor = (id: string) => {
    const known = ids.get(id) ?? `4c88b79f-e523-4d51-a980-${String(ids.size + 1).padStart(12, '0')}`
    ids.set(id, known)
    return known
  }
  const text = (value: string) =>
    value
      .replace(/\/api\/v3\/file\/[^\s"?]+/g, '/api/v3/file/signed')
      .replace(uuid, idFor)
      .replaceAll('http://dragoman.test', 'https://translate.example.com')
      .replaceAll('dragoman.test', 'example.com')
      .replace(/https?:\/\/(?:127\.0\.0\.1|localhost)(?::\d+)?/g, 'https://receiver.example.com')
      .replace(/\b127\.0\.0\.1\b|\blocalhost\b/g, '203.0.113.7')
      .replace(/@[\w.-]*\b(?:test|example)\b(?!\.com)/g, '@example.com')
      .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '2026-12-01T09:00:00.000Z')
      .replace(/\b20\d\d-\d\d-\d\d\b(?!T)/g, '2026-12-01')
      .replace(/[\w-]{24,}/g, (token) => (/^4c88b79f-|^[A-Z_]+$|^[a-z_-]+$/.test(token) ? token : 'x'.repeat(24)))
  const visit = (value: unknown, name: string): unknown => {
    if (Array.isArray(value)) return value.map((item) => visit(item, name))
    if (isTime(value)) return morning + times.indexOf(value) * 60 * 60 * 1_000
    if (typeof value === 'string' && name === 'version' && !value.includes('.')) return '1'
    if (typeof value === 'string')
      return isSecretName(name) && /\d/.test(value) ? 'x'.repeat(value.length) : text(value)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, member]) => [isName(key) ? key : text(key), visit(member, key)]),
    )
  }
  return visit(answer, '')
}

function timesIn(answer: unknown): number[] {
  const found = new Set<number>()
  const visit = (value: unknown) => {
    if (isTime(value)) found.add(value)
    else if (typeof value === 'object' && value !== null) for (const member of Object.values(value)) visit(member)
  }
  visit(answer)
  return [...found].sort((one, other) => one - other)
}

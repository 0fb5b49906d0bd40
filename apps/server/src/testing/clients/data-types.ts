/** The type of a property of a client's class. A question mark: null is possible. */
type Kind = 'string?' | 'int' | 'double' | 'bool' | 'time' | 'object?'

/** A class of a client: its properties, of which answers may lack any. */
export interface DataType {
  readonly [property: string]: Kind | readonly ['string?'] | DataType | readonly [DataType]
}

/** The complaints of a strict reader of JSON: values that the class of the client can't hold. */
export function unreadable(type: DataType, value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [`${path} is no object`]
  return Object.entries(type).flatMap(([name, kind]) => {
    if (!Object.hasOwn(value, name)) return []
    return wrongValue(kind, (value as Record<string, unknown>)[name], `${path}.${name}`)
  })
}

function wrongValue(kind: DataType[string], value: unknown, path: string): string[] {
  if (typeof kind === 'string') return holds(kind, value) ? [] : [`${path} is ${JSON.stringify(value)}, not ${kind}`]
  if (value === null) return []
  if (!Array.isArray(kind)) return unreadable(kind as DataType, value, path)
  if (!Array.isArray(value)) return [`${path} is no list`]
  const [item] = kind as readonly [Kind | DataType]
  return value.flatMap((one, at) => wrongValue(item, one, `${path}[${at}]`))
}

function holds(kind: Kind, value: unknown): boolean {
  if (kind === 'string?') return value === null || ['string', 'number', 'boolean'].includes(typeof value)
  if (kind === 'object?') return true
  if (kind === 'bool') return typeof value === 'boolean'
  if (kind === 'double') return typeof value === 'number'
  const size = kind === 'int' ? 2 ** 31 : 2 ** 53
  return Number.isInteger(value) && Math.abs(value as number) < size
}

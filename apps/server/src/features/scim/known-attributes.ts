import { definitions, enterpriseSchema, groupSchema, userSchema, type Attribute } from './attributes.ts'
import { isObject, pathParts, type Json } from './filters.ts'

/** An attribute that a path can lead to. */
export interface Known {
  /** As the standard spells it, whatever was sent. */
  name: string
  isList: boolean
  /** By their names in lower case. */
  parts: ReadonlyMap<string, Known>
}

/** The parts that any value can have (RFC 7643, section 2.4). */
const partsOfValues: readonly Known[] = ['value', 'display', 'type', 'primary', '$ref'].map((name) => ({
  name,
  isList: false,
  parts: new Map(),
}))

function knownBy(attributes: Readonly<Record<string, Attribute>>, more: readonly Known[] = []): Known['parts'] {
  const own = Object.entries(attributes).map(([name, { multi, parts = {} }]) => ({
    name,
    isList: multi === true,
    parts: knownBy(parts, partsOfValues),
  }))
  return new Map([...own, ...more].map((one) => [one.name.toLowerCase(), one]))
}

const attributesOf = (schema: string) => definitions.find(({ id }) => id === schema)!.attributes

/** All that a directory can write, people and groups together: what else it names is left out, as RFC 7644 lets servers do. */
const known = knownBy({
  schemas: { multi: true },
  id: {},
  externalId: {},
  meta: {},
  ...attributesOf(userSchema),
  ...attributesOf(groupSchema),
  [enterpriseSchema]: { parts: attributesOf(enterpriseSchema) },
})

/** The attributes on a path, outermost first; undefined where one of them isn't known. @throws ScimError 400 */
export function attributesAt(path: string): [Known, ...Known[]] | undefined {
  const found: Known[] = []
  let inside = known
  for (const part of pathParts(path)) {
    const next = inside.get(part.toLowerCase())
    if (!next) return undefined
    found.push(next)
    inside = next.parts
  }
  return found as [Known, ...Known[]]
}

/** The known attributes of a resource that was sent. */
export const knownResource = (sent: Json): Json => knownObject(sent, known)

/** The known parts of a value that was sent for an attribute. */
export function knownValue(sent: unknown, { parts }: Pick<Known, 'parts'>): unknown {
  if (Array.isArray(sent))
    return sent.filter((one) => !Array.isArray(one)).map((one: unknown) => knownValue(one, { parts }))
  return isObject(sent) ? knownObject(sent, parts) : sent
}

function knownObject(sent: Json, parts: ReadonlyMap<string, Known>): Json {
  const result: Json = {}
  for (const [name, value] of Object.entries(sent)) {
    const part = parts.get(name.toLowerCase())
    if (part && !Object.hasOwn(result, part.name)) result[part.name] = knownValue(value, part)
  }
  return result
}

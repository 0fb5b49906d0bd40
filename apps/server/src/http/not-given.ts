import contract from '../generated/contract.json' with { type: 'json' }

type JsonSchema = Record<string, unknown>

const schemas = contract.schemas as Readonly<Record<string, unknown>>

/**
 * Takes the members out of a body that are null where the contract has no null: clients of several languages write what
 * they leave out that way. What is required stays, and is refused.
 */
export function withoutNulls(schema: JsonSchema, value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  for (const part of partsOf(schema)) {
    if (Array.isArray(value)) {
      if (isSchema(part['items'])) for (const item of value) withoutNulls(part['items'], item)
      continue
    }
    const members = value as Record<string, unknown>
    const required = (part['required'] ?? []) as readonly string[]
    for (const [name, property] of Object.entries((part['properties'] ?? {}) as Record<string, JsonSchema>)) {
      if (!Object.hasOwn(members, name)) continue
      if (members[name] !== null) withoutNulls(property, members[name])
      else if (!required.includes(name) && !takesNull(property)) delete members[name]
    }
  }
}

/** A schema with all that it is composed of; a choice is left alone, since null may tell which one is meant. */
function partsOf(schema: JsonSchema): JsonSchema[] {
  const { $ref: ref, allOf } = schema
  const further = Array.isArray(allOf) ? (allOf as JsonSchema[]) : []
  const named = typeof ref === 'string' ? schemas[ref.slice('#/schemas/'.length)] : undefined
  return [schema, ...[...further, ...(isSchema(named) ? [named] : [])].flatMap(partsOf)]
}

/** Whether a schema says that null is a value, or does not say what is one. */
function takesNull(schema: JsonSchema): boolean {
  const parts = partsOf(schema)
  if (parts.some((part) => 'oneOf' in part || 'anyOf' in part)) return true
  const typed = parts.filter((part) => 'type' in part || 'enum' in part || 'const' in part || 'properties' in part)
  return typed.every(({ type, enum: values }) =>
    type === undefined ? Array.isArray(values) && values.includes(null) : [type].flat().includes('null'),
  )
}

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null

import type { Contract, NamedSchema, Parameter, Schema } from '@dragoman/openapi/contract'
import { composition, refName } from '@dragoman/openapi/type-text'
import { linker, schemaAddress, schemaFragment } from './addresses.ts'
import { html, paragraphs, sentence, spelled, type Html } from './html.ts'
import { lifecycleOfSchema } from './lifecycle-view.ts'

/** The type of a schema in few words, its names linked. */
export function typeView(contract: Contract, schema: Schema): Html {
  if (schema.$ref) {
    const name = refName(schema.$ref)
    return html`<a href="${schemaAddress(contract, name)}"><code>${name}</code></a>`
  }
  if (schema.const !== undefined) return html`<code>${JSON.stringify(schema.const)}</code>`
  const members = schema.oneOf ?? schema.anyOf
  if (members)
    return between(
      members.map((member) => typeView(contract, member)),
      ', or ',
    )
  if (schema.allOf) {
    const { bases, own } = composition(schema, contract.schemas)
    const named = bases.map((name) => typeView(contract, { $ref: `#/components/schemas/${name}` }))
    return between([...named, ...(Object.keys(own.properties ?? {}).length > 0 ? [html`more fields`] : [])], ' with ')
  }
  if (Array.isArray(schema.type))
    return between(
      schema.type.map((type) => typeView(contract, { ...schema, type })),
      ' or ',
    )
  if (schema.type === 'array') return html`list of ${typeView(contract, schema.items ?? {})}`
  if (schema.type === 'object' || schema.properties) {
    const extra = schema.additionalProperties
    return typeof extra === 'object' ? html`object of ${typeView(contract, extra)} by key` : html`object`
  }
  return html`${typeWord(schema)}`
}

function typeWord(schema: Schema): string {
  if (schema.type === 'null') return 'null'
  if (schema.format === 'binary') return 'file'
  if (schema.format === 'uuid') return 'uuid'
  if (schema.format === 'date') return 'day, YYYY-MM-DD'
  if (schema.format === 'email' || schema.format === 'uri') return schema.format
  if (schema.type === undefined) return schema.enum || schema['x-open-enum'] ? 'string' : 'anything'
  return String(schema.type)
}

const between = (parts: readonly Html[], word: string): Html =>
  html`${parts.map((part, index) => html`${index > 0 && word}${part}`)}`

/** The values that a schema allows: of an open list the server may know more. */
export function valuesView(schema: Schema): Html | undefined {
  const open = schema['x-open-enum']
  const values = open ?? schema.enum
  if (!values) return undefined
  const list = html`<span class="values">${values.map((value) => html`<code>${String(value)}</code> `)}</span>`
  return open ? html`${list}<span class="note">Open list: be ready for others.</span>` : list
}

/** Limits in words; lengths are in characters. */
export function limits(schema: Schema): string[] {
  const range = (least: number | undefined, most: number | undefined, what: string) => {
    if (least !== undefined && most !== undefined) return [`${least} to ${most}${what}`]
    if (most !== undefined) return [`at most ${most}${what}`]
    return least === undefined || (least === 0 && what !== '') ? [] : [`at least ${least}${what}`]
  }
  return [
    ...range(schema.minimum, schema.maximum, ''),
    ...(schema.exclusiveMinimum === undefined ? [] : [`more than ${schema.exclusiveMinimum}`]),
    ...(schema.exclusiveMaximum === undefined ? [] : [`less than ${schema.exclusiveMaximum}`]),
    ...range(schema.minLength, schema.maxLength, ' characters'),
    ...range(schema.minItems, schema.maxItems, ' items'),
    ...(schema.default === undefined ? [] : [`default ${JSON.stringify(schema.default)}`]),
  ]
}

/** One field or parameter: its name, its type, and what is to be known of it. */
function fieldRow(
  contract: Contract,
  name: string,
  schema: Schema,
  required: boolean,
  words: string | undefined,
): Html {
  const inner = schema.type === 'array' ? (schema.items ?? {}) : schema
  const facts = [...limits(schema), ...(inner === schema ? [] : limits(inner).map((limit) => `each ${limit}`))]
  const own = inlineObject(inner)
  return html`<tr>
    <th scope="row">${spelled(name)}${required && html`<span class="required">required</span>`}</th>
    <td>
      <span class="type">${typeView(contract, schema)}</span
      >${facts.length > 0 && html`<span class="note">${facts.join(', ')}</span>`}
    </td>
    <td>
      ${words && sentence(words, linker(contract))}${valuesView(inner)}${inner.pattern && html`<span class="note">Matches <code>${inner.pattern}</code></span>`}${own && fieldsView(contract, own, `Fields of ${name}`)}
    </td>
  </tr>`
}

const inlineObject = (schema: Schema): Schema | undefined => (schema.properties && !schema.$ref ? schema : undefined)

function table(caption: string, rows: readonly Html[]): Html {
  return html`<div class="table" role="region" aria-label="${caption}" tabindex="0">
    <table class="fields">
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Type</th>
          <th scope="col">Meaning</th>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`
}

/** The fields of an object. */
export function fieldsView(contract: Contract, schema: Schema, caption: string): Html {
  const rows = Object.entries(schema.properties ?? {}).map(([name, field]) =>
    fieldRow(contract, name, field, schema.required?.includes(name) ?? false, field.description),
  )
  return table(caption, rows)
}

export function parametersView(contract: Contract, parameters: readonly Parameter[], caption: string): Html {
  return table(
    caption,
    parameters.map(({ name, schema, required, description }) =>
      fieldRow(contract, name, schema, required ?? false, description),
    ),
  )
}

/** Shows the content of a body or an answer: a link to a named schema, or the fields of an unnamed one. */
export function contentView(contract: Contract, schema: Schema, caption: string): Html {
  const { bases, own } = schema.allOf ? composition(schema, contract.schemas) : { bases: [], own: schema }
  const items = own.type === 'array' ? inlineObject(own.items ?? {}) : undefined
  const fields = inlineObject(own) ?? items
  const type =
    bases.length > 0 || !inlineObject(own) ? html`<p class="type">${typeView(contract, schema)}</p>` : undefined
  return html`${type}${fields && Object.keys(fields.properties ?? {}).length > 0 && fieldsView(contract, fields, caption)}`
}

/** A schema of the contract, where its name leads to; `level` is that of its heading. */
export function schemaView(contract: Contract, { name, schema }: NamedSchema, level: 2 | 3 = 3): Html {
  const lifecycle = lifecycleOfSchema(name)
  const simple = !schema.properties && !schema.allOf
  const facts = limits(schema)
  return html`<section class="schema" id="${schemaFragment(name)}" aria-labelledby="${schemaFragment(name)}-name">
<h${level} id="${schemaFragment(name)}-name" tabindex="-1"><a href="#${schemaFragment(name)}" class="self"><code>${name}</code></a></h${level}>
${schema.description && paragraphs(schema.description, linker(contract))}
${lifecycle && html`<p>Its moves: <a href="${lifecycle.address}">${lifecycle.title}</a>.</p>`}
${
  simple &&
  html`<p class="type">${typeView(contract, schema)}${facts.length > 0 && `, ${facts.join(', ')}`}</p>
    ${valuesView(schema)}`
}
${simple && schema.pattern && html`<p class="note">Matches <code>${schema.pattern}</code></p>`}
${!simple && contentView(contract, schema, `Fields of ${name}`)}
</section>`
}

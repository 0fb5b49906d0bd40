import type { ExchangedAttribute } from './exchanged-concept.ts'

/** Between the date and the author of a step of a history. */
export const stepSeparator = ' | '

/** The parts of a file that a field can stand in. */
export type TbxLevel = 'concept' | 'language' | 'term'

/** Elements that hold a field each. */
export const attributeElements: ReadonlySet<string> = new Set([
  'descrip',
  'termNote',
  'admin',
  'ref',
  'xref',
  'transac',
])

/** Limits of the contract. */
const longest = { name: 100, type: 40, value: 2000 }
export const mostAttributes = 50
/** The names of fields that users have added, in files. */
const ownName = /^x-([^.]+)\.(.+)$/

/** A field of a file as terms have it; undefined for one that is too long. */
export function attributeFrom(level: TbxLevel, element: string, name: string, value: string) {
  const own = element === 'admin' ? ownName.exec(name) : null
  const at = level === 'term' ? element : `${level} ${element}`
  const attribute: ExchangedAttribute = own ? { name: own[2]!, type: own[1]!, value } : { name, type: at, value }
  const fits = (Object.keys(longest) as (keyof typeof longest)[]).every((key) => attribute[key].length <= longest[key])
  return fits ? attribute : undefined
}

/** The fields of a term with further ones, and how many of these have no room. */
export function withAttributes(own: readonly ExchangedAttribute[], more: readonly ExchangedAttribute[]) {
  const all = [...own, ...more]
  return { customAttributes: all.slice(0, mostAttributes), left: all.slice(mostAttributes) }
}

/** A field of a term as an element of a file. */
export interface TbxField {
  element: string
  name: string
  value: string
}

/** The fields of some terms that all of them have from the part of a file above them. */
export function sharedFields(
  level: TbxLevel,
  terms: readonly { customAttributes?: ExchangedAttribute[] | undefined }[],
) {
  const [first, ...others] = terms
  return (first?.customAttributes ?? []).flatMap((attribute): [ExchangedAttribute, TbxField][] => {
    const element = elementAt(level, attribute)
    if (element === undefined) return []
    const isShared = others.every(({ customAttributes = [] }) =>
      customAttributes.some((each) => isSame(each, attribute)),
    )
    return isShared ? [[attribute, { element, name: attribute.name, value: attribute.value }]] : []
  })
}

/** The fields of a term that are not written above it. */
export const fieldsOfTerm = (own: readonly ExchangedAttribute[], written: readonly ExchangedAttribute[]): TbxField[] =>
  own
    .filter((attribute) => !written.some((each) => isSame(each, attribute)))
    .map(({ name, type, value }) =>
      attributeElements.has(type)
        ? { element: type, name, value }
        : { element: 'admin', name: `x-${type}.${name}`, value },
    )

function elementAt(level: TbxLevel, { type }: ExchangedAttribute): string | undefined {
  const element = type.startsWith(`${level} `) ? type.slice(level.length + 1) : ''
  return attributeElements.has(element) ? element : undefined
}

const isSame = (one: ExchangedAttribute, other: ExchangedAttribute) =>
  one.name === other.name && one.type === other.type && one.value === other.value

/** Whether two lists have the same fields, in whatever order. */
export function isSameFields(one: readonly ExchangedAttribute[], other: readonly ExchangedAttribute[]): boolean {
  return one.length === other.length && one.every((attribute) => other.some((each) => isSame(each, attribute)))
}

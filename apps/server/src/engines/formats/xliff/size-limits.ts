import type { XmlElement } from '../xml/read-xml.ts'

/** How long the translation of a unit may be: in characters, or as the file says it where they can't be counted. */
export type SizeLimit = { maxLength?: number; note?: string }

/** Units of size that are characters. */
const characters: ReadonlySet<string> = new Set(['char', 'glyph'])

/** The limits of a `trans-unit`: `maxwidth` in its `size-unit`, pixels unless it says otherwise, and `maxbytes`. */
export function limitOfVersion1({ attributes }: XmlElement): SizeLimit {
  const width = attributes.get('maxwidth')
  const unit = attributes.get('size-unit') ?? 'pixel'
  const bytes = attributes.get('maxbytes')
  const maxLength = width !== undefined && characters.has(unit) ? wholeNumber(width) : undefined
  const notes = [
    ...(width === undefined || maxLength !== undefined ? [] : [said({ maxwidth: width, 'size-unit': unit })]),
    ...(bytes === undefined ? [] : [said({ maxbytes: bytes })]),
  ]
  return limitOf(maxLength, notes)
}

/** Restrictions of XLIFF 2.x that hold for what is within an element: the nearest ones. */
export type Restrictions = { size?: string; storage?: string; profile?: string; storageProfile?: string }

const sizeModule = 'urn:oasis:names:tc:xliff:sizerestriction:2.0'

/** The restrictions of an element within others: those of its own, else those of the elements around it. */
export function restrictionsOf(element: XmlElement, inherited: Restrictions): Restrictions {
  const own = (name: string): string | undefined =>
    [...element.attributes].find(([attribute]) => attribute.endsWith(`:${name}`))?.[1]
  const profiles = element.children.find(
    (child): child is XmlElement => child.kind === 'element' && child.local === 'profiles' && child.uri === sizeModule,
  )
  const found = {
    size: own('sizeRestriction'),
    storage: own('storageRestriction'),
    profile: profiles?.attributes.get('generalProfile'),
    storageProfile: profiles?.attributes.get('storageProfile'),
  }
  return { ...inherited, ...Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined)) }
}

/** The limits of a `unit`: characters where its profile counts code points, the last of its numbers the most of them. */
export function limitOfVersion2({ size, storage, profile, storageProfile }: Restrictions): SizeLimit {
  const maxLength =
    size !== undefined && profile === 'xliff:codepoints' ? wholeNumber(size.split(',').at(-1) ?? '') : undefined
  const notes = [
    ...(size === undefined || maxLength !== undefined ? [] : [said({ sizeRestriction: size }, profile)]),
    ...(storage === undefined ? [] : [said({ storageRestriction: storage }, storageProfile)]),
  ]
  return limitOf(maxLength, notes)
}

/** Attributes as they stand in the file, and by what they are measured. */
function said(attributes: Readonly<Record<string, string>>, profile?: string): string {
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`)
  return `${written.join(' ')}${profile === undefined ? '' : ` (${profile})`}`
}

function limitOf(maxLength: number | undefined, notes: readonly string[]): SizeLimit {
  return { ...(maxLength !== undefined && { maxLength }), ...(notes.length > 0 && { note: notes.join('\n') }) }
}

function wholeNumber(value: string): number | undefined {
  const number = /^\s*\d{1,9}\s*$/.test(value) ? Number(value) : 0
  return number > 0 ? number : undefined
}

import { childrenOf, type XmlElement } from '../xml/read-xml.ts'
import { ZipPackage } from './zip-package.ts'

/** A relationship of a part: the last word of its type, and the part that it leads to. */
export type Relationship = { id: string; type: string; target: string }

/** The kinds of documents, each with the content types of its main part. */
export const mainTypes = {
  docx: /wordprocessingml\.(?:document|template)\.main\+xml$|ms-word\.(?:document\.macroEnabled|template\.macroEnabledTemplate)\.main\+xml$/,
  xlsx: /spreadsheetml\.(?:sheet|template)\.main\+xml$|ms-excel\.(?:sheet|template)\.macroEnabled\.main\+xml$/,
  pptx: /presentationml\.(?:presentation|slideshow|template)\.main\+xml$|ms-powerpoint\.(?:presentation|slideshow|template)\.macroEnabled\.main\+xml$/,
} as const

const programs = { docx: 'a Word document', xlsx: 'an Excel workbook', pptx: 'a PowerPoint presentation' } as const

/** An Office file: its parts by name, and how they hang together. */
export class OfficePackage extends ZipPackage {
  readonly main: string
  readonly #types: ReadonlyMap<string, string>

  /** @throws FileRefused for anything that isn't such a file: another container, a damaged one, another kind of document */
  constructor(bytes: Uint8Array, fileName: string, kind: keyof typeof mainTypes) {
    super(bytes, fileName)
    if (!this.has('/[Content_Types].xml')) this.refuse(this.#otherKind())
    this.#types = contentTypes(this.part('/[Content_Types].xml').root, this.names())
    const candidates = [...this.#types].filter(([, type]) => mainTypes[kind].test(type)).map(([name]) => name)
    const named = this.relationships('/').find(({ type }) => type === 'officeDocument')?.target
    const main = candidates.find((name) => name === named) ?? candidates[0]
    if (main === undefined) this.refuse(this.#otherDocument(kind))
    this.main = this.has(main)
      ? main
      : this.refuse('The main part of the document is missing. Re-save the file in the application that created it.')
  }

  /** The names of the parts whose content type fits, in the order in which people count. */
  partsOfType(type: RegExp): string[] {
    const names = [...this.#types].filter(([name, found]) => type.test(found) && this.has(name)).map(([name]) => name)
    return names.sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  }

  /** The content type of a part; empty where it has none. */
  typeOf(name: string): string {
    return this.#types.get(name.toLowerCase()) ?? ''
  }

  /** The relationships of a part, in the order in which they stand. */
  relationships(name: string): Relationship[] {
    const slash = name.lastIndexOf('/')
    const file = `${name.slice(0, slash)}/_rels/${name.slice(slash + 1)}.rels`
    if (!this.has(file)) return []
    return this.part(file).root.children.flatMap((child) => {
      if (child.kind !== 'element' || child.attributes.get('TargetMode') === 'External') return []
      const target = child.attributes.get('Target') ?? ''
      const type = child.attributes.get('Type') ?? ''
      return [
        {
          id: child.attributes.get('Id') ?? '',
          type: type.slice(type.lastIndexOf('/') + 1),
          target: resolve(target, name),
        },
      ]
    })
  }

  #otherKind(): string {
    if (this.has('/mimetype'))
      return 'This is an OpenDocument or e-book file. Give it its own extension, such as .odt, and upload it again.'
    return 'This is a zip archive, not an Office document. Unpack it and upload the files in it.'
  }

  #otherDocument(kind: keyof typeof mainTypes): string {
    const types = [...this.#types.values()]
    const found = (['docx', 'xlsx', 'pptx'] as const).find((other) => types.some((type) => mainTypes[other].test(type)))
    if (found) return `This is ${programs[found]}. Give it the extension .${found} and upload it again.`
    if (types.some((type) => type.includes('sheet.binary')))
      return 'This is a binary workbook (.xlsb). Save it as .xlsx and upload that.'
    return `This isn't ${programs[kind]}. Save the file as .${kind} and upload that.`
  }
}

/** Part names, in lower case, with the content types that the container gives them. */
function contentTypes(root: XmlElement, names: Iterable<string>): Map<string, string> {
  const types = new Map<string, string>()
  const byExtension = new Map<string, string>()
  for (const { attributes } of childrenOf(root, 'Override')) {
    types.set((attributes.get('PartName') ?? '').toLowerCase(), attributes.get('ContentType') ?? '')
  }
  for (const { attributes } of childrenOf(root, 'Default')) {
    byExtension.set((attributes.get('Extension') ?? '').toLowerCase(), attributes.get('ContentType') ?? '')
  }
  for (const name of names) {
    const type = byExtension.get(name.slice(name.lastIndexOf('.') + 1))
    if (type !== undefined && !types.has(name)) types.set(name, type)
  }
  return types
}

function resolve(target: string, source: string): string {
  const path = target.startsWith('/') ? target : `${source.slice(0, source.lastIndexOf('/'))}/${target}`
  const steps: string[] = []
  for (const step of path.split('/')) {
    if (step === '..') steps.pop()
    else if (step !== '' && step !== '.') steps.push(step)
  }
  return `/${steps.join('/')}`.toLowerCase()
}

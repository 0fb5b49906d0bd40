import type { PlaceCell, Place } from '../../place.ts'
import { childrenOf, type XmlElement } from '../../xml/read-xml.ts'
import type { OfficeReading } from '../office-reading.ts'
import { attributeOf } from './items.ts'

type Look = Pick<Place, 'kind' | 'level'>

const longestChain = 10

/** The looks of paragraphs, also by their styles, which are read only where someone wants to see the document. */
export class WordPlaces {
  readonly #styles: ReadonlyMap<string, XmlElement>
  readonly #looks = new Map<string, Look | undefined>()

  constructor({ file, options }: OfficeReading) {
    const part = options.places && file.relationships(file.main).find(({ type }) => type === 'styles')?.target
    const styles = part && file.has(part) ? childrenOf(file.part(part).root, 'style') : []
    this.#styles = new Map(styles.map((style) => [attributeOf(style, 'styleId') ?? '', style]))
  }

  of(paragraph: XmlElement, cell: PlaceCell | undefined): Place {
    const properties = childrenOf(paragraph, 'pPr')[0]
    const style = valueOf(properties, 'pStyle')
    const look = lookOf(properties) ?? (style === undefined ? undefined : this.#lookOfStyle(style))
    return { ...(look ?? { kind: 'PARAGRAPH' }), ...(cell && { cell }) }
  }

  #lookOfStyle(id: string, depth = 0): Look | undefined {
    if (this.#looks.has(id)) return this.#looks.get(id)
    const style = this.#styles.get(id)
    if (!style || depth > longestChain) return undefined
    const name = valueOf(style, 'name')?.toLowerCase() ?? ''
    const heading = /^heading (\d)$/.exec(name)?.[1]
    const base = valueOf(style, 'basedOn')
    const own: Look | undefined =
      heading !== undefined || name === 'title'
        ? { kind: 'HEADING', level: Math.min(6, Number(heading ?? 1)) }
        : lookOf(childrenOf(style, 'pPr')[0])
    const look = own ?? (base === undefined ? undefined : this.#lookOfStyle(base, depth + 1))
    this.#looks.set(id, look)
    return look
  }
}

/** The look that the properties of a paragraph give it. */
function lookOf(properties: XmlElement | undefined): Look | undefined {
  if (!properties) return undefined
  const outline = Number(valueOf(properties, 'outlineLvl') ?? Number.NaN)
  if (outline < 9) return { kind: 'HEADING', level: Math.min(6, outline + 1) }
  const numbering = childrenOf(properties, 'numPr')[0]
  // The number 0 takes the paragraph out of the list of its style.
  if (!numbering) return undefined
  if (valueOf(numbering, 'numId') === '0') return { kind: 'PARAGRAPH' }
  return { kind: 'ITEM', level: 1 + Number(valueOf(numbering, 'ilvl') ?? 0) }
}

function valueOf(parent: XmlElement | undefined, local: string): string | undefined {
  const child = parent && childrenOf(parent, local)[0]
  return child && attributeOf(child, 'val')
}

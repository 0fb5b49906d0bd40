import { type Place, type PlaceCell, type PlacePart, PlaceTables } from '../place.ts'
import type { XmlElement } from '../xml/read-xml.ts'

interface Around {
  parent: string
  lists: number
  table: ReturnType<PlaceTables['begin']> | undefined
  cell: PlaceCell | undefined
  part: PlacePart | undefined
}

/** Follows where one is in an OpenDocument text, spreadsheet, or presentation. */
export class OdfPlaces {
  readonly #tables = new PlaceTables()
  #around: Around = { parent: '', lists: 0, table: undefined, cell: undefined, part: undefined }
  #pages = 0

  /** Does something within an element. */
  within<T>(element: XmlElement, work: () => T): T {
    const outer = this.#around
    this.#around = { ...outer, ...this.#about(element, outer), parent: element.local }
    const done = work()
    this.#around = outer
    return done
  }

  of({ local, attributes }: XmlElement): Place {
    const { lists, cell, part } = this.#around
    const level = local === 'h' ? Math.min(6, Number(attributes.get('text:outline-level') ?? 1)) : lists
    const kind = local === 'h' ? 'HEADING' : lists > 0 ? 'ITEM' : 'PARAGRAPH'
    return { kind, ...(level > 0 && { level }), ...(cell && { cell }), ...(part && { part }) }
  }

  #about({ local, attributes }: XmlElement, { parent, lists, table, part }: Around): Partial<Around> {
    switch (local) {
      case 'list':
        return { lists: lists + 1 }
      case 'table': {
        const isSheet = parent === 'spreadsheet'
        const sheet = isSheet && { part: { kind: 'SHEET' as const, name: attributes.get('table:name') ?? '' } }
        return { lists: 0, table: this.#tables.begin(), cell: undefined, ...sheet }
      }
      case 'table-row':
        table?.row(Number(attributes.get('table:number-rows-repeated') ?? 1))
        return {}
      case 'table-cell':
      case 'covered-table-cell':
        return { cell: table?.cell(Number(attributes.get('table:number-columns-repeated') ?? 1)) }
      case 'page':
        this.#pages += 1
        return { part: { kind: parent === 'presentation' ? 'SLIDE' : 'PAGE', name: String(this.#pages) } }
      case 'notes':
        return part ? { part: { ...part, kind: 'NOTES' } } : {}
      case 'note-body':
        return { part: { kind: 'FOOTNOTES', name: '' }, cell: undefined, lists: 0 }
      case 'annotation':
        return { part: { kind: 'COMMENTS', name: '' }, lists: 0 }
      default:
        return {}
    }
  }
}

import { type Place, PlaceTables } from '../place.ts'

/** An open element as readers see it. */
export interface HtmlAround {
  place: Place
  /** How many lists are around. */
  lists: number
  table: ReturnType<PlaceTables['begin']> | undefined
}

const lists: ReadonlySet<string> = new Set(['ul', 'ol', 'menu'])
const items: ReadonlySet<string> = new Set(['li', 'dt', 'dd'])
const codes: ReadonlySet<string> = new Set(['pre', 'listing'])

export const noneAround: HtmlAround = { place: { kind: 'PARAGRAPH' }, lists: 0, table: undefined }

/** Finds where the texts of elements stand, from the outermost ones to the inner ones. */
export class HtmlPlaces {
  readonly #tables = new PlaceTables()

  within(name: string, outer: HtmlAround): HtmlAround {
    const { place, table } = outer
    const heading = /^h([1-6])$/.exec(name)?.[1]
    if (heading !== undefined) return { ...outer, place: { ...place, kind: 'HEADING', level: Number(heading) } }
    if (lists.has(name)) return { ...outer, lists: outer.lists + 1 }
    if (items.has(name)) return { ...outer, place: { ...place, kind: 'ITEM', level: Math.max(1, outer.lists) } }
    if (codes.has(name)) return { ...outer, place: { ...place, kind: 'CODE' } }
    if (name === 'blockquote') return { ...outer, place: { ...place, kind: 'QUOTE' } }
    if (name === 'title') return { ...outer, place: { ...place, kind: 'ASIDE' } }
    if (name === 'table') return { place, lists: 0, table: this.#tables.begin() }
    if (name === 'tr') table?.row()
    if ((name === 'td' || name === 'th') && table) return { ...outer, place: { kind: 'PARAGRAPH', cell: table.cell() } }
    return outer
  }
}

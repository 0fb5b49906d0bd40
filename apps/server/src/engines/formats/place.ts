/**
 * The kinds of texts that readers tell apart: a note or a description that stands beside the others is `ASIDE`, a text
 * that programs find by its key is `KEY`, a subtitle is `CUE`.
 */
type PlaceKind = 'HEADING' | 'PARAGRAPH' | 'ITEM' | 'QUOTE' | 'CODE' | 'CUE' | 'KEY' | 'ASIDE'

/** A part of a document that readers see as a whole; `name` is its number or its title. */
export interface PlacePart {
  kind:
    | 'SLIDE'
    | 'SHEET'
    | 'STORY'
    | 'PAGE'
    | 'NOTES'
    | 'HEADER'
    | 'FOOTER'
    | 'FOOTNOTES'
    | 'COMMENTS'
    | 'DRAWING'
    | 'PROPERTIES'
  name: string
}

/** A cell, each number from 1. */
export interface PlaceCell {
  table: number
  row: number
  column: number
}

/** Where a text stands in what its file shows to readers. */
export interface Place {
  kind: PlaceKind
  /** Of a heading; of an item, how many lists are around it. */
  level?: number
  cell?: PlaceCell
  /** Of a key: the names of what it is in, and its own. */
  path?: readonly string[]
  /** Of a cue, as the file writes it. */
  time?: string
  part?: PlacePart
}

/** The place of a text by its key: a JSON pointer, names with dots between them, or one name. */
export function keyPlace(key: string): Place {
  if (key.startsWith('/')) {
    const names = key.slice(1).split('/')
    return { kind: 'KEY', path: names.map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~')) }
  }
  return { kind: 'KEY', path: /^[\w-]+(?:\.[\w-]+)+$/.test(key) ? key.split('.') : [key] }
}

/** The tables of a text, and the cells in which its paragraphs stand. */
export class PlaceTables {
  #count = 0

  /** The rows and cells of another table, each for as many as it is repeated. */
  begin(): { row: (rows?: number) => void; cell: (columns?: number) => PlaceCell } {
    this.#count += 1
    const table = this.#count
    let row = 1
    let nextRow = 1
    let nextColumn = 1
    return {
      row: (rows = 1) => {
        row = nextRow
        nextRow += rows
        nextColumn = 1
      },
      cell: (columns = 1) => {
        const column = nextColumn
        nextColumn += columns
        return { table, row, column }
      },
    }
  }
}

import type { PreviewBlock } from '@dragoman/sdk/operations/workUnits'

/** The cells of a table that hold text, in rows and columns that have some. */
export interface PreviewTable {
  columns: number[]
  rows: { number: number; cells: (PreviewBlock[] | undefined)[] }[]
}

/** Blocks that show as one thing. */
export type PreviewGroup =
  | { kind: 'part'; part: NonNullable<PreviewBlock['part']> }
  | { kind: 'path'; path: readonly string[] }
  | { kind: 'table'; table: PreviewTable; isSheet: boolean }
  | { kind: 'list'; blocks: PreviewBlock[] }
  | { kind: 'block'; block: PreviewBlock }

/** The blocks of a page in groups: tables, lists, and where another part of the document or another group of keys begins. */
export function groupBlocks(blocks: readonly PreviewBlock[]): PreviewGroup[] {
  const groups: PreviewGroup[] = []
  let part = ''
  let path = ''
  for (let at = 0; at < blocks.length;) {
    const block = blocks[at]!
    if (partOf(block) !== part && block.part) groups.push({ kind: 'part', part: block.part })
    part = partOf(block)
    const outer = block.path?.slice(0, -1) ?? []
    if (outer.length > 0 && pathOf(outer) !== path) groups.push({ kind: 'path', path: outer })
    path = pathOf(outer)
    const alike = runFrom(blocks, at)
    groups.push(groupOf(alike))
    at += alike.length
  }
  return groups
}

const partOf = ({ part }: PreviewBlock): string => (part ? `${part.kind} ${part.name}` : '')
const pathOf = (path: readonly string[]): string => JSON.stringify(path)

/** The blocks from one on that belong together with it. */
function runFrom(blocks: readonly PreviewBlock[], at: number): PreviewBlock[] {
  const first = blocks[at]!
  const isAlike = (block: PreviewBlock): boolean =>
    partOf(block) === partOf(first) &&
    (first.cell
      ? block.cell?.table === first.cell.table
      : !block.cell && first.kind === 'ITEM' && block.kind === 'ITEM')
  const end = blocks.findIndex((block, index) => index > at && !isAlike(block))
  return blocks.slice(at, end < 0 ? blocks.length : end)
}

function groupOf(blocks: PreviewBlock[]): PreviewGroup {
  const [first] = blocks
  if (first!.cell) return { kind: 'table', table: tableOf(blocks), isSheet: first!.part?.kind === 'SHEET' }
  return first!.kind === 'ITEM' ? { kind: 'list', blocks } : { kind: 'block', block: first! }
}

function tableOf(blocks: readonly PreviewBlock[]): PreviewTable {
  const byRow = Map.groupBy(blocks, ({ cell }) => cell!.row)
  const columns = [...new Set(blocks.map(({ cell }) => cell!.column))].sort((a, b) => a - b)
  const rows = [...byRow]
    .sort(([a], [b]) => a - b)
    .map(([number, ofRow]) => {
      const byColumn = Map.groupBy(ofRow, ({ cell }) => cell!.column)
      return { number, cells: columns.map((column) => byColumn.get(column)) }
    })
  return { columns, rows }
}

/** The letters of a column of a sheet. */
export function columnLetters(column: number): string {
  let name = ''
  for (let rest = column; rest > 0; rest = Math.floor((rest - 1) / 26))
    name = String.fromCharCode(65 + ((rest - 1) % 26)) + name
  return name
}

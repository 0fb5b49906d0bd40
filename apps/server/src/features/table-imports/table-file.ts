import { Readable } from 'node:stream'
import { download } from '../../kernel/download.ts'
import { invalid } from '../../kernel/refusals.ts'
import { tableFormats, writeTable, type Cell } from '../../kernel/table-file.ts'
import type { WantedTable } from '../../engines/tables/table-lines.ts'

/** A table that can be imported again, as the answer to a download. */
export async function tableDownload(
  { headings }: Pick<WantedTable<string>, 'headings'>,
  rows: readonly Readonly<Record<string, Cell | undefined>>[],
  { format, name }: { format: 'CSV' | 'XLSX'; name: string },
): Promise<Response> {
  const columns = Object.entries(headings).map(([field, title]) => ({ field, title }))
  const cells = rows.map((row) => columns.map(({ field }) => row[field] ?? null))
  const content: Uint8Array<ArrayBuffer>[] = []
  for await (const piece of writeTable(format, columns, Readable.from(cells))) content.push(new Uint8Array(piece))
  const { extension, mediaType } = tableFormats[format]
  return download(new Blob(content, { type: mediaType }), `${name}.${extension}`, mediaType)
}

/** 400 for more rows than the import takes. */
export function requireImportable(rows: number, { mostLines }: Pick<WantedTable<string>, 'mostLines'>): void {
  if (rows <= mostLines) return
  throw invalid('query.filter', `This list has ${rows} lines. The limit is ${mostLines}. Filter the list.`)
}

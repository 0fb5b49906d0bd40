import { Readable } from 'node:stream'
import type { ImportFile } from '@dragoman/sdk/operations/imports'
import { download } from '../../kernel/download.ts'
import { tableFormats, writeTable, type Cell } from '../../kernel/table-file.ts'

const columns = [
  { field: 'file', title: 'File' },
  { field: 'kind', title: 'Kind' },
  { field: 'state', title: 'State' },
  { field: 'added', title: 'New' },
  { field: 'changed', title: 'Changed' },
  { field: 'unchanged', title: 'Unchanged' },
  { field: 'reason', title: 'Not imported' },
  { field: 'name', title: 'What' },
  { field: 'count', title: 'Count' },
]

/** The files of an import with what happened to them, and what did not come along, as a file. */
export async function reportFile(files: readonly ImportFile[], format: 'CSV' | 'JSON'): Promise<Response> {
  const content: Uint8Array<ArrayBuffer>[] = []
  for await (const piece of writeTable(format, columns, Readable.from(files.flatMap(rowsOf))))
    content.push(new Uint8Array(piece))
  const { extension, mediaType } = tableFormats[format]
  return download(new Blob(content, { type: mediaType }), `import.${extension}`, mediaType)
}

function rowsOf({ path, state, choice, plan, result = plan, kept = [] }: ImportFile): Cell[][] {
  const about = [path, choice.kind ?? '', state]
  const { added, changed, unchanged } = result ?? { added: null, changed: null, unchanged: null }
  const left = (reason: string, name: string, count: number) => [...about, null, null, null, reason, name, count]
  return [
    [...about, added, changed, unchanged, result?.problem ?? null, null, null],
    ...(result?.notTaken ?? []).map(({ kind, name, count }) => left(kind, name, count)),
    ...(result?.unmatched ?? []).map(({ key, reason }) => left(reason, key, 1)),
    ...(result?.lines ?? []).flatMap(({ line, problems }) =>
      problems.map(({ code, column, value }) => left(code, `${line}: ${column}: ${value}`, 1)),
    ),
    ...kept.map(({ name, reason }) => left(reason, name, 1)),
  ]
}

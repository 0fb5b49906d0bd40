import { FileRefused } from '../../kernel/file-refused.ts'
import { readRows } from '../tables/read-rows.ts'
import { readLines, type ReadLines, type WantedTable } from '../tables/table-lines.ts'
import type { TableLimits, TableRow } from '../tables/table-rows.ts'
import type { ExchangedConcept } from '../terminology/exchanged-concept.ts'
import { readTbx } from '../terminology/read-tbx.ts'
import { batches, pieces } from './batches.ts'

/** The work on tables and glossaries. */
export const tableTasks = {
  *lines(bytes: Uint8Array, wanted: WantedTable<string> & TableLimits): Generator<ReadLines<string>> {
    const { lines, unread } = readLines(bytes, wanted)
    yield { lines: [], unread }
    for (const batch of batches(lines)) yield { lines: batch, unread: [] }
  },

  *rows(bytes: Uint8Array, limits: TableLimits): Generator<TableRow[]> {
    yield* batches(readRows(bytes, limits))
  },

  async *concepts(
    bytes: Uint8Array,
    { fileName, most }: { fileName: string; most: number },
  ): AsyncGenerator<ExchangedConcept[]> {
    let ready: ExchangedConcept[] = []
    let count = 0
    for await (const concept of readTbx(pieces(bytes), fileName)) {
      count += 1
      if (count > most) {
        const reason = `This file has more than ${most} concepts. Split it and import the parts.`
        throw new FileRefused({ file: fileName, reason })
      }
      ready.push(concept)
      if (ready.length < 1000) continue
      yield ready
      ready = []
    }
    yield ready
  },
}

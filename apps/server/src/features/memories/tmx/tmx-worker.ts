import '../../../kernel/closed-prototypes.ts'
import { parentPort, workerData } from 'node:worker_threads'
import { threadChannel } from '../../../kernel/channel.ts'
import { FileRefused } from '../../../kernel/file-refused.ts'
import { contextHash, sourceHash } from '../../../engines/matching/normalize.ts'
import { readTmx, type TmxUnit } from './tmx.ts'
import type { TmxPieces, TmxPieceMessage } from './tmx-pieces.ts'

// The thread that `tmx-pieces.ts` starts: it reads, so that the server can go on answering.

if (!parentPort) throw new Error('this runs as a thread only')
const port = parentPort
const server = threadChannel<TmxPieceMessage, 'next'>(port)
const { content, isPacked, skip, unitsInPiece, mostBytes, ...options }: TmxPieces = workerData

let bytes = 0
const counted = content.pipeThrough(
  new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.length
      controller.enqueue(chunk)
    },
  }),
)

let position = 0
let tmUnits: TmxUnit[] = []
const skipped = { withoutSource: 0, withoutTarget: 0, skippedLines: [] as number[] }

async function flush(): Promise<void> {
  if (tmUnits.length === 0) return
  if (position >= skip) {
    await server.send({ kind: 'piece', position, count: tmUnits.length, json: JSON.stringify(merged(tmUnits)), bytes })
    await server.next()
  }
  position += 1
  tmUnits = []
}

/** Each unit once, as rows for `write-piece.ts`; of the same unit given twice, the later translation counts. */
function merged(given: readonly TmxUnit[]) {
  const rows = new Map<string, { s: string; t: Map<string, object> } & Record<string, unknown>>()
  for (const { source, codes, context, targets, createdAt: d } of given) {
    const [h, x] = [sourceHash(source), contextHash(context)]
    const row = rows.get(`${h} ${x}`)
    const translations = row?.t ?? new Map<string, object>()
    for (const { locale: l, text: t, codes: c, writtenAt: a, writtenBy: b } of targets)
      translations.set(l, { l, t, c, a, b })
    const { contextKey: k, previousHash: p, nextHash: n } = context
    if (!row) rows.set(`${h} ${x}`, { s: source, c: codes, h, x, k, p, n, d, t: translations })
  }
  return [...rows.values()].map((row) => ({ ...row, t: [...row.t.values()] }))
}

async function* unpacked(): AsyncGenerator<Uint8Array> {
  // The types of the two streams differ in what buffers they hand on, not in what they do.
  const gunzip = new DecompressionStream('gzip') as unknown as ReadableWritablePair<Uint8Array, Uint8Array>
  let length = 0
  for await (const chunk of isPacked ? counted.pipeThrough(gunzip) : counted) {
    length += chunk.length
    if (length > mostBytes) {
      const reason = `The unpacked file exceeds ${Math.round(mostBytes / 1e9)} GB. Split it and upload the parts.`
      throw new FileRefused({ file: options.fileName, reason })
    }
    yield chunk
  }
}

try {
  for await (const tmUnit of readTmx(unpacked(), options)) {
    if ('skipped' in tmUnit) {
      skipped[tmUnit.skipped === 'source' ? 'withoutSource' : 'withoutTarget'] += 1
      if (skipped.skippedLines.length < 20) skipped.skippedLines.push(tmUnit.line)
    } else {
      tmUnits.push(tmUnit)
      if (tmUnits.length === unitsInPiece) await flush()
    }
  }
  await flush()
  await server.send({ kind: 'end', position, reading: skipped })
} catch (error) {
  if (error instanceof FileRefused)
    await server.send({
      kind: 'refused',
      refused: { file: error.file, line: error.line, column: error.column, reason: error.reason },
    })
  else if (isPacked && error instanceof TypeError) {
    const reason = 'The gzip file is damaged or invalid. Compress it again, or upload it uncompressed.'
    await server.send({ kind: 'refused', refused: { file: options.fileName, reason } })
  } else throw error
}
port.close()

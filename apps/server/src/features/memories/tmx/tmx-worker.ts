import '../../../kernel/closed-prototypes.ts'
import { parentPort, workerData } from 'node:worker_threads'
import { threadChannel } from '../../../kernel/channel.ts'
import { FileRefused } from '../../../kernel/file-refused.ts'
import { contextHash, sourceHash } from '../../../engines/matching/normalize.ts'
import { toBcp47 } from '@dragoman/sdk/locale'
import { NotTakenTally } from '../../../engines/exchange/not-taken.ts'
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
const notTaken = new NotTakenTally()
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

interface Row {
  l: string
  t: string
  c: unknown
  a: string | undefined
  b: string | undefined
  g: string | undefined
}

/** Whether a translation is older than another one of the same unit; the later one of the file where a date is missing. */
const isOlder = (one: Row, other: Row) => one.a !== undefined && other.a !== undefined && one.a < other.a

/** Each unit once, as rows for `write-piece.ts`; of the same unit given twice, the newer translation counts. */
function merged(given: readonly TmxUnit[]) {
  const rows = new Map<string, { s: string; t: Map<string, Row> } & Record<string, unknown>>()
  for (const { source, codes, context, targets, createdAt: d, line } of given) {
    const [h, x] = [sourceHash(source), contextHash(context)]
    const row = rows.get(`${h} ${x}`)
    const translations = row?.t ?? new Map<string, Row>()
    for (const { locale: l, text: t, codes: c, writtenAt: a, writtenBy: b, fileAt: g } of targets) {
      const [next, present] = [{ l, t, c, a, b, g }, translations.get(l)]
      if (present && present.t !== t) notTaken.note('REPLACED', toBcp47(l), { line })
      if (!present || !isOlder(next, present)) translations.set(l, next)
    }
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
  for await (const tmUnit of readTmx(unpacked(), options, notTaken)) {
    if ('skipped' in tmUnit) {
      skipped[tmUnit.skipped === 'source' ? 'withoutSource' : 'withoutTarget'] += 1
      if (skipped.skippedLines.length < 20) skipped.skippedLines.push(tmUnit.line)
    } else {
      tmUnits.push(tmUnit)
      if (tmUnits.length === unitsInPiece) await flush()
    }
  }
  await flush()
  const told = notTaken.list()
  await server.send({ kind: 'end', position, reading: { ...skipped, ...(told.length > 0 && { notTaken: told }) } })
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

import { Worker } from 'node:worker_threads'
import { threadChannel } from '../../../kernel/channel.ts'
import { errorCode } from '../../../kernel/error-code.ts'
import { nodeOptions } from '../../../kernel/node-options.ts'
import { FileRefused } from '../../../kernel/file-refused.ts'
import type { NotTaken } from '../../../engines/exchange/not-taken.ts'
import type { TmxOptions } from './tmx.ts'

/** Units of a TMX file, ready to be stored. */
export interface TmxPiece {
  kind: 'piece'
  /** From 0. */
  position: number
  /** How many units of the file it holds. */
  count: number
  /** Rows for `writePiece`, as JSON. */
  json: string
  /** Bytes of the file that have been read by then. */
  bytes: number
}

/** The facts about a TMX file that has been read to its end. */
export interface TmxReading {
  /** Units without a text in the source language. */
  withoutSource: number
  /** Units without any translation. */
  withoutTarget: number
  /** Lines of the first units that were left out, at most 20. */
  skippedLines: number[]
  /** Other parts of the file that were left out or changed; absent if there are none. */
  notTaken?: NotTaken[]
}

export type TmxEnd = { kind: 'end'; position: number; reading: TmxReading }

/** A message of the thread. */
export type TmxPieceMessage =
  | TmxPiece
  | TmxEnd
  | { kind: 'refused'; refused: ConstructorParameters<typeof FileRefused>[0] }

/** The input of the thread. */
export interface TmxPieces extends TmxOptions {
  content: ReadableStream<Uint8Array>
  /** Whether it is packed with gzip. */
  isPacked: boolean
  /** Pieces that are known already: they are read over. */
  skip: number
  unitsInPiece: number
  /** Most bytes that it may unpack to. */
  mostBytes: number
}

/**
 * Reads a TMX file in a thread of its own, piece by piece and never more than one ahead of those that were taken; the
 * last thing it gives says what was left out. The same file gives the same pieces each time.
 * @throws FileRefused for a damaged file and for one whose source language is another, with the line, and for one that
 * needs more than `megabytes` of memory
 */
export async function* readTmxPieces(
  content: Blob,
  options: Omit<TmxPieces, 'content' | 'mostBytes'>,
  megabytes = 512,
): AsyncGenerator<TmxPiece | TmxEnd> {
  const stream = content.stream()
  const worker = new Worker(new URL('./tmx-worker.ts', import.meta.url), {
    workerData: { ...options, content: stream, mostBytes: 4_000_000_000 } satisfies TmxPieces,
    transferList: [stream as never],
    execArgv: [...nodeOptions],
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
  })
  const thread = threadChannel<'next', TmxPieceMessage>(worker)
  try {
    for await (const message of thread.messages()) {
      if (message.kind === 'refused') throw new FileRefused(message.refused)
      // It reads the next one while this one is stored.
      if (message.kind === 'piece') await thread.send('next')
      yield message
      if (message.kind === 'end') return
    }
  } catch (error) {
    if (errorCode(error) !== 'ERR_WORKER_OUT_OF_MEMORY') throw error
    const reason = `Reading the file needs more than ${megabytes} MB of memory. Shorten its longest texts.`
    throw new FileRefused({ file: options.fileName, reason })
  } finally {
    await worker.terminate()
  }
}

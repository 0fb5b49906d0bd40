import '../../kernel/closed-prototypes.ts'
import { Worker } from 'node:worker_threads'
import { processChannel } from '../../kernel/channel.ts'
import { FileRefused } from '../../kernel/file-refused.ts'
import { refusalOf } from '../formats/format.ts'
import type { FromProcess, ToProcess } from './file-messages.ts'
import { fileTasks, type FileTask } from './file-tasks.ts'

// A process of its own for files (see docs/decisions/0009-files-in-processes.md); file-pool.ts starts and ends it.

type Task = (bytes: Uint8Array, options: unknown, entries: unknown[]) => Generator<unknown> | AsyncGenerator<unknown>

const server = processChannel<FromProcess, ToProcess>(process)

let task: FileTask = 'measure'
let options: unknown
let chunks: Uint8Array[] = []
let entries: unknown[] = []
let result: Generator<unknown> | AsyncGenerator<unknown> = empty()

server.listen((message) => {
  switch (message.kind) {
    case 'task':
      ;({ task, options } = message)
      void server.send({ kind: 'ready' })
      break
    case 'bytes':
      chunks.push(message.bytes)
      break
    case 'entries':
      for (const entry of message.entries) entries.push(entry)
      break
    case 'run':
      result = (fileTasks[task] as Task)(Buffer.concat(chunks), options, entries)
      chunks = []
      entries = []
      void answer()
      break
    case 'next':
      void answer()
  }
})

async function answer(): Promise<void> {
  await server.send(await nextPiece())
}

async function nextPiece(): Promise<FromProcess> {
  try {
    const { done, value } = await result.next()
    if (!done) return { kind: 'piece', piece: value }
    result = empty()
    return { kind: 'end' }
  } catch (error) {
    if (!(error instanceof FileRefused))
      return { kind: 'failed', error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
    return { kind: 'refused', refusal: refusalOf(error) }
  }
}

function* empty(): Generator<unknown> {}

// A signal from the terminal goes to the server, which lets its work come to an end.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)

// A server that was killed cannot end a process that is busy; a thread beside it sees that it has lost its parent.
process.on('disconnect', () => process.exit())
const watch = `setInterval(() => { if (process.ppid !== ${process.ppid}) process.kill(process.pid, 'SIGKILL') }, 1000)`
new Worker(watch, { eval: true, execArgv: [] }).unref()

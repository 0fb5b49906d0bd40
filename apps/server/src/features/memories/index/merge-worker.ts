import { parentPort, workerData } from 'node:worker_threads'
import { connectDatabase } from '../../../kernel/database/connect.ts'
import { loggable } from '../../../kernel/log/loggable.ts'
import type { MergeAnswer } from './merge-thread.ts'
import { mergeChanges } from './merge.ts'

// Merges for `merge-thread.ts`: the thread is given memories one after the other, and answers once for each.
const { database } = connectDatabase(workerData as string, { connections: 1 })

parentPort?.on('message', (memoryId: string) => {
  void mergeChanges(database, memoryId)
    .then((): MergeAnswer => ({ failure: null }))
    .catch((error: unknown): MergeAnswer => ({ failure: loggable(error) }))
    .then((answer) => parentPort?.postMessage(answer, []))
})

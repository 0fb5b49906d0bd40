import '../../../kernel/closed-prototypes.ts'
import { parentPort, workerData } from 'node:worker_threads'
import { threadChannel } from '../../../kernel/channel.ts'
import { connectDatabase } from '../../../kernel/database/connect.ts'
import { loggable } from '../../../kernel/log/loggable.ts'
import type { MergeAnswer } from './merge-thread.ts'
import { mergeChanges } from './merge.ts'

// Merges for `merge-thread.ts`: the thread is given memories one after the other, and answers once for each.
if (!parentPort) throw new Error('this runs as a thread only')
const server = threadChannel<MergeAnswer, string>(parentPort)
const { database } = connectDatabase(workerData as string, { connections: 1 })

server.listen((memoryId) => {
  void mergeChanges(database, memoryId)
    .then((): MergeAnswer => ({ failure: null }))
    .catch((error: unknown): MergeAnswer => ({ failure: loggable(error) }))
    .then((answer) => server.send(answer))
})

import '../../kernel/closed-prototypes.ts'
import { parentPort } from 'node:worker_threads'
import { hashSync, verifySync } from '@node-rs/argon2'
import { threadChannel } from '../../kernel/channel.ts'
import type { HashAnswer, HashWork } from './hash-pool.ts'

// Hashes passwords for `hash-pool.ts`.
if (!parentPort) throw new Error('this runs as a thread only')
const server = threadChannel<HashAnswer, HashWork>(parentPort)

// The library's default algorithm is Argon2id.
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

server.listen(({ password, stored }) => {
  void server.send(stored === undefined ? hashSync(password, options) : verifySync(stored, password))
})

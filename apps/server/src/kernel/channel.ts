import type { ChildProcess } from 'node:child_process'
import { on, type EventEmitter } from 'node:events'
import type { MessagePort, Worker } from 'node:worker_threads'

/**
 * One end of the line between the server and a thread or process that it started. Others use the same line: Node's
 * `--watch` reports loaded modules on it, as loaders and profilers may. So our messages travel in an envelope, and
 * everything without one is ignored.
 */
export interface Channel<Sent, Received> {
  /** Resolves once the message has been handed over. The buffers in `transfer` move to the other side. */
  send(message: Sent, transfer?: ArrayBuffer[]): Promise<void>
  /** Calls `receive` for each message. */
  listen(receive: (message: Received) => void): void
  /** The next message from now on; rejects when the other side fails or `signal` aborts. */
  next(signal?: AbortSignal): Promise<Received>
  /** All messages from now on; throws when the other side fails. */
  messages(): AsyncIterable<Received>
}

const mark = 'dragoman'
type Envelope<Message> = { [mark]: Message }

type Post = (envelope: Envelope<unknown>, transfer: ArrayBuffer[]) => Promise<void>

/** The channel to a thread, or from inside a thread to what started it. */
export function threadChannel<Sent, Received>(port: Worker | MessagePort): Channel<Sent, Received> {
  // A MessagePort is typed apart from emitters, but has `on` and `off` as a Worker does.
  return channel(port as Worker, async (envelope, transfer) => port.postMessage(envelope, transfer))
}

/** The channel to a process, or from inside a process to what started it. */
export function processChannel<Sent, Received>(peer: ChildProcess | NodeJS.Process): Channel<Sent, Received> {
  return channel(
    peer,
    (envelope) =>
      new Promise((resolve, reject) => {
        if (!peer.send) reject(new Error('this process was started without a channel'))
        else peer.send(envelope, undefined, {}, (error) => (error ? reject(error) : resolve()))
      }),
  )
}

function channel<Sent, Received>(port: EventEmitter, post: Post): Channel<Sent, Received> {
  // Messages with our mark come from the other end of this channel.
  const isOurs = (data: unknown): data is Envelope<Received> =>
    typeof data === 'object' && data !== null && mark in data

  async function* receive(incoming: AsyncIterable<unknown[]>): AsyncGenerator<Received> {
    for await (const [data] of incoming) if (isOurs(data)) yield data[mark]
  }
  return {
    send: (message, transfer = []) => post({ [mark]: message }, transfer),
    listen: (take) => void port.on('message', (data: unknown) => isOurs(data) && take(data[mark])),
    // The listener stands before this returns, so that an answer to what is sent next cannot be missed.
    async next(signal) {
      for await (const message of receive(on(port, 'message', { signal }))) return message
      throw new Error('the channel is closed')
    },
    messages: () => receive(on(port, 'message')),
  }
}

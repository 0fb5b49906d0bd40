import { EventEmitter } from 'node:events'
import { MessageChannel } from 'node:worker_threads'
import { afterEach, expect, test } from 'vitest'
import { processChannel, threadChannel } from './channel.ts'

/** Messages that Node's `--watch` posts on the ports of threads and processes. */
const foreign = [{ 'watch:import': ['file:///module.ts'] }, 'next', null, 7]

const open: MessageChannel[] = []
afterEach(() => {
  for (const { port1 } of open.splice(0)) port1.close()
})

function line() {
  const channel = new MessageChannel()
  open.push(channel)
  return channel
}

test('a thread receives what was sent through the channel and ignores what Node posts on its port', async () => {
  const { port1, port2 } = line()
  const here = threadChannel<string, number>(port1)
  const there = threadChannel<number, string>(port2)
  const received: string[] = []
  there.listen((message) => received.push(message))

  for (const message of foreign) port1.postMessage(message)
  await here.send('first')
  for (const message of foreign) port1.postMessage(message)
  await here.send('second')
  await expect.poll(() => received).toEqual(['first', 'second'])
})

test('the next message is the next one sent through the channel, even an empty value', async () => {
  const { port1, port2 } = line()
  const answer = threadChannel<string, string>(port1).next()
  for (const message of foreign) port2.postMessage(message)
  await threadChannel<string, string>(port2).send('')
  expect(await answer).toBe('')
})

test('aborting a wait for a message leaves no listener behind', async () => {
  const emitter = Object.assign(new EventEmitter(), { send: () => true }) as unknown as NodeJS.Process
  const over = new AbortController()
  const answer = processChannel<string, string>(emitter).next(over.signal)
  expect(emitter.listenerCount('message')).toBe(1)
  over.abort()
  await expect(answer).rejects.toThrow('aborted')
  expect(emitter.listenerCount('message')).toBe(0)
})

test('messages that arrive during the handling of an earlier one keep their order', async () => {
  const { port1, port2 } = line()
  const messages = threadChannel<never, number>(port1).messages()
  const sender = threadChannel<number, never>(port2)
  for (const number of [1, 2, 3]) {
    await sender.send(number)
    port2.postMessage(foreign[0])
  }
  const received: number[] = []
  for await (const message of messages) {
    received.push(message)
    if (message === 3) break
  }
  expect(received).toEqual([1, 2, 3])
})

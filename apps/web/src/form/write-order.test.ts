import { expect, it } from 'vitest'
import { WriteOrder } from './write-order.ts'

/** A state that is saved by hand: `sent` is what each write was over, `settle` ends the oldest one. */
function setUp(read: string) {
  const order = new WriteOrder(read)
  const sent: string[] = []
  const waiting: ((saved: string | undefined) => void)[] = []
  const write = (from?: string) =>
    order.write((over) => {
      sent.push(over)
      return new Promise((settle) => waiting.push(settle))
    }, from)
  const settled = () => new Promise(setImmediate)
  const settle = async (saved: string | undefined) => {
    waiting.shift()!(saved)
    await settled()
  }
  return { order, sent, write, settle, settled }
}

it('a write waits for the one before, and is over the state that it has left', async () => {
  const { sent, write, settle, settled } = setUp('1')
  write()
  write()
  write()
  await settled()
  expect(sent).toEqual(['1'])
  await settle('2')
  expect(sent).toEqual(['1', '2'])
  await settle('3')
  expect(sent).toEqual(['1', '2', '3'])
})

it('a write after a saved one is over the saved state, even before the page shows it', async () => {
  const { order, sent, write, settle, settled } = setUp('1')
  write()
  await settled()
  await settle('2')
  write()
  await settled()
  expect(sent).toEqual(['1', '2'])
  await settle('3')
  order.show('3, and what someone else has changed')
  write()
  await settled()
  expect(sent.at(-1)).toBe('3, and what someone else has changed')
})

it('a refused write leaves what was there', async () => {
  const { sent, write, settle, settled } = setUp('1')
  write()
  write()
  write()
  await settled()
  await settle('2')
  await settle(undefined)
  expect(sent).toEqual(['1', '2', '2'])
  await settle(undefined)
  write()
  await settled()
  expect(sent.at(-1)).toBe('2')
})

it('a waiting write does not overwrite a change that someone else has made meanwhile', async () => {
  const { order, sent, write, settle, settled } = setUp('1')
  write()
  write()
  await settled()
  order.show('2, and what someone else has changed')
  await settle('2')
  expect(sent).toEqual(['1', '2'])
})

it('an undo is over the state that it takes back, whatever was saved since', async () => {
  const { sent, write, settle, settled } = setUp('1')
  write()
  await settled()
  await settle('2')
  write()
  write('2')
  await settled()
  await settle('3')
  expect(sent).toEqual(['1', '2', '2'])
})
